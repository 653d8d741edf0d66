import type { Map as Leaflet } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MapProps } from '../../../views/components/map.tsx';
import { inLanguage, useLanguage } from '../../../views/paths.ts';
import { useSite } from '../../../views/site.ts';
import { addBasemap } from './basemap.ts';
import { addMarkers } from './markers.ts';

/** The map in the browser: Leaflet on our own layers, or on a tile server if one is set. */
export default function LeafletMap({ name, markers, centre, zoom, route = false }: MapProps) {
  const { t } = useTranslation('common');
  const { map: layers, mapTileUrl } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let map: Leaflet | undefined;
    let isGone = false;
    const draw = async () => {
      const { default: L } = await import('leaflet');
      if (isGone || !box.current) return;
      map = L.map(box.current, {
        center: centre,
        zoom,
        minZoom: 6,
        maxZoom: 13,
        scrollWheelZoom: false,
        zoomSnap: 0.5,
      });
      map.attributionControl.setPrefix(false);
      map.attributionControl.addAttribution(t('map.credit'));
      map.zoomControl.setPosition('topright');
      const places = markers.map((marker) => ({
        ...marker,
        path: marker.path && inLanguage(marker.path, language),
      }));
      addMarkers(L, map, places, { route, onOpen: navigate });
      await addBasemap(L, map, { layers, tiles: mapTileUrl, language });
    };
    draw();
    return () => {
      isGone = true;
      map?.remove();
    };
  }, [markers, centre, zoom, route, layers, mapTileUrl, language, navigate, t]);

  return (
    <>
      <link rel="stylesheet" href={layers['leaflet.css']} precedence="map" />
      <section className="map__box" ref={box} aria-label={name} />
    </>
  );
}
