import { addMilliseconds } from '../calendar.ts';
import { write } from '../database/write.ts';
import {
  type ProviderCapture,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment/provider.ts';
import { tell } from './letters.ts';
import { book, giveBack, noteRefund } from './money.ts';
import { type Change, changeOrder, HOLD, type OrderRow } from './order.store.ts';
import type { OrderParts } from './parts.ts';
import { hasPlaces } from './places.ts';
import { disagreements } from './verify.ts';

/** The provider's refusals that say that there is nothing to capture yet. */
const NOT_YET = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

/** What follows from what the provider says about a claimed order (contract 6); answers what it is then. */
export async function settle(parts: OrderParts, order: OrderRow): Promise<OrderRow> {
  if (order.refunding_at !== null && order.refunded_at === null) return giveBack(parts, order);
  if (order.provider_id === null) return expire(parts, order);
  const seen = await parts.payment.read(order.provider_id);
  if (!seen) return expire(parts, order);
  return judge(parts, order, seen);
}

async function change(parts: OrderParts, order: OrderRow, to: Change, kind: string, detail = {}) {
  const { database, clock, transact = write } = parts;
  return transact(database, (writing) =>
    changeOrder(writing, order, to, { kind, detail }, clock()),
  );
}

async function judge(parts: OrderParts, order: OrderRow, seen: ProviderOrder): Promise<OrderRow> {
  const wrong = disagreements(order, seen, parts.payment.merchant);
  if (wrong.length > 0) return alarm(parts, order, seen, wrong);
  return seen.capture
    ? settleCapture(parts, order, seen.capture)
    : settleUncaptured(parts, order, seen.status);
}

/** The payment is not that of this order: it never counts, and a person has to look at it. */
async function alarm(
  parts: OrderParts,
  order: OrderRow,
  { capture, status }: ProviderOrder,
  wrong: string[],
): Promise<OrderRow> {
  parts.log.error({ order: order.num, wrong, status }, 'payment does not fit its order');
  if (order.statut !== 'pending' && order.statut !== 'expired') return order;
  const to = { statut: 'refused', capturing_at: null, hold_until: null } as const;
  return change(parts, order, to, 'mismatch', { wrong, capture: capture?.id ?? null });
}

/** Nobody pays any more for places whose time is over. */
async function expire(parts: OrderParts, order: OrderRow): Promise<OrderRow> {
  const isOver = (order.hold_until ?? '') <= parts.clock().toISOString();
  if (order.statut !== 'pending' || !isOver) return order;
  return change(parts, order, { statut: 'expired', capturing_at: null }, 'expired');
}

async function settleUncaptured(
  parts: OrderParts,
  order: OrderRow,
  status: ProviderOrder['status'],
): Promise<OrderRow> {
  const { statut } = order;
  // A declined payment may be approved anew with another card; one that was replaced may not.
  const isOpen = statut === 'pending' || statut === 'expired' || statut === 'refused';
  if (status === 'APPROVED' && isOpen) return capture(parts, order);
  if (status === 'VOIDED' && statut === 'pending')
    return change(parts, order, { statut: 'cancelled', hold_until: null }, 'voided');
  if (status === 'COMPLETED') throw new ProviderUnavailable('completed, but no capture to be seen');
  return expire(parts, order);
}

/** Makes sure of the places, then takes the money: when the places are gone nothing is captured (contract 6). */
async function capture(parts: OrderParts, order: OrderRow): Promise<OrderRow> {
  const { database, clock, payment, log, transact = write } = parts;
  const now = clock();
  const secured = await transact(database, async (writing) => {
    if (await hasPlaces(writing, order, now)) {
      const to = {
        statut: 'pending',
        capturing_at: now.toISOString(),
        hold_until: addMilliseconds(now, HOLD),
      } as const;
      return changeOrder(writing, order, to, { kind: 'capturing' }, now);
    }
    const to = { statut: 'expired', hold_until: null } as const;
    const late = await changeOrder(writing, order, to, { kind: 'places gone' }, now);
    if (order.statut !== 'expired' || order.hold_until !== null)
      await tell(writing, late, 'order-late', now);
    return late;
  });
  const { provider_id, reference } = secured;
  if (secured.statut !== 'pending' || provider_id === null || reference === null) return secured;

  const failure = await payment.capture(provider_id, reference).then(
    () => undefined,
    (error: unknown) => error,
  );
  const isKnown = failure instanceof ProviderRefused || failure instanceof ProviderUnavailable;
  if (failure !== undefined && !isKnown) throw failure;
  // Never the answer of the capture alone: what the provider keeps is what counts.
  const seen = await payment.read(provider_id);
  if (seen?.capture) return judge(parts, secured, seen);
  if (!(failure instanceof ProviderRefused)) throw failure ?? new ProviderUnavailable('no capture');
  log.info({ order: secured.num, issue: failure.issue }, 'payment not captured');
  const detail = { issue: failure.issue };
  if (NOT_YET.has(failure.issue))
    return change(parts, secured, { capturing_at: null }, 'not approved', detail);
  const to = { statut: 'refused', capturing_at: null, hold_until: null } as const;
  return change(parts, secured, to, 'refused', detail);
}

async function settleCapture(
  parts: OrderParts,
  order: OrderRow,
  capture: ProviderCapture,
): Promise<OrderRow> {
  const { statut } = order;
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return statut === 'paid' || statut === 'refunded' ? order : book(parts, order, capture);
    case 'REFUNDED':
      return statut === 'refunded' ? order : noteRefund(parts, order, capture, 'refunded outside');
    case 'PENDING':
      return wait(parts, order, capture);
    case 'DECLINED':
    case 'FAILED': {
      if (statut !== 'pending') return order;
      const to = { statut: 'refused', capturing_at: null, hold_until: null } as const;
      return change(parts, order, to, 'refused', { capture: capture.status });
    }
  }
}

/** The provider will have the money, but has not yet: the places are kept as long as there are any to keep. */
async function wait(
  parts: OrderParts,
  order: OrderRow,
  { id }: ProviderCapture,
): Promise<OrderRow> {
  const { database, clock, transact = write } = parts;
  if (order.statut === 'paid' || order.statut === 'refunded' || order.statut === 'cancelled')
    return order;
  if (order.capture_id !== null) return order;
  return transact(database, async (writing) => {
    const now = clock();
    const kept = (await hasPlaces(writing, order, now))
      ? ({ statut: 'pending', capturing_at: order.capturing_at ?? now.toISOString() } as const)
      : {};
    return changeOrder(writing, order, { ...kept, capture_id: id }, { kind: 'money pending' }, now);
  });
}
