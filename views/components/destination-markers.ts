import type { DestinationCard } from '../../shared/contract/destination.ts';
import { paths } from '../paths.ts';
import type { Marker } from './map.tsx';

/** The middle of the country and the zoom that shows all of it (specification 9). */
export const COUNTRY = { centre: { lat: 8.79, lng: 2.39 }, zoom: 7 };

/** Markers for the destinations that have a place on the map. */
export function destinationMarkers(cards: DestinationCard[]): Marker[] {
  return cards.flatMap(({ name, uri, map: { location } }) =>
    location ? [{ name, path: paths.destination(uri), ...location }] : [],
  );
}
