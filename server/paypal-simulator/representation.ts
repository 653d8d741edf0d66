import { type Capture, moneyOf, type Order, type Refund } from './store.ts';

/** Who sells here: as a merchant and a buyer of the provider look. */
const PAYEE = { email_address: 'merchant@simulator.example', merchant_id: 'SMVLATED23456' };
export const PAYER_ID = 'BVYER23456789';

/** The resources as the REST service shows them; `base` is its address. */
export function createRepresentations(base: string) {
  const link = (path: string, rel: string, method: string) => ({ href: base + path, rel, method });

  const order = (one: Order) => ({
    id: one.id,
    intent: 'CAPTURE',
    status: one.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: one.amount,
        payee: PAYEE,
        custom_id: one.reference,
        ...(one.items.length > 0 && { items: one.items }),
        ...(one.capture && { payments: { captures: [capture(one, one.capture)] } }),
      },
    ],
    ...(one.status !== 'CREATED' && {
      payer: { payer_id: PAYER_ID, email_address: 'buyer@simulator.example' },
    }),
    create_time: one.created,
    update_time: one.updated,
    links: [
      link(`/v2/checkout/orders/${one.id}`, 'self', 'GET'),
      link(`/checkoutnow?token=${one.id}`, 'approve', 'GET'),
      link(`/v2/checkout/orders/${one.id}/capture`, 'capture', 'POST'),
    ],
  });

  const capture = (of: Order, one: Capture) => ({
    id: one.id,
    status: one.status,
    ...(one.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: one.amount,
    custom_id: of.reference,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: of.id } },
    create_time: one.created,
    update_time: one.updated,
    links: [
      link(`/v2/payments/captures/${one.id}`, 'self', 'GET'),
      link(`/v2/payments/captures/${one.id}/refund`, 'refund', 'POST'),
      link(`/v2/checkout/orders/${of.id}`, 'up', 'GET'),
    ],
  });

  const refund = (of: Capture, one: Refund) => ({
    id: one.id,
    status: 'COMPLETED',
    amount: moneyOf(one.cents, of.amount.currency_code),
    create_time: one.created,
    update_time: one.created,
    links: [
      link(`/v2/payments/refunds/${one.id}`, 'self', 'GET'),
      link(`/v2/payments/captures/${of.id}`, 'up', 'GET'),
    ],
  });

  return { order, capture, refund };
}

export type Representations = ReturnType<typeof createRepresentations>;
