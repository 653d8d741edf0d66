import { type Selectable, sql } from 'kysely';
import type { OrderLine } from '../../../shared/contract/booking.ts';
import type { Request } from '../../../shared/contract/calls.ts';
import { fromCents } from '../../../shared/money.ts';
import type { Schema } from '../../database/schema.ts';
import type { Database } from '../../database/write.ts';
import { holds, wordPatterns } from '../../search-text.ts';

export type OrderRow = Selectable<Schema['customer_order']>;
type Listing = Request<'booking/site-booking-lister'>;

const COLUMNS = {
  num: 'num',
  cdate: 'created_at',
  pdate: 'paid_at',
  total: 'total_cents',
  statut: 'statut',
} as const;

/** A page of the account's orders and how many there are in all, newest first unless asked otherwise. */
export async function listOrders(
  database: Database,
  accountId: number,
  { date, page, size, search, sort = 'cdate', order }: Listing,
): Promise<{ rows: OrderRow[]; count: number }> {
  let query = database.selectFrom('customer_order').where('account_id', '=', accountId);
  if (date > 0)
    query = query
      .where('created_at', '>=', `${date}-01-01`)
      .where('created_at', '<', `${date + 1}-01-01`);
  for (const pattern of wordPatterns(search))
    query = query.where(({ ref }) => holds(ref('search'), pattern));
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    // What has no such date comes last, either way.
    .orderBy(COLUMNS[sort], (column) =>
      order === 'asc' ? column.asc().nullsLast() : column.desc().nullsLast(),
    )
    .orderBy('id', order)
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, count };
}

/** The account's own order of that id; undefined for anybody else's, as for one that is not there. */
export function findOrder(
  database: Database,
  accountId: number,
  id: number,
): Promise<OrderRow | undefined> {
  return database
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The lines of these orders by order, as on the wire. */
export async function readLines(
  database: Database,
  orderIds: number[],
): Promise<Map<number, OrderLine[]>> {
  const rows = await database
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const grouped = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...grouped].map(([id, lines]) => [id, lines.map(toLine)]));
}

function toLine({ name, price_cents, qt, img }: Selectable<Schema['order_line']>): OrderLine {
  return { name, price: fromCents(price_cents), qt, total: fromCents(price_cents * qt), img };
}
