import type { Period } from '../../../../shared/contract/package.ts';
import { formatPeriod, lengthInDays } from '../../../../shared/dates.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';

/** So few places are told. */
const FEW = 3;

interface Props {
  period: Period;
  price: number;
  isChosen: boolean;
  onChoose(): void;
}

/** One departure: dates, length, another price if it has one, and in words how certain it is. */
export function PeriodRow({ period, price, isChosen, onChoose }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  const { id, start, end, state, needs, places } = period;
  const isFull = state === 'full';
  const other = toCents(period.price) !== toCents(price);
  return (
    <label className={isFull ? 'period period--full' : 'period'}>
      <input
        className="period__input"
        type="radio"
        name="idperiod"
        value={id}
        checked={isChosen}
        disabled={isFull}
        onChange={onChoose}
      />
      <span className="period__text">
        <span className="period__dates">
          <time dateTime={start}>{formatPeriod(start, end, language)}</time>
        </span>
        <span className="period__facts">
          <span>{t('common:days', { count: lengthInDays(start, end) })}</span>
          <span className={`period__state period__state--${state}`}>
            {t(`state.${state}`, { count: needs })}
          </span>
          {!isFull && places <= FEW && (
            <span className="period__state period__state--few">
              {t('places', { count: places })}
            </span>
          )}
          {other && (
            <span>{t('periodPrice', { price: formatMoney(toCents(period.price), language) })}</span>
          )}
        </span>
      </span>
    </label>
  );
}
