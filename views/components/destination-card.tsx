import { ViewTransition } from 'react';
import type { DestinationCard as Card } from '../../shared/contract/destination.ts';
import { paths } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { useDeparture } from './travel.ts';
import { travelTime } from './travel-time.ts';

interface Props {
  card: Card;
}

/** A place to choose: what it is, how far, and how many packages go there. */
export function DestinationCard({ card }: Props) {
  const { t } = useTranslation('common');
  const { name, uri, picture, summary, travel, packages_count } = card;
  const path = paths.destination(uri);
  const departure = useDeparture(path);
  return (
    <article className="destination-card">
      <ViewTransition {...departure.picture}>
        <Picture media={{ ...picture, alt: '' }} sizes={pictureSizes.card} />
      </ViewTransition>
      <h3 className="destination-card__name">
        <Link to={path} {...departure.link}>
          {name}
        </Link>
      </h3>
      <p className="destination-card__summary">{summary}</p>
      <p className="destination-card__facts">
        {t('fromCotonou', travelTime(travel.minutes))}
        {packages_count > 0 && ` · ${t('packagesCount', { count: packages_count })}`}
      </p>
    </article>
  );
}
