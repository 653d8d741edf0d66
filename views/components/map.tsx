import loadable from '@loadable/component';
import type { Location } from '../../shared/contract/destination.ts';
import { Link } from './link.tsx';

export interface Marker extends Location {
  name: string;
  /** The page of the place, an address of `paths`; none for a stop without a page. */
  path?: string;
}

export interface MapProps {
  /** What the map shows, for people who do not see it. */
  name: string;
  markers: Marker[];
  centre: Location;
  zoom: number;
  /** Joins the markers in their order. */
  route?: boolean;
}

const LeafletMap = loadable(() => import('../../client/islands/map/map.tsx'), { ssr: false });

/** A map of our own drawing; until its script is there, and without one, the places are a list. */
export function Map(props: MapProps) {
  return (
    <div className="map">
      <LeafletMap {...props} fallback={<Places {...props} />} />
    </div>
  );
}

function Places({ name, markers }: MapProps) {
  return (
    <ul className="map__places" aria-label={name}>
      {markers.map((marker) => (
        <li key={marker.name}>
          {marker.path ? <Link to={marker.path}>{marker.name}</Link> : marker.name}
        </li>
      ))}
    </ul>
  );
}
