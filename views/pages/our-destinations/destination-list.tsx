import type { DestinationCard as Card } from '../../../shared/contract/destination.ts';
import { DestinationCard } from '../../components/destination-card.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  destinations: Card[];
  /** The path of the destination at whose marker the visitor points. */
  highlighted: string | undefined;
  onHighlight(path: string | undefined): void;
}

/** The destinations as cards; to point at one lights its marker on the map, and the other way round. */
export function DestinationList({ destinations, highlighted, onHighlight }: Props) {
  const { t } = useTranslation('our-destinations');
  const item = 'our-destinations__item';
  return (
    <section className="our-destinations__list" aria-labelledby="destinations-title">
      <h2 className="our-destinations__count" id="destinations-title">
        {t('count', { count: destinations.length })}
      </h2>
      {destinations.length === 0 && (
        <p>
          {t('none')} <Link to={paths.contact}>{t('ask')}</Link>
        </p>
      )}
      <ul className="our-destinations__grid">
        {destinations.map((card) => {
          const path = paths.destination(card.uri);
          return (
            <li
              key={card.uri}
              className={path === highlighted ? `${item} ${item}--lit` : item}
              onMouseEnter={() => onHighlight(path)}
              onMouseLeave={() => onHighlight(undefined)}
              onFocus={() => onHighlight(path)}
              onBlur={() => onHighlight(undefined)}
            >
              <DestinationCard card={card} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
