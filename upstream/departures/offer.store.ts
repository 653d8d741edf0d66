import { addDays, today } from '../calendar.ts';
import type { Database } from '../database/write.ts';
import { paid, taken } from './taken.ts';

/** A departure can be booked until so many days before its start. */
export const CLOSING_DAYS = 7;

export interface OfferedPeriod {
  id: number;
  packageId: number;
  start: string;
  end: string;
  /** Cents a person. */
  price: number;
  /** Places that are still free: neither sold nor held. */
  places: number;
  sold: number;
}

/**
 * The departures on offer at that moment, full ones included, earliest first; of these packages, or of all. A package on
 * request has none. `device` sees the places that it holds itself as free. One that starts in less than a week is closed (contract 6: a period has places).
 */
export async function offeredPeriods(
  database: Database,
  now: Date,
  packageIds?: number[],
  device?: string,
): Promise<OfferedPeriod[]> {
  const rows = await database
    .selectFrom('period as p')
    .innerJoin('departure as d', 'd.id', 'p.departure_id')
    .innerJoin('package as k', 'k.id', 'p.package_id')
    .where('d.listed', '=', 1)
    .where('k.listed', '=', 1)
    .where(
      'p.start_day',
      '>=',
      addDays(
        today(() => now),
        CLOSING_DAYS,
      ),
    )
    .$if(packageIds !== undefined, (query) => query.where('p.package_id', 'in', packageIds ?? []))
    .select(['p.id', 'p.package_id', 'p.start_day', 'p.end_day', 'p.places', 'p.sold'])
    .select((column) => column.fn.coalesce('d.price_cents', 'k.price_cents').as('price'))
    .select([taken(now, device).as('taken'), paid.as('paid')])
    .orderBy('p.start_day')
    .orderBy('p.id')
    .execute();
  return rows.flatMap((row) =>
    row.price === null
      ? []
      : {
          id: row.id,
          packageId: row.package_id,
          start: row.start_day,
          end: row.end_day,
          price: row.price,
          places: Math.max(0, row.places - row.sold - row.taken),
          sold: row.sold + row.paid,
        },
  );
}
