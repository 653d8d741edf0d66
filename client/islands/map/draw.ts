import type * as Leaflet from 'leaflet';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { MapProps } from '../../../views/components/map.tsx';
import { ROUTE_MARGIN, routeBounds } from '../../../views/components/map-frame.ts';
import { reportError } from '../../report-error.ts';
import { addBasemap, COVERED } from './basemap.ts';
import { isMajor, type Label } from './labels.ts';
import { addMarkers, dotsOf, type PlacedMarker, placeMarkers } from './markers.ts';
import { showNames } from './names.ts';

interface Options {
  layers: Record<string, string>;
  /** A tile server's address pattern; undefined: our own layers. */
  tiles: string | undefined;
  language: Language;
  texts: { credit: string; zoomIn: string; zoomOut: string };
  onOpen(path: string): void;
  /** What the map shows is its own from now on. */
  onGround(): void;
  onHighlight(path: string | undefined): void;
}

export interface DrawnMap {
  map: Leaflet.Map;
  markers: PlacedMarker[];
}

type Subject = Pick<MapProps, 'markers' | 'centre' | 'zoom' | 'route'>;

/** Draws the map into its box; the ground follows when its files have come. */
export function drawMap(
  L: typeof Leaflet,
  box: HTMLElement,
  subject: Subject,
  options: Options,
): DrawnMap {
  const map = createMap(L, box, subject, options.texts);
  if (subject.route) addRoute(L, map, subject.markers);
  keepInside(L, map);
  const markers = addMarkers(L, map, subject.markers, options);
  const names = L.layerGroup().addTo(map);
  let labels: Label[] = [];
  const arrange = () => {
    names.clearLayers();
    const taken = dotsOf(map, markers);
    showNames(L, map, names, labels.filter(isMajor), taken);
    placeMarkers(map, markers, taken);
    showNames(
      L,
      map,
      names,
      labels.filter((label) => !isMajor(label)),
      taken,
    );
  };
  map.on('zoomend resize', arrange);
  map.once('movestart zoomstart', options.onGround);
  arrange();
  if (options.tiles) {
    L.tileLayer(options.tiles).once('load', options.onGround).addTo(map);
    return { map, markers };
  }
  addBasemap(L, map, options).then((found) => {
    const isMarked = new Set(subject.markers.map(({ name }) => name));
    labels = found.filter(({ text }) => !isMarked.has(text));
    arrange();
    options.onGround();
    // Places and links are there all the same; only the ground is missing.
  }, reportError);
  return { map, markers };
}

function createMap(L: typeof Leaflet, box: HTMLElement, subject: Subject, texts: Options['texts']) {
  const { centre, zoom } = subject;
  const map = L.map(box, {
    center: centre,
    zoom,
    minZoom: smallestZoom(box.clientWidth),
    maxZoom: 12,
    // A route fills its box, as on the picture that stands in for the map.
    zoomSnap: subject.route ? 0 : 0.5,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    // More than the view, so that no bare ground shows while the map is moved.
    renderer: L.svg({ padding: 0.5 }),
  });
  L.control
    .zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut })
    .addTo(map);
  L.control.attribution({ prefix: false }).addAttribution(texts.credit).addTo(map);
  return map;
}

/** The zoom, in halves, at which our layers still fill the width; 7 is the whole country and never refused. */
function smallestZoom(width: number): number {
  const exact = Math.log2((width * 360) / (256 * (COVERED.east - COVERED.west)));
  return Math.min(7, Math.max(6, Math.ceil(exact * 2) / 2));
}

function addRoute(L: typeof Leaflet, map: Leaflet.Map, markers: Subject['markers']) {
  const line = markers.map(({ lat, lng }) => L.latLng(lat, lng));
  // Above the ground, which is drawn later.
  const pane = map.createPane('route');
  pane.style.zIndex = '450';
  for (const className of ['map__route-ground', 'map__route']) {
    L.polyline(line, { className, pane: 'route', interactive: false }).addTo(map);
  }
  const { southWest, northEast } = routeBounds(markers);
  const padding: Leaflet.PointTuple = [ROUTE_MARGIN, ROUTE_MARGIN];
  map.setMinZoom(0).fitBounds(L.latLngBounds(southWest, northEast), { padding, animate: false });
  map.setMinZoom(Math.min(map.getZoom(), smallestZoom(map.getSize().x)));
}

/** Nobody gets lost beyond our layers, but what is seen at first is never moved. */
function keepInside(L: typeof Leaflet, map: Leaflet.Map) {
  const { south, west, north, east } = COVERED;
  const covered = L.latLngBounds([south, west], [north, east]);
  map.setMaxBounds(covered.extend(map.getBounds()));
}
