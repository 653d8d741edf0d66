import type * as Leaflet from 'leaflet';
import type { Marker } from '../../../views/components/map.tsx';

interface Options {
  route: boolean;
  onOpen(path: string): void;
}

/** Markers are links, so that keys, new tabs and screen readers treat them as what they are. */
export function addMarkers(
  L: typeof Leaflet,
  map: Leaflet.Map,
  markers: Marker[],
  { route, onOpen }: Options,
) {
  if (route) {
    const line = markers.map(({ lat, lng }) => L.latLng(lat, lng));
    L.polyline(line, { className: 'map__route', interactive: false }).addTo(map);
    map.fitBounds(L.latLngBounds(line), { padding: [48, 48], maxZoom: 10, animate: false });
  }
  for (const marker of markers) {
    const icon = L.divIcon({
      html: markerElement(marker, onOpen),
      className: 'map__marker',
      iconSize: [0, 0],
    });
    L.marker([marker.lat, marker.lng], { icon, keyboard: false }).addTo(map);
  }
}

function markerElement({ name, path }: Marker, onOpen: Options['onOpen']): HTMLElement {
  const element = document.createElement(path ? 'a' : 'span');
  element.className = 'map__place';
  const label = document.createElement('span');
  label.textContent = name;
  element.append(label);
  if (path && element instanceof HTMLAnchorElement) {
    element.href = path;
    element.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onOpen(path);
    });
  }
  return element;
}
