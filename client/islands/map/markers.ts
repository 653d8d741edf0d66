import type * as Leaflet from 'leaflet';
import type { Marker } from '../../../views/components/map.tsx';
import { isPlainPress } from '../../../views/components/plain-press.ts';
import { type Box, isInside, type Point, takePlace, touches } from './boxes.ts';
import { textWidth } from './text-width.ts';

/** The height that a finger needs. */
const TARGET = 44;
const DOT = 20;
const GAP = 14;
/** How far from its point a name may stand, across and down, when nearer places are taken; a line then leads to it. */
const ACROSS = [0, 20, 44, 72, 104, 140];
const DOWN = [0, 24, -24, 46, -46, 70, -70, 96, -96, 126, -126, 160, -160];

export interface PlacedMarker {
  marker: Marker;
  leaflet: Leaflet.Marker;
  element: HTMLElement;
  width: number;
}

interface Options {
  onOpen(path: string): void;
  onHighlight(path: string | undefined): void;
}

/** Markers are links in the order of the list, so that keys, new tabs and screen readers treat them as what they are. */
export function addMarkers(
  L: typeof Leaflet,
  map: Leaflet.Map,
  markers: Marker[],
  options: Options,
): PlacedMarker[] {
  return unique(markers).map((marker) => {
    const element = markerElement(marker, options);
    const icon = L.divIcon({ html: element, className: 'map__marker', iconSize: [0, 0] });
    const leaflet = L.marker([marker.lat, marker.lng], { icon, keyboard: false }).addTo(map);
    element.addEventListener('focus', () => {
      // The browser scrolls a focused link into view inside the map's box: the map must move instead.
      map.getContainer().scrollTo(0, 0);
      map.panInside([marker.lat, marker.lng], {
        padding: [TARGET * 2, TARGET * 2],
        animate: false,
      });
      // And the page has scrolled to where the link was before.
      element.scrollIntoView({ block: 'nearest' });
    });
    return { marker, leaflet, element, width: textWidth(marker.name, 15, 700) + 16 };
  });
}

/** The boxes of the points themselves: nothing may cover them. */
export function dotsOf(map: Leaflet.Map, markers: PlacedMarker[]): Box[] {
  return markers.map(({ leaflet }) => {
    const { x, y } = map.latLngToLayerPoint(leaflet.getLatLng());
    return { x: x - DOT / 2, y: y - DOT / 2, width: DOT, height: DOT };
  });
}

/** Gives every marker's name a free place of its own at this zoom, and adds it to `taken`. */
export function placeMarkers(map: Leaflet.Map, markers: PlacedMarker[], taken: Box[]) {
  const corner = map.containerPointToLayerPoint([0, 0]);
  const { x: width, y: height } = map.getSize();
  const view: Box = { x: corner.x, y: corner.y, width, height };
  const lines: [Point, Point][] = [];
  for (const { element, leaflet, width: textWide } of markers) {
    const point = map.latLngToLayerPoint(leaflet.getLatLng());
    const others = taken.filter((box) => !isAround(box, point));
    const places = placesAround(point, textWide);
    // A line crosses no name and no point, whichever was there first.
    const clear = places.filter(
      (box) =>
        !others.some((other) => touches(other, point, nearEnd(box, point))) &&
        !lines.some(([from, to]) => touches(box, from, to)),
    );
    const frame = map.getBounds().contains(leaflet.getLatLng()) ? view : undefined;
    const place =
      takePlace(others, clear, frame) ??
      takePlace(others, places, frame) ??
      takePlace(others, places) ??
      places[0];
    if (!place) continue;
    taken.push(place);
    lines.push([point, nearEnd(place, point)]);
    setPlace(element, place, point);
  }
}

const isAround = (box: Box, { x, y }: Point) => isInside({ x, y, width: 0, height: 0 }, box);

/** Places for a name of that width right and left of its point, the nearest first. */
function placesAround({ x, y }: Point, width: number): Box[] {
  const steps = ACROSS.flatMap((across) => DOWN.map((down) => ({ across, down })));
  steps.sort((a, b) => Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down));
  return steps.flatMap(({ across, down }) => {
    const box = { y: y - TARGET / 2 + down, width, height: TARGET };
    return [
      { ...box, x: x + GAP + across },
      { ...box, x: x - GAP - across - width },
    ];
  });
}

/** Where the line from a point meets its name. */
function nearEnd({ x, y, width, height }: Box, point: Point): Point {
  return { x: x > point.x ? x : x + width, y: y + height / 2 };
}

function setPlace(element: HTMLElement, place: Box, point: Point) {
  const end = nearEnd(place, point);
  const [across, down] = [end.x - point.x, end.y - point.y];
  const lengths = {
    '--x': place.x - point.x,
    '--y': place.y - point.y,
    '--length': Math.hypot(across, down),
  };
  for (const [name, value] of Object.entries(lengths))
    element.style.setProperty(name, `${value}px`);
  element.style.setProperty('--angle', `${Math.atan2(down, across)}rad`);
}

function markerElement({ name, path }: Marker, { onOpen, onHighlight }: Options): HTMLElement {
  const element = document.createElement(path ? 'a' : 'span');
  element.className = 'map__place';
  const label = document.createElement('span');
  label.className = 'map__label';
  label.textContent = name;
  const line = document.createElement('i');
  line.className = 'map__leader';
  element.append(line, label);
  if (path && element instanceof HTMLAnchorElement) {
    element.href = path;
    for (const event of ['mouseenter', 'focus'])
      element.addEventListener(event, () => onHighlight(path));
    for (const event of ['mouseleave', 'blur'])
      element.addEventListener(event, () => onHighlight(undefined));
    element.addEventListener('click', (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      onOpen(path);
    });
  }
  return element;
}

/** A route may come back to where it began: that place is named once. */
function unique(markers: Marker[]): Marker[] {
  return markers.filter(
    ({ lat, lng, name }, index) =>
      markers.findIndex(
        (other) => other.name === name && other.lat === lat && other.lng === lng,
      ) === index,
  );
}
