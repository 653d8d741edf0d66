import loadable from '@loadable/component';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Location } from '../../shared/contract/destination.ts';
import { Link } from './link.tsx';
import { MapPicture } from './map-picture.tsx';
import { patiently } from './network.ts';

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
  /** The path of the marker that stands out. */
  highlighted?: string | undefined;
  /** The visitor points at a marker, or no longer. */
  onHighlight?(path: string | undefined): void;
}

export interface LeafletProps extends MapProps {
  /** The map shows its own ground, or another part of it than at first. */
  onGround(): void;
}

const LeafletMap = loadable(() => patiently(() => import('../../client/islands/map/map.tsx')), {
  ssr: false,
});

/**
 * A map of our own drawing. Its script is fetched when the map comes near the view, never where it is hidden; until
 * then, and without a script, a picture of the country shows the places and a list links to them. The picture stays
 * below the map until that has its ground.
 */
export function PlaceMap(props: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasGround, setGround] = useState(false);
  const onGround = useCallback(() => setGround(true), []);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const places = <Places {...props} />;
  return (
    <div className="map" ref={box}>
      {!hasGround && <MapPicture {...props} />}
      {isNear ? <LeafletMap {...props} onGround={onGround} fallback={places} /> : places}
    </div>
  );
}

function Places({ name, markers }: MapProps) {
  return (
    <ul className="map__places" aria-label={name}>
      {markers.map((marker, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a place twice, and its order is fixed
        <li key={`${index} ${marker.name}`}>
          {marker.path ? <Link to={marker.path}>{marker.name}</Link> : <span>{marker.name}</span>}
        </li>
      ))}
    </ul>
  );
}
