import type { Package } from '../../../shared/contract/package.ts';
import type { PackageCard as Card } from '../../../shared/contract/package-card.ts';
import { Deferred, type Later } from '../../components/deferred.tsx';
import { Link } from '../../components/link.tsx';
import { PackageCard } from '../../components/package-card.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

const SHOWN = 3;

interface Props {
  trip: Package;
  others: Promise<Later<Card[]>> | undefined;
}

/** Other trips, those to the same places first. */
export function SimilarTrips({ trip, others }: Props) {
  const { t } = useTranslation('package');
  const shared = (card: Card) =>
    card.destinations.filter(({ uri }) => trip.destinations.some((own) => own.uri === uri)).length;
  return (
    <section className="section section--panel similar" aria-labelledby="similar-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="similar-title">{t('similar')}</h2>
          <Link className="section__more" to={paths.packages}>
            {t('allTrips')}
          </Link>
        </div>
        <Deferred
          id="similar"
          promise={others}
          fallback={<p className="similar__wait">{t('similarWait')}</p>}
          failed={<p>{t('failure:part')}</p>}
        >
          {(cards) => (
            <ul className="grid">
              {cards
                .filter(({ uri }) => uri !== trip.uri)
                .sort((a, b) => shared(b) - shared(a))
                .slice(0, SHOWN)
                .map((card) => (
                  <li key={card.uri}>
                    <PackageCard card={card} />
                  </li>
                ))}
            </ul>
          )}
        </Deferred>
      </div>
    </section>
  );
}
