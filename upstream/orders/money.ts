import { type Writing, write } from '../database/write.ts';
import { type ProviderCapture, ProviderRefused } from '../payment/provider.ts';
import { tell } from './letters.ts';
import { changeOrder, type OrderRow } from './order.store.ts';
import type { OrderParts } from './parts.ts';
import { hasPlaces } from './places.ts';

/** The money is there and all agrees: the order is paid, or given back where its places are gone or it was replaced. */
export async function book(
  parts: OrderParts,
  order: OrderRow,
  { id, cents }: ProviderCapture,
): Promise<OrderRow> {
  const { database, clock, transact = write } = parts;
  const booked = await transact(database, async (writing) => {
    const now = clock();
    const at = now.toISOString();
    const money = { capture_id: id, captured_cents: cents, capturing_at: null, hold_until: null };
    if (order.statut === 'cancelled' || !(await hasPlaces(writing, order, now))) {
      const statut = order.statut === 'cancelled' ? 'cancelled' : 'expired';
      const late = { ...money, statut, refunding_at: at } as const;
      return changeOrder(writing, order, late, { kind: 'paid late' }, now);
    }
    const paid = { ...money, statut: 'paid', paid_at: at } as const;
    const row = await changeOrder(writing, order, paid, { kind: 'paid', detail: { cents } }, now);
    await forgetChoice(writing, row);
    await tell(writing, row, 'order-paid', now);
    return row;
  });
  return booked.refunding_at === null ? booked : giveBack(parts, booked);
}

/** What was chosen is bought: it is not to be bought again by mistake. */
async function forgetChoice(writing: Writing, { basket, package_id }: OrderRow): Promise<void> {
  if (basket === null) return;
  if (package_id === null) await writing.deleteFrom('basket').where('hash', '=', basket).execute();
  else
    await writing
      .deleteFrom('to_book')
      .where('hash', '=', basket)
      .where('package_id', '=', package_id)
      .execute();
}

/** Sends money back that cannot buy what it was for; repeated by the reconciliation until the provider has done it. */
export async function giveBack(parts: OrderParts, order: OrderRow): Promise<OrderRow> {
  const { payment, log } = parts;
  const { capture_id: id, captured_cents: cents, reference } = order;
  if (id === null || cents === null || reference === null)
    throw new Error(`order ${order.num}: nothing to give back`);
  const outcome = await payment.refund(id, cents, `${reference}-refund`).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error;
    return error.issue === 'CAPTURE_FULLY_REFUNDED' ? ('COMPLETED' as const) : error.issue;
  });
  if (outcome !== 'COMPLETED' && outcome !== 'PENDING') {
    log.error({ order: order.num, outcome }, 'money could not be given back');
    return order;
  }
  return noteRefund(parts, order, { id, cents }, 'refunded');
}

/** The money is back, or on its way. */
export async function noteRefund(
  parts: OrderParts,
  order: OrderRow,
  { id, cents }: Pick<ProviderCapture, 'id' | 'cents'>,
  kind: 'refunded' | 'refunded outside',
): Promise<OrderRow> {
  const { database, clock, transact = write } = parts;
  return transact(database, async (writing) => {
    const now = clock();
    const to = {
      statut: 'refunded',
      capture_id: id,
      captured_cents: order.captured_cents ?? cents,
      refunded_cents: cents,
      refunded_at: now.toISOString(),
      capturing_at: null,
      hold_until: null,
    } as const;
    const row = await changeOrder(writing, order, to, { kind, detail: { cents } }, now);
    await tell(writing, row, 'order-refunded', now);
    return row;
  });
}
