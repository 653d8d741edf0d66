import type { PackageCard } from '../../../shared/contract/package-card.ts';
import { type Stored, toCard } from '../../database/stored.ts';
import { type OfferedPeriod, offeredPeriods } from '../../departures/offer.store.ts';
import type { TargetParts } from '../routes.ts';
import { type CardFilter, findCards } from './package.store.ts';

type StoredCard = Stored['package']['card'];

/** The card with what changes from day to day: when one can still go. */
export function withDates(card: StoredCard, periods: OfferedPeriod[]): PackageCard {
  const bookable = periods.filter((period) => period.packageId === card.id && period.places > 0);
  const [next] = bookable;
  return {
    ...card,
    next: next ? { start: next.start, end: next.end } : null,
    months: [...new Set(bookable.map((period) => period.start.slice(0, 7)))],
  };
}

/** The cards that the filter lets through, in the order of the content. */
export async function packageCards(
  { database, clock }: TargetParts,
  filter: CardFilter,
): Promise<PackageCard[]> {
  const rows = await findCards(database, filter);
  const cards = rows.map((row) => toCard('package', row.card));
  const periods = await offeredPeriods(
    database,
    clock(),
    cards.map((card) => card.id),
  );
  return cards.map((card) => withDates(card, periods));
}
