import type { Location } from '../../shared/contract/destination.ts';
import { useArt } from '../site.ts';

/** What `views/art/map.svg` covers, and its size: the country in Mercator's projection. */
const FRAME = { west: -0.2, east: 4.9, north: 12.6, south: 5.7, width: 510, height: 699 };

interface Props {
  markers: Location[];
  route: boolean;
}

/** The country with the places as points: stands in for the map where there is no script. */
export function MapPicture({ markers, route }: Props) {
  const points = markers.map(toPoint);
  const { width, height } = FRAME;
  return (
    <svg
      className="map__picture"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <image href={useArt('map.svg')} width={width} height={height} />
      {route && (
        <polyline className="map__route" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {points.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className="map__point"
          d={`M${x} ${y - 9} ${x + 9} ${y} ${x} ${y + 9} ${x - 9} ${y}Z`}
        />
      ))}
    </svg>
  );
}

function toPoint({ lat, lng }: Location) {
  const { west, east, north, south, width, height } = FRAME;
  const [top, bottom] = [mercator(north), mercator(south)];
  return {
    x: Math.round(((lng - west) / (east - west)) * width),
    y: Math.round(((top - mercator(lat)) / (top - bottom)) * height),
  };
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
