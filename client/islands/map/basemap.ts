import type { FeatureCollection } from 'geojson';
import type * as Leaflet from 'leaflet';
import type { Language } from '../../../shared/i18n/languages.ts';

interface Options {
  /** Addresses of our own layers, by file name. */
  layers: Record<string, string>;
  /** A tile server's address pattern; undefined: our own layers. */
  tiles: string | undefined;
  language: Language;
}

// From the ground up.
const LAYERS = ['sea', 'neighbours', 'country', 'parks', 'departments', 'water', 'roads'] as const;
/** Towns up to this rank are named from this zoom on. */
const NAMED_FROM = { 1: 6, 2: 8, 3: 9, 4: 11 } as const;

/** The ground of the map: drawn from the site's own files, so that no request leaves the site. */
export async function addBasemap(
  L: typeof Leaflet,
  map: Leaflet.Map,
  { layers, tiles, language }: Options,
) {
  if (tiles) {
    L.tileLayer(tiles).addTo(map);
    return;
  }
  const read = async (name: string): Promise<FeatureCollection> =>
    (await fetch(layers[`${name}.geojson`] ?? '')).json();
  const [places, ...grounds] = await Promise.all([read('places'), ...LAYERS.map(read)]);
  // Removed meanwhile: the visitor has gone on.
  if (!map.getPane('mapPane')?.isConnected) return;
  grounds.forEach((data, index) => {
    const className = `map__layer map__layer--${LAYERS[index]}`;
    L.geoJSON(data, {
      interactive: false,
      style: (feature) => ({
        className: `${className} map__layer--${feature?.properties?.kind ?? 'line'}`,
      }),
    }).addTo(map);
  });
  addTownNames(L, map, places, language);
}

function addTownNames(
  L: typeof Leaflet,
  map: Leaflet.Map,
  places: FeatureCollection,
  language: Language,
) {
  const towns = places.features.flatMap((feature) => {
    if (feature.geometry.type !== 'Point') return [];
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    const { rank = 4, kind } = feature.properties ?? {};
    const label = document.createElement('span');
    label.textContent = feature.properties?.[`name_${language}`] ?? feature.properties?.name ?? '';
    const icon = L.divIcon({
      html: label,
      className: `map__town map__town--${kind}`,
      iconSize: [0, 0],
    });
    const marker = L.marker([lat, lng], { icon, keyboard: false, interactive: false });
    return [{ marker, from: NAMED_FROM[rank as keyof typeof NAMED_FROM] ?? 11 }];
  });
  const update = () => {
    const zoom = map.getZoom();
    for (const { marker, from } of towns) {
      if (zoom >= from) marker.addTo(map);
      else marker.remove();
    }
  };
  map.on('zoomend', update);
  update();
}
