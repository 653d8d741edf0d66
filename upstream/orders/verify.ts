import type { ProviderOrder } from '../payment/provider.ts';
import type { OrderRow } from './order.store.ts';

/**
 * What the provider says differently from our order: reference, payee, currency, amount, of the order and of its
 * capture. Empty: all agree, and the money may count (contract 6, security A1–A5).
 */
export function disagreements(order: OrderRow, seen: ProviderOrder, merchant: string): string[] {
  const { capture } = seen;
  const captured = capture ? [[capture.cents, capture.currency] as const] : [];
  const amounts = [[seen.cents, seen.currency] as const, ...captured];
  return [
    ...(seen.id === order.provider_id ? [] : ['id']),
    ...(order.reference !== null && seen.reference === order.reference ? [] : ['reference']),
    ...(seen.payee === merchant ? [] : ['payee']),
    ...(amounts.every(([, currency]) => currency === 'EUR') ? [] : ['currency']),
    ...(amounts.every(([cents]) => cents === order.total_cents) ? [] : ['amount']),
  ];
}
