import type { Destination } from '../../../shared/contract/destination.ts';
import { Icon } from '../../components/icon.tsx';
import { travelTime } from '../../components/travel-time.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  destination: Destination;
}

/** Where, how far, when. */
export function DestinationFacts({ destination }: Props) {
  const { t } = useTranslation('destination');
  const { region, travel, season, map } = destination;
  return (
    <section className="destination-facts" aria-labelledby="facts-title">
      <h2 className="destination-facts__title" id="facts-title">
        {t('facts')}
      </h2>
      <dl className="destination-facts__list">
        <dt>{t('region')}</dt>
        <dd>{region}</dd>
        <dt>{t('travel')}</dt>
        <dd>
          {t('distance', { km: travel.km })}, {t('common:fromCotonou', travelTime(travel.minutes))}
        </dd>
        <dt>{t('season')}</dt>
        <dd>{season}</dd>
      </dl>
      {map.location && (
        <a className="destination-facts__maps" href={`geo:${map.location.lat},${map.location.lng}`}>
          <Icon name="pin" />
          {t('openInMaps')}
        </a>
      )}
    </section>
  );
}
