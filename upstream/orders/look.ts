import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderUnavailable } from '../payment/provider.ts';
import { ClaimLost, claimOrder, type OrderRow, orderOf, releaseOrder } from './order.store.ts';
import type { OrderParts } from './parts.ts';
import { settle } from './settle.ts';

/** How long a call waits for another that looks at the same order, in milliseconds. */
const patience = 8000;
const pause = 50;

/** What an order has come to, as its customer is told. */
export type Said = 'paid' | 'pending' | 'refunded' | 'open' | 'refused' | 'gone' | 'cancelled';

/** `open`: not approved yet. `pending`: approved, and the money is on its way or may be. */
export function saidOf(order: OrderRow): Said {
  if (order.refunding_at !== null) return 'refunded';
  if (order.statut === 'pending') return order.capturing_at === null ? 'open' : 'pending';
  return order.statut === 'expired' ? 'gone' : order.statut;
}

export interface Looked {
  order: OrderRow;
  said: Said;
  /** The provider could not be asked: look again later. */
  isUnknown: boolean;
}

const told = (order: OrderRow): Looked => ({ order, said: saidOf(order), isUnknown: false });

/**
 * Asks the provider about an order and does what follows from it, once: of calls at the same time, in this process or
 * another, one works and the others answer what it has found. Harmless to repeat, in whatever state the order is.
 */
export async function look(parts: OrderParts, id: number): Promise<Looked> {
  const { database, clock, log, claim = claimOrder } = parts;
  const claimed = await claim(database, id, clock());
  if (!claimed) return waitForOther(parts, id);
  try {
    return told(await settle(parts, claimed));
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      log.warn({ order: claimed.num, reason: error.message }, 'payment provider not reached');
      return { ...told(await orderOf(database, id)), isUnknown: true };
    }
    if (error instanceof ClaimLost) return told(await orderOf(database, id));
    throw error;
  } finally {
    await releaseOrder(database, claimed);
  }
}

async function waitForOther(parts: OrderParts, id: number): Promise<Looked> {
  const { database, clock } = parts;
  const end = performance.now() + patience;
  for (;;) {
    await sleep(pause);
    const order = await orderOf(database, id);
    if (order.claim === null) return told(order);
    // Its worker has died.
    if (order.claim < clock().toISOString()) return look(parts, id);
    if (performance.now() > end) return { ...told(order), isUnknown: true };
  }
}
