import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Package } from '../../../shared/contract/package.ts';
import { Icon } from '../../components/icon.tsx';
import { type Marker, PlaceMap } from '../../components/map.tsx';
import { paths } from '../../paths.ts';

/** The middle of the country; the map then fits itself to the route. */
const CENTRE = { lat: 8.79, lng: 2.39 };

interface Props {
  name: string;
  route: Package['route'];
}

/** The route on the map; the markers keep their identity, so that the map is drawn once. */
export function TripRoute({ name, route }: Props) {
  const { t } = useTranslation('package');
  const markers = useMemo(
    () =>
      route.map(({ uri, name: place, location }): Marker => {
        const path = uri ? { path: paths.destination(uri) } : {};
        return { name: place, ...location, ...path };
      }),
    [route],
  );
  return (
    <section aria-labelledby="route-title">
      <h2 className="package__title" id="route-title">
        {t('route')}
      </h2>
      <ol className="package__route">
        {route.map((stop, index) => (
          <li key={stop.name}>
            {index > 0 && <Icon name="next" />}
            {stop.name}
          </li>
        ))}
      </ol>
      <PlaceMap name={t('map', { name })} markers={markers} centre={CENTRE} zoom={7} route />
    </section>
  );
}
