import type { PACKAGE_SORTS } from '../../../shared/contract/constants.ts';
import type { Period } from '../../../shared/contract/package.ts';
import type { PackageCard } from '../../../shared/contract/package-card.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import { readItem } from '../../database/stored.ts';
import { type OfferedPeriod, offeredPeriods } from '../../departures/offer.store.ts';
import type { Routes } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { packageCards, withDates } from './package.cards.ts';
import { chosenPeriod } from './package.store.ts';

const last = '9999';
type Order = (a: PackageCard, b: PackageCard) => number;
const orders: Record<(typeof PACKAGE_SORTS)[number], Order> = {
  featured: () => 0,
  price: (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  days: (a, b) => a.days - b.days,
  date: (a, b) => (a.next?.start ?? last).localeCompare(b.next?.start ?? last, 'en'),
};

/**
 * A period as on the wire: `full` without a free place, `guaranteed` from the smallest group on, else `open` and
 * needing so many travellers more (contract, shared/contract/package.ts).
 */
export function toPeriod(
  period: OfferedPeriod,
  smallestGroup: number,
  chosen: number | undefined,
): Period {
  const { id, start, end, places, sold } = period;
  const common = { id, start, end, checked: id === chosen, price: fromCents(period.price), places };
  if (places === 0) return { ...common, state: 'full', needs: 0 };
  if (sold >= smallestGroup) return { ...common, state: 'guaranteed', needs: 0 };
  return { ...common, state: 'open', needs: smallestGroup - sold };
}

type Selectors = 'package/site-package-search' | 'package/site-package-info';

export function packageRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock } = parts;
  return {
    /** Cards that fit every condition given; `month` asks for a departure in it that can still be booked. */
    async 'package/site-package-search'({ price, month, sort, ...filter }, { language }) {
      const cents = price === undefined ? undefined : toCents(price);
      const cards = await packageCards(parts, { ...filter, language, price: cents });
      const inMonth = cards.filter((card) => month === undefined || card.months.includes(month));
      return inMonth.toSorted(orders[sort]);
    },

    /** Everything about one package; code 4 when there is none. With a device, its chosen period is `checked`. */
    async 'package/site-package-info'({ id, hash }, { language }) {
      const item = await readItem(database, 'package', id, language);
      if (!item) throw new Refusal('notFound');
      const { card, detail } = item;
      const periods = await offeredPeriods(database, clock(), [card.id]);
      const chosen = hash === undefined ? undefined : await chosenPeriod(database, hash, card.id);
      return {
        ...withDates(card, periods),
        ...detail,
        periods: periods.map((period) => toPeriod(period, detail.group.min, chosen)),
      };
    },
  };
}
