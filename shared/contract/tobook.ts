import { z } from 'zod';
import { MAXIMUM_TRAVELLERS, MINIMUM_TRAVELLERS } from './constants.ts';
import { deviceHash, money, uri } from './fields.ts';

/** The booking in progress of one device for one package; priced by the upstream alone (contract 6). */
export const toBook = z.object({
  traveller: z.int().min(MINIMUM_TRAVELLERS).max(MAXIMUM_TRAVELLERS),
  /** A period is chosen and has enough places. */
  valid: z.boolean(),
  /** The chosen period, while it is on offer. */
  period: z.int().positive().nullable(),
  /** Identifiers of the chosen options. */
  services: z.array(z.int().positive()),
  /** The total as a text in the caller's language; null: on request. */
  total: z.string().nullable(),
  totalvalue: money.nullable(),
  hash: deviceHash,
  /** The lines of the total: the trip first, then the options. */
  content: z.array(
    z.object({ name: z.string(), price: money, qt: z.int().positive(), total: money }),
  ),
});
export type ToBook = z.output<typeof toBook>;

export const toBookGet = z.object({ hash: deviceHash, id: uri });
export const toBookTraveller = z.object({
  idpackage: z.int().positive(),
  traveller: z.int().min(MINIMUM_TRAVELLERS).max(MAXIMUM_TRAVELLERS),
  hash: deviceHash,
});
export const toBookPeriod = z.object({
  idpackage: z.int().positive(),
  idperiod: z.int().positive(),
  hash: deviceHash,
});
export const toBookService = z.object({
  idpackage: z.int().positive(),
  idservice: z.int().positive(),
  hash: deviceHash,
});
