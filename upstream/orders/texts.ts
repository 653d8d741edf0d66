import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../shared/i18n/languages.ts';
import { root } from '../root.ts';

const result = z.strictObject({ title: z.string(), message: z.string() });
const paymentTexts = z.strictObject({
  shipping: z.string(),
  paid: result,
  pending: result,
  refunded: result,
  open: result,
  refused: result,
  gone: result,
  cancelled: result,
});

const read = (language: Language) =>
  paymentTexts.parse(
    JSON.parse(readFileSync(join(root, 'locales', language, 'payment.json'), 'utf8')),
  );

/** What is said about payments: locales/…/payment.json. */
export const texts: Record<Language, z.output<typeof paymentTexts>> = {
  en: read('en'),
  fr: read('fr'),
  de: read('de'),
};
