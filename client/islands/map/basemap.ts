import type { Feature, FeatureCollection, Position } from 'geojson';
import type * as Leaflet from 'leaflet';
import type { Language } from '../../../shared/i18n/languages.ts';
import { type Label, labelsOf } from './labels.ts';

/** What our own layers cover; beyond them there is nothing to see. */
export const COVERED = { south: 5.5, west: -0.5, north: 13, east: 5 };

/** Where the coast leaves our layers. */
const COAST_IN_THE_EAST = 5.858;

// From the ground up.
const LAYERS = ['sea', 'neighbours', 'country', 'parks', 'departments', 'water', 'roads'] as const;

interface Options {
  /** Addresses of our own layers, by file name. */
  layers: Record<string, string>;
  language: Language;
}

/** Draws the ground of the map from the site's own files, so that no request leaves it; answers the names on it. */
export async function addBasemap(
  L: typeof Leaflet,
  map: Leaflet.Map,
  { layers, language }: Options,
): Promise<Label[]> {
  const read = async (name: string): Promise<FeatureCollection> =>
    (await fetch(layers[`${name}.geojson`] ?? '')).json();
  const [places, ...grounds] = await Promise.all([read('places'), ...LAYERS.map(read)]);
  // Removed meanwhile: the visitor has gone on.
  if (!map.getPane('mapPane')?.isConnected) return [];
  addOpenSea(L, map);
  grounds.forEach((data, index) => {
    const name = LAYERS[index];
    const shown =
      name === 'neighbours' ? { ...data, features: data.features.map(toBorders) } : data;
    L.geoJSON(shown, {
      interactive: false,
      style: (feature) => ({ className: `map__layer map__layer--${name} ${kindOf(feature)}` }),
    }).addTo(map);
  });
  const [parks, water] = [grounds[LAYERS.indexOf('parks')], grounds[LAYERS.indexOf('water')]];
  return labelsOf({ places, parks, water }, language);
}

function kindOf(feature: Feature | undefined): string {
  const { kind, class: roadClass, rank } = feature?.properties ?? {};
  return [kind, roadClass, rank && `rank-${rank}`]
    .filter(Boolean)
    .map((name) => `map__layer--${name}`)
    .join(' ');
}

/** The sea goes on where our layers end, so that a wide map has no edge in the water. */
function addOpenSea(L: typeof Leaflet, map: Leaflet.Map) {
  const style = { className: 'map__layer map__layer--sea', interactive: false };
  L.rectangle(
    [
      [-5, -20],
      [COVERED.south + 0.01, 25],
    ],
    style,
  ).addTo(map);
  L.rectangle(
    [
      [-5, COVERED.east - 0.01],
      [COAST_IN_THE_EAST, 25],
    ],
    style,
  ).addTo(map);
}

/** Outlines as lines without the edges at which our layers were cut: those are no borders. */
function toBorders({ geometry, ...feature }: Feature): Feature {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  const lines = polygons.flat().flatMap((ring) => {
    const runs: Position[][] = [[]];
    for (const point of ring) {
      if (isCut(point)) runs.push([]);
      else runs.at(-1)?.push(point);
    }
    return runs.filter((run) => run.length > 1);
  });
  return { ...feature, geometry: { type: 'MultiLineString', coordinates: lines } };
}

function isCut([lng = 0, lat = 0]: Position): boolean {
  const { south, west, north, east } = COVERED;
  return lng <= west || lng >= east || lat <= south || lat >= north;
}
