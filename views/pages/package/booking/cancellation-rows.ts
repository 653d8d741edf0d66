import type { Package } from '../../../../shared/contract/package.ts';

/** From so many days before the start down to so many, this percentage of the price is due. */
export interface CancellationRow {
  /** null: however early. */
  from: number | null;
  to: number;
  percent: number;
}

/** The conditions as ranges, the earliest first; whatever no condition names costs nothing. */
export function cancellationRows(conditions: Package['cancellation']): CancellationRow[] {
  const rows = [...conditions]
    .sort((a, b) => a.days - b.days)
    .map(({ days, percent }, index, all): CancellationRow => {
      const previous = all[index - 1];
      return { from: days, to: previous ? previous.days + 1 : 0, percent };
    });
  const earliest = rows.at(-1);
  if (!earliest) return [];
  if (earliest.percent === 0) earliest.from = null;
  else rows.push({ from: null, to: (earliest.from ?? 0) + 1, percent: 0 });
  return rows.reverse();
}
