import { z } from 'zod';
import { tidy } from '../text.ts';

/** A text from a person: trimmed, NFC, without control characters, at most `max` characters (contract 4). */
export const text = (max: number) => z.string().transform(tidy).pipe(z.string().max(max));

/** The address part of an item: lower case letters, digits and hyphens. */
export const uri = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/** Decimal euros with two decimals at most, as on the wire; count with `toCents` (shared/money.ts). */
export const money = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'at most two decimals',
  );

/** A calendar day, `2027-02-06`, without a time or a zone. */
export const day = z.iso.date();

/** A calendar month, `2027-02`. */
export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** The random device identifier of contract 3: 256 bits in hex. */
export const deviceHash = z.string().regex(/^[0-9a-f]{64}$/);
