import { useMemo } from 'react';
import type { Package } from '../../../shared/contract/package.ts';
import { COUNTRY } from '../../components/destination-markers.ts';
import { Icon } from '../../components/icon.tsx';
import { type Marker, PlaceMap } from '../../components/map.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

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
      {/* The map then fits itself to the route. */}
      <PlaceMap name={t('map', { name })} markers={markers} {...COUNTRY} route />
    </section>
  );
}
