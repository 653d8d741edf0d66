import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Statut } from '../../shared/contract/booking.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { addMilliseconds, type Clock, today } from '../calendar.ts';
import type { Schema } from '../database/schema.ts';
import { type Database, type Writing, write } from '../database/write.ts';
import { fold } from '../search-text.ts';

export type OrderRow = Selectable<Schema['customer_order']>;
export type LineRow = Omit<Selectable<Schema['order_line']>, 'order_id' | 'position'>;
export type Change = Partial<Omit<OrderRow, 'id' | 'num' | 'claim'>>;

/** Who ordered, and where a product goes. */
export interface Contact {
  prenom: string;
  nom: string;
  email: string;
  telephone: string;
  n_rue?: string;
  code_postal?: string;
  ville?: string;
  pays?: string;
  info_livraison?: string;
}

/** How long places are held for a payment (contract 6), in milliseconds. */
export const HOLD = 15 * 60_000;
/** How long one worker keeps an order to itself: longer than all calls to the provider together take. */
const LEASE = 120_000;

/** Thrown where another worker has taken the order over: whatever this one found out is not written. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

interface NewOrder {
  kind: OrderRow['kind'];
  account_id: number | null;
  basket: string;
  language: Language;
  terms_version: string;
  contact: Contact;
  lines: LineRow[];
  trip?: { traveller: number; package_id: number; period_id: number; start: string; end: string };
}

/** The next number of the year in Benin, `KW-2026-000123`: none is left out, none comes twice. */
async function nextNumber(writing: Writing, clock: Clock): Promise<string> {
  const year = today(clock).slice(0, 4);
  const { last } = await writing
    .insertInto('order_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb('order_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `KW-${year}-${String(last).padStart(6, '0')}`;
}

/** Writes a pending order that holds its places from now on. Its caller has seen to it that there are enough. */
export async function insertOrder(
  writing: Writing,
  { trip, lines, contact, ...given }: NewOrder,
  clock: Clock,
): Promise<OrderRow> {
  const now = clock();
  const num = await nextNumber(writing, clock);
  const values: Insertable<Schema['customer_order']> = {
    ...given,
    num,
    statut: 'pending',
    total_cents: totalOf(lines),
    traveller: trip?.traveller ?? null,
    start_day: trip?.start ?? null,
    end_day: trip?.end ?? null,
    package_id: trip?.package_id ?? null,
    period_id: trip?.period_id ?? null,
    search: fold([num, ...lines.map(({ name }) => name)].join(' ')),
    created_at: now.toISOString(),
    paid_at: null,
    contact: JSON.stringify(contact),
    reference: randomBytes(16).toString('hex'),
    hold_until: addMilliseconds(now, HOLD),
  };
  const order = await writing
    .insertInto('customer_order')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writing
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ ...line, order_id: order.id, position })))
    .execute();
  await note(writing, order, 'made', now);
  return order;
}

/** Cents of all lines. */
export const totalOf = (lines: LineRow[]): number =>
  lines.reduce((sum, { price_cents, qt }) => sum + price_cents * qt, 0);

/** The lines of an order as they were bought. */
export function linesOf(database: Database, orderId: number): Promise<LineRow[]> {
  return database
    .selectFrom('order_line')
    .select(['name', 'price_cents', 'qt', 'img'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What identifies an order: its id, or how the provider names it. */
export type Key = Partial<Pick<OrderRow, 'id' | 'provider_id' | 'reference' | 'capture_id'>>;

/** The order with these columns, or undefined. */
export async function findOrderBy(database: Database, key: Key): Promise<OrderRow | undefined> {
  let query = database.selectFrom('customer_order').selectAll();
  for (const [name, value] of Object.entries(key) as [keyof Key, string | number][])
    query = query.where(name, '=', value);
  return query.executeTakeFirst();
}

/** The order of that id, which must be there. */
export function orderOf(database: Database, id: number): Promise<OrderRow> {
  return database
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Keeps what happened to an order; `detail` says nothing about the person. */
export async function note(
  writing: Writing,
  { id, statut }: { id: number; statut: Statut },
  kind: string,
  now: Date,
  detail: object = {},
): Promise<void> {
  await writing
    .insertInto('order_event')
    .values({
      order_id: id,
      at: now.toISOString(),
      kind,
      statut,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** Takes the order for this worker alone until `release`, or until its lease is over; undefined: another has it. */
export async function claimOrder(
  database: Database,
  id: number,
  now: Date,
): Promise<OrderRow | undefined> {
  const claim = `${addMilliseconds(now, LEASE)} ${randomBytes(8).toString('hex')}`;
  return write(database, (writing) =>
    writing
      .updateTable('customer_order')
      .set({ claim, looked_at: now.toISOString() })
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('claim', 'is', null), eb('claim', '<', now.toISOString())]))
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Lets others have the order. */
export async function releaseOrder(database: Database, { id, claim }: OrderRow): Promise<void> {
  await write(database, (writing) =>
    writing
      .updateTable('customer_order')
      .set({ claim: null })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .execute(),
  );
}

/** Changes an order that this worker has claimed, and notes it; ClaimLost where another has it now. */
export async function changeOrder(
  writing: Writing,
  { id, claim }: OrderRow,
  change: Change,
  event: { kind: string; detail?: object },
  now: Date,
): Promise<OrderRow> {
  const changed = await writing
    .updateTable('customer_order')
    .set(change)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ClaimLost(`order ${id}`));
  await note(writing, changed, event.kind, now, event.detail);
  return changed;
}
