import type { Insertable } from 'kysely';
import type { Schema } from '../../../upstream/database/schema.ts';
import { fold } from '../../../upstream/search-text.ts';
import { databaseOf } from './accounts.ts';

type Order = Insertable<Schema['customer_order']>;
type Line = Omit<Insertable<Schema['order_line']>, 'order_id' | 'position'>;

const trip: Line = { name: 'Lagoon days', price_cents: 95_050, qt: 1, img: '/media/lake.avif' };

/** Puts an order where a payment would have put it; answers its id. */
export async function addOrder(
  upstream: { dataDir: string },
  email: string,
  change: Partial<Omit<Order, 'account_id' | 'search'>> = {},
  lines: Line[] = [trip],
): Promise<number> {
  const database = databaseOf(upstream);
  const { id: account_id } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const order = {
    num: 'KW-2026-000001',
    kind: 'package' as const,
    statut: 'paid' as const,
    total_cents: lines.reduce((sum, { price_cents, qt }) => sum + price_cents * qt, 0),
    traveller: 1,
    start_day: '2027-02-06',
    end_day: '2027-02-09',
    created_at: '2026-11-20T09:00:00.000Z',
    paid_at: '2026-11-20T09:01:00.000Z',
    ...change,
  };
  const search = fold([order.num, ...lines.map(({ name }) => name)].join(' '));
  const { id } = await database
    .insertInto('customer_order')
    .values({ ...order, account_id, search })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ ...line, order_id: id, position })))
    .execute();
  await database.destroy();
  return id;
}
