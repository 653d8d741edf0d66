import { useArt } from '../site.ts';
import type { MapProps } from './map.tsx';
import { FRAME, routeBounds, scaleAt, toPoint } from './map-frame.ts';

type Props = Pick<MapProps, 'markers' | 'centre' | 'zoom' | 'route'>;

/** The sea goes on below the picture. */
const SEA = `M-2000 ${FRAME.height - 1}h5000v2000h-5000z`;

const round = (value: number) => Math.round(value * 10) / 10;

/** The country with the places as points, drawn just where the map will be: stands in for it until it is there. */
export function MapPicture({ markers, centre, zoom, route = false }: Props) {
  const points = markers.map(toPoint);
  const { x, y } = toPoint(centre);
  const scale = scaleAt(zoom);
  const sheet = (
    <>
      <path className="map__sea" d={SEA} />
      <image href={useArt('map.svg')} width={FRAME.width} height={FRAME.height} />
      {route && (
        <polyline
          className="map__route"
          points={points.map((point) => `${round(point.x)},${round(point.y)}`).join(' ')}
        />
      )}
      {/* Hardly longer than a point: its square end, which stands on a corner then, is as large at every scale. */}
      {points.map((point) => (
        <g key={`${point.x} ${point.y}`} className="map__point">
          <path className="map__point-hem" d={`M${round(point.x)} ${round(point.y)}l.01 .01`} />
          <path d={`M${round(point.x)} ${round(point.y)}l.01 .01`} />
        </g>
      ))}
    </>
  );
  if (route)
    return (
      <svg
        className="map__picture map__picture--route"
        viewBox={boxOf(markers)}
        aria-hidden="true"
        focusable="false"
      >
        {sheet}
      </svg>
    );
  return (
    <svg className="map__picture" aria-hidden="true" focusable="false">
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <g transform={`scale(${scale.toFixed(4)}) translate(${round(-x)} ${round(-y)})`}>{sheet}</g>
      </svg>
    </svg>
  );
}

/** The part of the picture that a route needs, as a viewBox. */
function boxOf(stops: Props['markers']): string {
  const { southWest, northEast } = routeBounds(stops);
  const [from, to] = [toPoint(southWest), toPoint(northEast)];
  return [from.x, to.y, to.x - from.x, from.y - to.y].map(round).join(' ');
}
