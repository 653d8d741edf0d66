import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { centsOf, type Item } from './store.ts';

const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^\d{1,7}(?:\.\d{1,2})?$/),
});
const text = z.string().min(1).max(127);
const context = z
  .object({
    brand_name: text.optional(),
    locale: z.string().max(10).optional(),
    return_url: z.url().optional(),
    cancel_url: z.url().optional(),
  })
  .default({});

const order = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: text.optional(),
      amount: money.extend({ breakdown: z.record(z.string(), money).optional() }),
      items: z
        .array(
          z.object({
            name: text,
            unit_amount: money,
            quantity: z.string().regex(/^[1-9]\d{0,9}$/),
            category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
          }),
        )
        .max(100)
        .default([]),
    }),
  ]),
  application_context: context,
});
export type OrderRequest = z.output<typeof order>;

const refund = z.object({ amount: money.optional() }).default({});

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = `/${parsed.error.issues[0]?.path.join('/') ?? ''}`;
  throw new Refusal('INVALID_PARAMETER_SYNTAX', field);
}

export const parseRefund = (body: unknown) => parse(refund, body);

/** An order in the provider's shape and with sums that agree, as the provider checks them. */
export function parseOrder(body: unknown): OrderRequest {
  const parsed = parse(order, body);
  const [{ amount, items }] = parsed.purchase_units;
  const at = "/purchase_units/@reference_id=='default'/amount";
  if (centsOf(amount) === 0) throw new Refusal('CANNOT_BE_ZERO_OR_NEGATIVE', `${at}/value`);
  const { breakdown } = amount;
  if (items.length > 0 && !breakdown?.item_total)
    throw new Refusal('ITEM_TOTAL_REQUIRED', `${at}/breakdown/item_total`);
  if (breakdown?.item_total && items.length > 0 && sumOf(items) !== centsOf(breakdown.item_total))
    throw new Refusal('ITEM_TOTAL_MISMATCH', `${at}/breakdown/item_total/value`);
  if (breakdown && broken(breakdown) !== centsOf(amount))
    throw new Refusal('AMOUNT_MISMATCH', `${at}/value`);
  return parsed;
}

const sumOf = (items: Item[]) =>
  items.reduce((sum, item) => sum + centsOf(item.unit_amount) * Number(item.quantity), 0);

const broken = (breakdown: NonNullable<OrderRequest['purchase_units'][0]['amount']['breakdown']>) =>
  Object.entries(breakdown).reduce(
    (sum, [name, value]) => sum + (name.endsWith('discount') ? -1 : 1) * centsOf(value),
    0,
  );
