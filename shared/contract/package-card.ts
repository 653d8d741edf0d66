import { z } from 'zod';
import { day, money, month, uri } from './fields.ts';
import { picture } from './media.ts';

export const packageCard = z.object({
  id: z.int().positive(),
  uri,
  name: z.string(),
  summary: z.string(),
  picture,
  days: z.int().positive(),
  nights: z.int().nonnegative(),
  destinations: z.array(z.object({ uri, name: z.string() })),
  /** Euros a person; null: on request. */
  price: money.nullable(),
  /** The next departure that can still be booked. */
  next: z.object({ start: day, end: day }).nullable(),
  /** Months with a departure that can still be booked, in order. */
  months: z.array(month),
  modified_time: z.iso.date(),
});
export type PackageCard = z.output<typeof packageCard>;
