import { z } from 'zod';
import { ORDER_PAGE_SIZE, ORDER_SORTS, ORDER_STATUSES, SEARCH_LENGTH } from './constants.ts';
import { day, money, text } from './fields.ts';

export const statut = z.enum(ORDER_STATUSES);
export type Statut = z.output<typeof statut>;

/** A line as it was bought, in the customer's language of that day (contract 6). */
export const orderLine = z.object({
  name: z.string(),
  /** Euros for one. */
  price: money,
  qt: z.int().positive(),
  total: money,
  /** Address of its picture. */
  img: z.string().nullable(),
});
export type OrderLine = z.output<typeof orderLine>;

const order = z.object({
  id: z.int().positive(),
  /** `KW-2026-000123`. */
  num: z.string(),
  /** Made at, and paid at. */
  cdate: z.iso.datetime(),
  pdate: z.iso.datetime().nullable(),
  total: money,
  /** The total as a text in the caller's language. */
  montant: z.string(),
  statut,
});

export const orderListItem = order.extend({ contenu: z.array(orderLine) });
export type OrderListItem = z.output<typeof orderListItem>;

export const orderInfo = order.extend({
  kind: z.enum(['package', 'product']),
  /** Of a package. */
  traveller: z.int().positive().nullable(),
  period: z.object({ start: day, end: day }).nullable(),
  /** The day of the order in Benin. */
  date: day,
});
export type OrderInfo = z.output<typeof orderInfo>;

/** A number of an address or a form, as a text, or of JSON. */
const whole = (schema: z.ZodInt) =>
  z.union([
    schema,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(schema),
  ]);

const paging = {
  page: whole(z.int().min(0).max(100_000)).default(0),
  size: whole(z.int().min(1).max(50)).default(ORDER_PAGE_SIZE),
};

export const bookingLister = z.object({
  /** 0: all; else the year in which the order was made. */
  date: whole(z.int().min(0).max(2100)).default(0),
  ...paging,
  /** Words of the number or of the lines. */
  search: text(SEARCH_LENGTH).default(''),
  /** Newest first unless both are given. */
  sort: z.enum(ORDER_SORTS).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export const orderList = z.object({ list: z.array(orderListItem), count: z.int().nonnegative() });

const id = whole(z.int().positive());
export const bookingInfo = z.object({ id });
export const bookingInfoLister = z.object({ id, ...paging });
export const orderLines = z.object({ list: z.array(orderLine), count: z.int().nonnegative() });
