import type { Feature, FeatureCollection } from 'geojson';
import type { Language } from '../../../shared/i18n/languages.ts';

/** A name on the ground of the map. */
export interface Label {
  text: string;
  kind: 'town' | 'capital' | 'abroad' | 'area' | 'country' | 'water' | 'park';
  lat: number;
  lng: number;
  /** The zooms at which it is shown. */
  from: number;
  to: number;
}

/** The few towns by which everybody finds the way: they are named before anything else. */
export const isMajor = ({ kind, from }: Label) =>
  (kind === 'capital' || kind === 'town') && from <= 6;

interface Layers {
  places: FeatureCollection;
  parks: FeatureCollection | undefined;
  water: FeatureCollection | undefined;
}

const DEEPEST = 20;
/** Towns of these ranks are named from this zoom on; those abroad a step later, as they are not the subject. */
const TOWN_FROM = [6, 6, 7, 8.5, 10];
const AREA_KINDS = ['country', 'sea', 'mountains'];

/** The names of the map, the most important first. */
export function labelsOf({ places, parks, water }: Layers, language: Language): Label[] {
  const named = (feature: Feature) =>
    feature.properties?.[`name_${language}`] ?? feature.properties?.name ?? '';
  const towns = places.features.flatMap((feature): Label[] => {
    if (feature.geometry.type !== 'Point') return [];
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    const { rank = 4, kind, country } = feature.properties ?? {};
    const at = { text: named(feature), lat, lng };
    if (kind === 'country')
      return [{ ...at, kind: country === 'BJ' ? 'country' : 'area', from: 6, to: 8.5 }];
    if (AREA_KINDS.includes(kind))
      return [{ ...at, kind: kind === 'sea' ? 'water' : 'area', from: rank + 5.5, to: 10 }];
    const isHome = country === 'BJ';
    const from = (TOWN_FROM[rank] ?? 10) + (isHome ? 0 : 0.5);
    return [
      {
        ...at,
        kind: isHome ? (kind === 'capital' ? 'capital' : 'town') : 'abroad',
        from,
        to: DEEPEST,
      },
    ];
  });
  const surfaces = (data: FeatureCollection | undefined, kind: Label['kind'], from: number) =>
    (data?.features ?? []).flatMap((feature): Label[] => {
      const centre = middleOf(feature);
      return centre && named(feature)
        ? [{ text: named(feature), kind, ...centre, from, to: DEEPEST }]
        : [];
    });
  const order = ['country', 'capital', 'town', 'park', 'area', 'water', 'abroad'];
  return [...towns, ...surfaces(parks, 'park', 8), ...surfaces(water, 'water', 9.5)].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.from - b.from,
  );
}

/** The middle of the box around a polygon: near enough for a name. */
function middleOf({ geometry }: Feature): { lat: number; lng: number } | undefined {
  if (geometry.type !== 'Polygon') return undefined;
  const [ring = []] = geometry.coordinates;
  const span = (axis: number) => {
    const values = ring.map((point) => point[axis] ?? 0);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { lng: span(0), lat: span(1) };
}
