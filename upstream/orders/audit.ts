import type { ProviderOrder } from '../payment/provider.ts';
import { look } from './look.ts';
import type { OrderRow } from './order.store.ts';
import type { OrderParts } from './parts.ts';
import { disagreements } from './verify.ts';

export type Finding =
  /** The provider has the money, and the order is not paid. */
  | 'paid but unbooked'
  /** The order is paid, and the provider has no money for it. */
  | 'booked but unpaid'
  /** The money came when the places were gone. */
  | 'paid late'
  /** Somebody has sent the money back in the provider's own pages. */
  | 'refunded outside'
  /** Amount, currency, payee or reference are not the order's. */
  | 'does not fit';

export interface Found {
  id: number;
  num: string;
  statut: OrderRow['statut'];
  cents: number;
  finding: Finding;
  /** What it has become; the same where only a person can help. */
  after: OrderRow['statut'];
}

/** What is strange about an order beside what the provider says of it. */
function findingOf(
  order: OrderRow,
  seen: ProviderOrder | null,
  events: string[],
  merchant: string,
): Finding | undefined {
  const status = seen?.capture?.status;
  if (seen && disagreements(order, seen, merchant).length > 0) return 'does not fit';
  if (order.statut === 'paid' && status === 'REFUNDED') return 'refunded outside';
  if (order.statut === 'paid' && status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED')
    return 'booked but unpaid';
  if (status === 'PARTIALLY_REFUNDED' || events.includes('refunded outside'))
    return 'refunded outside';
  if (events.includes('paid late')) return 'paid late';
  return status === 'COMPLETED' && order.statut !== 'paid' ? 'paid but unbooked' : undefined;
}

/**
 * Compares every order that the provider knows, since that moment, with the provider's own, and answers what is strange.
 * Looks again at each of them, which books, or gives back, what is safe; all else is left to a person. Throws
 * ProviderUnavailable where the provider cannot be asked.
 */
export async function audit(parts: OrderParts, since: Date): Promise<Found[]> {
  const { database, payment } = parts;
  const orders = await database
    .selectFrom('customer_order')
    .selectAll()
    .where('provider_id', 'is not', null)
    .where('created_at', '>=', since.toISOString())
    .orderBy('id')
    .execute();
  const found: Found[] = [];
  for (const order of orders) {
    const { id, num, statut, total_cents: cents } = order;
    const events = await database
      .selectFrom('order_event')
      .select('kind')
      .where('order_id', '=', id)
      .execute();
    const seen = await payment.read(order.provider_id ?? '');
    const finding = findingOf(
      order,
      seen,
      events.map(({ kind }) => kind),
      payment.merchant,
    );
    if (!finding) continue;
    const { order: after } = await look(parts, id);
    found.push({ id, num, statut, cents, finding, after: after.statut });
  }
  return found;
}
