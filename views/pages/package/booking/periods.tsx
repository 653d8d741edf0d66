import type { ReactNode } from 'react';
import type { Period } from '../../../../shared/contract/package.ts';
import { formatMonth } from '../../../../shared/dates.ts';
import { useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import { PeriodRow } from './period-row.tsx';

/** A list longer than this is divided by months. */
const PLAIN = 8;

interface Props {
  periods: Period[];
  /** Euros a person where a period says nothing else. */
  price: number;
  chosen: number | null;
  /** An element with the identifier `period-problem`, if something is wrong with the period. */
  problem: ReactNode;
  /** Without script, the answer to a refused form opens at what is missing. */
  isFocused: boolean;
  onChange(period: number): void;
}

/** The fixed departures: a choice, not a calendar. */
export function Periods({ periods, price, chosen, problem, isFocused, onChange }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  const row = (period: Period) => (
    <PeriodRow
      key={period.id}
      period={period}
      price={price}
      isChosen={period.id === chosen}
      onChoose={() => onChange(period.id)}
    />
  );
  return (
    <fieldset
      className="periods"
      id="period"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without script
      autoFocus={isFocused || undefined}
      aria-describedby={problem ? 'period-problem' : undefined}
    >
      <legend className="booking__label">{t('when')}</legend>
      {problem}
      {periods.length <= PLAIN
        ? periods.map(row)
        : byMonth(periods).map(([month, inMonth]) => (
            <section key={month} aria-label={formatMonth(month, language)}>
              <p className="periods__month" aria-hidden="true">
                {formatMonth(month, language)}
              </p>
              {inMonth.map(row)}
            </section>
          ))}
      {periods.some(({ state }) => state === 'open') && (
        <p className="booking__note">{t('notGuaranteed')}</p>
      )}
    </fieldset>
  );
}

function byMonth(periods: Period[]): [string, Period[]][] {
  const months = [...new Set(periods.map(({ start }) => start.slice(0, 7)))];
  return months.map((month) => [month, periods.filter(({ start }) => start.startsWith(month))]);
}
