import type { Package } from '../../../shared/contract/package.ts';
import { formatPeriod } from '../../../shared/dates.ts';
import { Price } from '../../components/price.tsx';
import { useLanguage } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

/** So many departures are named beside the price. */
const NEXT = 3;

interface Props {
  trip: Package;
}

/** Price and next dates near the top, where the booking box is further down the page. */
export function NextDates({ trip: { price, periods } }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  const next = periods.filter(({ state }) => state !== 'full').slice(0, NEXT);
  if (price === null || next.length === 0) return null;
  return (
    <section className="next-dates" aria-labelledby="next-dates-title">
      <h2 className="next-dates__title" id="next-dates-title">
        {t('nextDates')}
      </h2>
      <p className="next-dates__price">
        <Price euros={price} /> {t('common:perPerson')}
      </p>
      <ul className="next-dates__list">
        {next.map(({ id, start, end, state, needs }) => (
          <li className="next-dates__item" key={id}>
            <time dateTime={start}>{formatPeriod(start, end, language)}</time>{' '}
            <span className={`period__state period__state--${state}`}>
              {t(`state.${state}`, { count: needs })}
            </span>
          </li>
        ))}
      </ul>
      <a className="next-dates__more" href="#book">
        {t('allDates')}
      </a>
    </section>
  );
}
