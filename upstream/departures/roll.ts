import { addDays, nextWeekday } from '../calendar.ts';
import { type Database, type Writing, write } from '../database/write.ts';
import { CLOSING_DAYS } from './offer.store.ts';

function listedDepartures(writing: Writing) {
  return writing
    .selectFrom('departure as d')
    .innerJoin('package as k', 'k.id', 'd.package_id')
    .where('d.listed', '=', 1)
    .where('k.listed', '=', 1)
    .select(['d.id', 'd.package_id', 'd.in_days', 'd.weekday', 'd.places', 'd.sold', 'k.days'])
    .orderBy('d.package_id')
    .orderBy('d.position')
    .execute();
}

/** The first day that fits the rule and on which this package does not leave already. */
function freeStart(
  rule: { in_days: number; weekday: number },
  today: string,
  taken: Set<string>,
): string {
  let start = nextWeekday(addDays(today, rule.in_days), rule.weekday);
  while (taken.has(start)) start = addDays(start, 7);
  return start;
}

/**
 * Gives every departure a period that can still be booked on that day. A period keeps its id and its dates; once it
 * closes, a new one follows it and the old row stays for the orders that refer to it. Answers how many were made.
 */
export function rollDepartures(database: Database, today: string): Promise<number> {
  return write(database, async (writing) => {
    const open = await writing
      .selectFrom('period')
      .select(['package_id', 'departure_id', 'start_day'])
      .where('start_day', '>=', addDays(today, CLOSING_DAYS))
      .execute();
    const running = new Set(open.map((period) => period.departure_id));
    const starts = Map.groupBy(open, (period) => period.package_id);
    const last = await writing
      .selectFrom('period')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    let id = last?.id ?? 0;
    let made = 0;
    const taken = new Map(
      [...starts].map(([key, periods]) => [key, new Set(periods.map((p) => p.start_day))]),
    );

    for (const departure of await listedDepartures(writing)) {
      if (running.has(departure.id)) continue;
      const days = taken.get(departure.package_id) ?? new Set<string>();
      const start = freeStart(departure, today, days);
      taken.set(departure.package_id, days.add(start));
      id += 1;
      made += 1;
      await writing
        .insertInto('period')
        .values({
          id,
          package_id: departure.package_id,
          departure_id: departure.id,
          start_day: start,
          end_day: addDays(start, departure.days - 1),
          places: departure.places,
          sold: departure.sold,
        })
        .execute();
    }
    return made;
  });
}
