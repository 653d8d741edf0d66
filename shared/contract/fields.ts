import * as z from 'zod';
import { tidy, tidyLines } from '../text.ts';

/** A text from a person: trimmed, NFC, without control characters, at most `max` characters (contract 4). */
export const text = (max: number) => z.string().transform(tidy).pipe(z.string().max(max));

/** The same, and not empty. */
export const filled = (max: number) => text(max).pipe(z.string().min(1));

/** A filled text of several lines. */
export const paragraphs = (max: number) =>
  z.string().transform(tidyLines).pipe(z.string().min(1).max(max));

/** An e-mail address: trimmed and in lower case, so that one address is one account. */
export const email = z
  .string()
  .transform((given) => tidy(given).toLowerCase())
  .pipe(z.string().min(1, { abort: true }).max(254, { abort: true }).pipe(z.email('email')));

/** A telephone number as people write it: five digits at least, signs between them, an extension. */
export const telephone = filled(40).pipe(
  z.string().regex(/^(?=(?:\D*\d){5})[\d\s+()./-]+(?:\s*(?:x|ext\.?)\s*\d+)?$/i, 'phone'),
);

/** A box to tick: from JSON, or as a form without JavaScript sends it. */
export const checkbox = z.union([z.boolean(), z.literal('on').transform(() => true)]);

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

/** 256 bits in hex. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The random device identifier of contract 3. */
export const deviceHash = hash;

/** 256 random bits in base64url: a session's credential, or the secret of a link. */
export const secret = z.string().regex(/^[\w-]{43}$/);
