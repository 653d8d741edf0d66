import type { Package } from '../../../../shared/contract/package.ts';
import { daysBefore, formatDay } from '../../../../shared/dates.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Link } from '../../../components/link.tsx';
import { Table } from '../../../components/table.tsx';
import { paths, useLanguage } from '../../../paths.ts';
import { useTranslation } from '../../../translation.ts';
import { type CancellationRow, cancellationRows } from './cancellation-rows.ts';

interface Props {
  conditions: Package['cancellation'];
  /** The present total in cents; null: on request. */
  total: number | null;
  /** The first day of the chosen period. */
  start: string | undefined;
  today: string;
}

/** What cancelling costs, by the day on which it is done, in percent and in euros of the present total. */
export function Cancellation({ conditions, total, start, today }: Props) {
  const { t } = useTranslation('package');
  const language = useLanguage();
  // What the calendar has overtaken is not promised any more.
  const rows = cancellationRows(conditions).filter(
    ({ to }) => !start || to === 0 || daysBefore(start, to) >= today,
  );
  const free = rows.find(({ percent }) => percent === 0);
  if (rows.length === 0) return null;
  return (
    <Disclosure
      className="cancellation"
      summary={free ? t('cancellation.free', { count: free.to }) : t('cancellation.title')}
    >
      <Table
        caption={t('cancellation.title')}
        columns={[t('cancellation.when'), t('cancellation.due')]}
        rows={rows.map((row) => ({ id: row.to, cells: [when(row), amount(row)] }))}
      />
      <p className="booking__note">
        {t('cancellation.refund')} <Link to={paths.terms}>{t('terms')}</Link>
      </p>
    </Disclosure>
  );

  function when(row: CancellationRow) {
    return (
      <>
        <Range row={row} />
        {start && row.to > 0 && (
          <span className="cancellation__day">
            {t('cancellation.until', { day: formatDay(daysBefore(start, row.to), language) })}
          </span>
        )}
      </>
    );
  }

  function amount({ percent }: CancellationRow) {
    if (percent === 0) return t('cancellation.nothing');
    const share = t('cancellation.percent', { percent });
    if (total === null) return share;
    return `${share}: ${formatMoney(Math.round((total * percent) / 100), language)}`;
  }
}

function Range({ row: { from, to } }: { row: CancellationRow }) {
  const { t } = useTranslation('package');
  if (from === null) return t('cancellation.orMore', { count: to });
  if (to === 0) return t('cancellation.orFewer', { count: from });
  return t('cancellation.range', { from, to });
}
