import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LeafletProps } from '../../../views/components/map.tsx';
import { inLanguage, useLanguage } from '../../../views/paths.ts';
import { useSite } from '../../../views/site.ts';
import { useTranslation } from '../../../views/translation.ts';
import { type DrawnMap, drawMap } from './draw.ts';

/** The map in the browser: Leaflet on our own layers, or on a tile server if one is set. */
export default function LeafletMap({
  name,
  highlighted,
  onHighlight,
  onGround,
  ...rest
}: LeafletProps) {
  const { t } = useTranslation('map');
  const { map: layers, mapTileUrl } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const highlight = useRef(onHighlight);
  // A page that renders again with an equal subject must not draw the map anew.
  const subject = JSON.stringify(rest);

  useEffect(() => {
    highlight.current = onHighlight;
  }, [onHighlight]);

  useEffect(() => {
    let isGone = false;
    const { markers, ...view }: Omit<LeafletProps, 'name' | 'onGround'> = JSON.parse(subject);
    const addresses = new Map(
      markers.map(({ path }) => [path && inLanguage(path, language), path]),
    );
    const draw = async () => {
      const { default: L } = await import('leaflet');
      if (isGone || !box.current) return;
      const places = markers.map((marker) => ({
        ...marker,
        path: marker.path && inLanguage(marker.path, language),
      }));
      drawn.current = drawMap(
        L,
        box.current,
        { ...view, markers: places },
        {
          layers,
          tiles: mapTileUrl,
          language,
          texts: { credit: t('common:map.credit'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') },
          onOpen: navigate,
          onGround,
          onHighlight: (address) => highlight.current?.(addresses.get(address)),
        },
      );
    };
    draw();
    return () => {
      isGone = true;
      drawn.current?.map.remove();
      drawn.current = undefined;
    };
  }, [subject, layers, mapTileUrl, language, navigate, onGround, t]);

  useEffect(() => {
    for (const { marker, leaflet } of drawn.current?.markers ?? []) {
      const isLit = highlighted !== undefined && marker.path === inLanguage(highlighted, language);
      leaflet.getElement()?.classList.toggle('map__marker--lit', isLit);
    }
  }, [highlighted, language]);

  return (
    <>
      <link rel="stylesheet" href={layers['leaflet.css']} precedence="map" />
      <section className="map__box" ref={box} aria-label={name} />
    </>
  );
}
