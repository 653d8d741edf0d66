import type { Location } from '../../shared/contract/destination.ts';

/** What `views/art/map.svg` covers, and its size: the country in Mercator's projection. */
export const FRAME = { west: -0.2, east: 4.9, north: 12.6, south: 5.7, width: 510, height: 699 };
/** Pixels that stay free around a route. */
export const ROUTE_MARGIN = 56;
/** A route of a few kilometres is shown with its surroundings: at least so many degrees. */
const LEAST = 0.6;

/** Where a place is on the picture. */
export function toPoint({ lat, lng }: Location) {
  const { west, east, north, south, width, height } = FRAME;
  const [top, bottom] = [mercator(north), mercator(south)];
  return {
    x: ((lng - west) / (east - west)) * width,
    y: ((top - mercator(lat)) / (top - bottom)) * height,
  };
}

/** How many pixels of a map at this zoom one pixel of the picture is. */
export function scaleAt(zoom: number): number {
  return (256 * 2 ** zoom * (FRAME.east - FRAME.west)) / 360 / FRAME.width;
}

/** The corners of what a route shows. */
export function routeBounds(stops: Location[]) {
  const [south, north] = span(stops.map(({ lat }) => lat));
  const [west, east] = span(stops.map(({ lng }) => lng));
  return { southWest: { lat: south, lng: west }, northEast: { lat: north, lng: east } };
}

function span(values: number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, LEAST - (high - low)) / 2;
  return [low - missing, high + missing];
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
