import type * as Leaflet from 'leaflet';
import { type Box, takePlace } from './boxes.ts';
import type { Label } from './labels.ts';
import { textWidth } from './text-width.ts';

const HEIGHT = 16;
const DOT = 5;

/** Sizes of the names in pixels; the stylesheet has the same. */
const SIZE: Partial<Record<Label['kind'], number>> = { country: 26, area: 15, capital: 14 };

/** Adds the names that fit at this zoom; what already stands there, `taken`, keeps its place. */
export function showNames(
  L: typeof Leaflet,
  map: Leaflet.Map,
  layer: Leaflet.LayerGroup,
  labels: Label[],
  taken: Box[],
) {
  const zoom = map.getZoom();
  for (const label of labels) {
    if (zoom < label.from || zoom > label.to) continue;
    const at = map.latLngToLayerPoint([label.lat, label.lng]);
    const width = textWidth(label.text, SIZE[label.kind] ?? 13) + 4;
    const box = takePlace(
      taken,
      hasDot(label) ? beside(at, width) : [around(at, width, SIZE[label.kind])],
    );
    if (!box) continue;
    const element = document.createElement('span');
    element.textContent = label.text;
    element.style.left = `${box.x - at.x}px`;
    element.style.top = `${box.y - at.y}px`;
    element.style.width = `${box.width}px`;
    element.style.lineHeight = `${box.height}px`;
    const icon = L.divIcon({
      html: element,
      className: `map__name map__name--${label.kind}`,
      iconSize: [0, 0],
    });
    const marker = L.marker([label.lat, label.lng], {
      icon,
      keyboard: false,
      interactive: false,
    }).addTo(layer);
    marker.getElement()?.setAttribute('aria-hidden', 'true');
  }
}

const hasDot = ({ kind }: Label) => kind === 'town' || kind === 'capital' || kind === 'abroad';

function beside({ x, y }: Leaflet.Point, width: number): Box[] {
  const box = { width, height: HEIGHT };
  const [right, left, middle] = [x + DOT, x - DOT - width, x - width / 2];
  const [above, level, below] = [y - DOT - HEIGHT, y - HEIGHT / 2, y + DOT];
  return [
    { ...box, x: right, y: level },
    { ...box, x: left, y: level },
    { ...box, x: middle, y: above },
    { ...box, x: middle, y: below },
    { ...box, x: x - DOT, y: below },
    { ...box, x: x - DOT, y: above },
    { ...box, x: x + DOT - width, y: below },
    { ...box, x: x + DOT - width, y: above },
  ];
}

function around({ x, y }: Leaflet.Point, width: number, height = HEIGHT): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
