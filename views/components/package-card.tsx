import { ViewTransition } from 'react';
import type { PackageCard as Card } from '../../shared/contract/package-card.ts';
import { formatPeriod } from '../../shared/dates.ts';
import { paths, useLanguage } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { Price } from './price.tsx';
import { useDeparture } from './travel.ts';

interface Props {
  card: Card;
  /** The level of its name in the page's outline. */
  level?: 'h2' | 'h3';
}

/** A package to choose: its name is the link, which covers the card. */
export function PackageCard({ card, level: Heading = 'h3' }: Props) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { name, uri, picture, days, nights, destinations, price, next } = card;
  const path = paths.package(uri);
  const departure = useDeparture(path);
  return (
    <article className="package-card">
      <ViewTransition {...departure.picture}>
        <Picture media={{ ...picture, alt: '' }} sizes={pictureSizes.card} />
      </ViewTransition>
      <div className="package-card__body">
        <Heading className="package-card__name">
          <Link to={path} {...departure.link}>
            {name}
          </Link>
        </Heading>
        <p className="package-card__facts">
          {t('duration', {
            days: t('days', { count: days }),
            nights: t('nights', { count: nights }),
          })}
          {' · '}
          {destinations.map((destination) => destination.name).join(', ')}
        </p>
        <p className="package-card__summary">{card.summary}</p>
        <p className="package-card__price">
          {price === null ? (
            <strong>{t('onRequest')}</strong>
          ) : (
            <>
              <Price euros={price} /> <span>{t('perPerson')}</span>
            </>
          )}
        </p>
        {next && (
          <p className="package-card__next">
            {t('nextDeparture', { period: formatPeriod(next.start, next.end, language) })}
          </p>
        )}
      </div>
    </article>
  );
}
