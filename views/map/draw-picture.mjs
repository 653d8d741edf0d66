// Draws views/art/map.svg, which stands in for the map where there is no script. Run it after a change of a layer:
// node views/map/draw-picture.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The frame of views/components/map-frame.ts.
const FRAME = { west: -0.2, east: 4.9, north: 12.6, south: 5.7, width: 510, height: 699 };
const OUTSIDE = 9;

const mercator = (lat) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const [top, bottom] = [mercator(FRAME.north), mercator(FRAME.south)];
const toPoint = ([lng, lat]) => [
  ((lng - FRAME.west) / (FRAME.east - FRAME.west)) * FRAME.width,
  ((top - mercator(lat)) / (top - bottom)) * FRAME.height,
];

/** Ramer, Douglas and Peucker: leaves out points that lie nearer to the line than `tolerance` pixels. */
function simplify(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = { distance: 0, index: 0 };
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = [points[index][0] - first[0], points[index][1] - first[1]];
    const distance = length > 0 ? Math.abs(dx * y - dy * x) / length : Math.hypot(x, y);
    if (distance > farthest.distance) farthest = { distance, index };
  }
  if (farthest.distance <= tolerance) return [first, last];
  const { index } = farthest;
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ];
}

const clamp = (value, max) => Math.round(Math.max(-OUTSIDE, Math.min(max + OUTSIDE, value)));
const path = (points) =>
  `M${points.map(([x, y]) => `${clamp(x, FRAME.width)} ${clamp(y, FRAME.height)}`).join(' ')}`;

function ringPath(ring, tolerance) {
  const points = ring.map(toPoint);
  // In two halves: a closed line has no two ends to start from.
  const half = Math.floor(points.length / 2);
  const first = simplify(points.slice(0, half + 1), tolerance).slice(0, -1);
  const second = simplify(points.slice(half), tolerance).slice(0, -1);
  const corners = [...first, ...second];
  return corners.length > 3 ? `${path(corners)}Z` : '';
}

function polygons({ type, coordinates }) {
  if (type === 'Polygon') return [coordinates];
  return type === 'MultiPolygon' ? coordinates : [];
}

function lines({ type, coordinates }) {
  if (type === 'LineString') return [coordinates];
  return type === 'MultiLineString' ? coordinates : [];
}

const layer = (name) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.geojson`), 'utf8')).features;
const areas = (features, tolerance) =>
  features
    .flatMap(({ geometry }) => polygons(geometry))
    .map(([ring]) => ringPath(ring, tolerance))
    .join('');
const ways = (features, tolerance) =>
  features
    .flatMap(({ geometry }) => lines(geometry))
    .map((line) => path(simplify(line.map(toPoint), tolerance)))
    .join('');

const water = layer('water');
const rivers = water.filter(({ properties }) => properties.rank < 3);
const roads = layer('roads').filter(({ properties }) => properties.class !== 'tertiary');
const { width, height } = FRAME;

writeFileSync(
  join(import.meta.dirname, '../art/map.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path fill="#1B2750" d="M0 0H${width}V${height}H0Z"/>
<path fill="#62C0B5" d="${areas(layer('sea'), 1.5)}"/>
<path fill="none" stroke="#CFC0A8" stroke-opacity=".45" stroke-dasharray="4 4" d="${areas(layer('neighbours'), 2)}"/>
<path fill="#F2E6CE" stroke="#E2A42B" stroke-width="4" stroke-linejoin="round" d="${areas(layer('country'), 1)}"/>
<path fill="#8CBF78" d="${areas(layer('parks'), 1)}"/>
<path fill="none" stroke="#1A5A72" stroke-width="1.2" d="${ways(rivers, 1.2)}"/>
<path fill="#62C0B5" stroke="#1A5A72" d="${areas(water, 0.7)}"/>
<path fill="none" stroke="#A4321B" stroke-width="1.6" d="${ways(roads, 1)}"/>
</svg>
`,
);
