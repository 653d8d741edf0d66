import { z } from 'zod';
import type { ProviderCapture, ProviderOrder } from '../provider.ts';
import { fromDecimal } from './amounts.ts';

const money = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code: currency, value }, context) => {
    const cents = fromDecimal(value);
    if (cents !== null) return { cents, currency };
    context.addIssue('not an amount');
    return z.NEVER;
  });

const capture = z.object({
  id: z.string(),
  status: z.enum([
    'COMPLETED',
    'PENDING',
    'DECLINED',
    'REFUNDED',
    'PARTIALLY_REFUNDED',
    'FAILED',
  ] satisfies ProviderCapture['status'][]),
  amount: money,
});

const unit = z.object({
  custom_id: z.string().default(''),
  amount: money,
  payee: z
    .object({ merchant_id: z.string().optional(), email_address: z.string().optional() })
    .default({}),
  payments: z.object({ captures: z.array(capture).default([]) }).default({ captures: [] }),
});

/** The parts of an order of the Orders API v2 that are ours to judge. */
export const orderAnswer = z
  .object({
    id: z.string(),
    status: z.enum([
      'CREATED',
      'PAYER_ACTION_REQUIRED',
      'APPROVED',
      'COMPLETED',
      'VOIDED',
    ] satisfies ProviderOrder['status'][]),
    purchase_units: z.tuple([unit]),
  })
  .transform(({ id, status, purchase_units: [bought] }): ProviderOrder => {
    const { captures } = bought.payments;
    // After a refused attempt another may have succeeded: that is the one that counts.
    const found = captures.find((one) => !isRefused(one.status)) ?? captures.at(-1);
    return {
      id,
      status,
      reference: bought.custom_id,
      ...bought.amount,
      payee: bought.payee.merchant_id ?? bought.payee.email_address ?? '',
      capture: found ? { id: found.id, status: found.status, ...found.amount } : null,
    };
  });

const isRefused = (status: ProviderCapture['status']) =>
  status === 'DECLINED' || status === 'FAILED';

export const refundAnswer = z.object({
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
});

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const verificationAnswer = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const errorAnswer = z.object({
  name: z.string().catch('UNKNOWN'),
  details: z.array(z.object({ issue: z.string() })).catch([]),
});

/** The provider's own code of what was wrong, the finer one where there is one. */
export function issueOf(body: unknown): string {
  const { data } = errorAnswer.safeParse(body);
  return data?.details[0]?.issue ?? data?.name ?? 'UNKNOWN';
}
