import type { Writing } from '../database/write.ts';
import { write } from '../database/write.ts';
import { type PaymentLine, ProviderRefused, ProviderUnavailable } from '../payment/provider.ts';
import { Refusal } from '../refusal.ts';
import { insertOrder, type LineRow, linesOf, note, type OrderRow } from './order.store.ts';
import type { OrderParts } from './parts.ts';
import { freePlaces } from './places.ts';

type NewOrder = Parameters<typeof insertOrder>[1];

/**
 * The pending order of these contents: the one that waits already for the same, so that a double click is one order, or
 * a new one, which takes the place of any other of the same customer for the same. Code 6 when there are too few places.
 */
export function placeOrder(parts: OrderParts, wanted: NewOrder): Promise<OrderRow> {
  const { database, clock, transact = write } = parts;
  return transact(database, async (writing) => {
    const now = clock();
    for (const order of await pendingOf(writing, wanted)) {
      const isHeld = (order.hold_until ?? '') > now.toISOString();
      const isBusy = order.capturing_at !== null || (order.claim ?? '') > now.toISOString();
      if (isHeld && (await isSame(writing, order, wanted))) return order;
      if (isBusy) throw new Refusal('conflict');
      await replace(writing, order, now);
    }
    const { trip } = wanted;
    if (trip && (await freePlaces(writing, trip.period_id, now)) < trip.traveller)
      throw new Refusal('soldOut');
    return insertOrder(writing, wanted, clock);
  });
}

/** What this customer has begun to pay for the same package, or from the same basket. */
function pendingOf(writing: Writing, { kind, account_id, basket, trip }: NewOrder) {
  const pending = writing
    .selectFrom('customer_order')
    .selectAll()
    .where('statut', '=', 'pending')
    .where('kind', '=', kind);
  return trip
    ? pending
        .where('account_id', '=', account_id)
        .where('package_id', '=', trip.package_id)
        .execute()
    : pending.where('basket', '=', basket).execute();
}

async function replace(writing: Writing, { id }: OrderRow, now: Date): Promise<void> {
  await writing
    .updateTable('customer_order')
    .set({ statut: 'cancelled', hold_until: null })
    .where('id', '=', id)
    .execute();
  await note(writing, { id, statut: 'cancelled' }, 'replaced', now);
}

async function isSame(writing: Writing, order: OrderRow, wanted: NewOrder): Promise<boolean> {
  const { trip } = wanted;
  const plain = (lines: LineRow[]) =>
    lines.map(({ name, price_cents, qt }) => [name, price_cents, qt]);
  const contents = (values: unknown[], lines: LineRow[]) => JSON.stringify([values, plain(lines)]);
  return (
    contents(
      [order.language, order.contact, order.period_id, order.traveller],
      await linesOf(writing, order.id),
    ) ===
    contents(
      [
        wanted.language,
        JSON.stringify(wanted.contact),
        trip?.period_id ?? null,
        trip?.traveller ?? null,
      ],
      wanted.lines,
    )
  );
}

/** The lines as the provider shows them; of a product order the last one is the shipping. */
const paymentLines = (kind: OrderRow['kind'], lines: LineRow[]): PaymentLine[] =>
  lines.map(({ name, price_cents: cents, qt: quantity }, index) => ({
    name,
    cents,
    quantity,
    ...(kind === 'product' && index === lines.length - 1 && { isShipping: true }),
  }));

/**
 * The provider's id of the order, made there if it is not yet. Code 7 when the provider refuses, which ends the order;
 * code 9 when it cannot be reached: the same call later goes on where this one stopped.
 */
export async function beginPayment(parts: OrderParts, order: OrderRow): Promise<string> {
  const { database, clock, payment, log } = parts;
  if (order.provider_id !== null) return order.provider_id;
  const { id, kind, reference, total_cents: cents, language } = order;
  if (reference === null || language === null) throw new Error(`order ${id} has no reference`);
  const lines = paymentLines(kind, await linesOf(database, id));
  try {
    const requestId = `${reference}-create`;
    const made = await payment.create({ reference, cents, lines, requestId, language });
    await write(database, async (writing) => {
      await writing
        .updateTable('customer_order')
        .set({ provider_id: made.id })
        .where('id', '=', id)
        .execute();
      await note(writing, order, 'at provider', clock(), { provider: made.id });
    });
    return made.id;
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      log.warn({ order: order.num, reason: error.message }, 'payment not begun');
      throw new Refusal('upstream');
    }
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ order: order.num, issue: error.issue }, 'payment refused at its beginning');
    await write(database, async (writing) => {
      await writing
        .updateTable('customer_order')
        .set({ statut: 'refused', hold_until: null })
        .where('id', '=', id)
        .execute();
      await note(writing, { id, statut: 'refused' }, 'refused', clock(), { issue: error.issue });
    });
    throw new Refusal('payment');
  }
}
