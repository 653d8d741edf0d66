import type { Database } from '../database/write.ts';
import { taken } from '../departures/taken.ts';
import type { OrderRow } from './order.store.ts';

/** Places of a period that are neither sold, nor held at that moment. */
export async function freePlaces(database: Database, periodId: number, now: Date): Promise<number> {
  const row = await database
    .selectFrom('period as p')
    .select(['p.places', 'p.sold'])
    .select(taken(now).as('taken'))
    .where('p.id', '=', periodId)
    .executeTakeFirst();
  return row ? row.places - row.sold - row.taken : 0;
}

/** Whether the order's places are its own, or free for it; a product has no places to run out of. */
export async function hasPlaces(database: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { period_id, traveller, statut, capturing_at, hold_until } = order;
  if (period_id === null || traveller === null) return true;
  const isHeld =
    statut === 'pending' && (capturing_at !== null || (hold_until ?? '') > now.toISOString());
  return isHeld || (await freePlaces(database, period_id, now)) >= traveller;
}
