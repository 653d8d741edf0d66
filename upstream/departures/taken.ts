import { type RawBuilder, sql } from 'kysely';

/**
 * Places of the period `p` that orders have taken: paid, or held while they may still be paid (contract 6). An order is
 * its own hold, so that no counter can differ from the orders. What `device` only holds is still there for it.
 */
export const taken = (now: Date, device = ''): RawBuilder<number> => sql<number>`(
  select coalesce(sum(o.traveller), 0) from customer_order o
  where o.period_id = p.id and (o.statut = 'paid' or (o.statut = 'pending'
    and (o.capturing_at is not null
      or (o.hold_until > ${now.toISOString()} and o.basket is distinct from ${device})))))`;

/** Places of the period `p` that are paid. */
export const paid: RawBuilder<number> = sql<number>`(
  select coalesce(sum(o.traveller), 0) from customer_order o
  where o.period_id = p.id and o.statut = 'paid')`;
