import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../../shared/i18n/languages.ts';
import { root } from '../../root.ts';
import type { MailKind } from '../queue.ts';

const kinds = [
  'activation',
  'address-changed',
  'address-changed-notice',
  'reset',
  'password-changed',
  'address-registered',
  'contact',
  'contact-receipt',
  'booklet',
  'ebook',
  'order-paid',
  'order-refunded',
  'order-late',
] as const satisfies MailKind[];

/** One kind of mail; an empty line begins a new paragraph. */
const kindTexts = z.strictObject({
  subject: z.string(),
  /** What mail programs show beside the subject. */
  preheader: z.string(),
  before: z.string(),
  button: z.string().optional(),
  after: z.string().optional(),
});

const mailTexts = z.strictObject({
  greeting: z.string(),
  greetingPlain: z.string(),
  linkHint: z.string(),
  regards: z.string(),
  questions: z.string(),
  legalNotice: z.string(),
  privacyPolicy: z.string(),
  /** A label and what it labels, in plain text. */
  pair: z.string(),
  fields: z.strictObject({
    nom: z.string(),
    email: z.string(),
    telephone: z.string(),
    language: z.string(),
    sujet: z.string(),
    message: z.string(),
    num: z.string(),
    lines: z.string(),
    period: z.string(),
    traveller: z.string(),
    total: z.string(),
  }),
  kinds: z.record(z.enum(kinds), kindTexts),
});

/** Where the agency is: said once, on the contact page. */
const contactTexts = z.object({
  address: z.object({
    street: z.string(),
    box: z.string(),
    town: z.string(),
    country: z.string(),
  }),
});

function read(language: Language) {
  const file = (name: string) =>
    JSON.parse(readFileSync(join(root, 'locales', language, name), 'utf8'));
  const { address } = contactTexts.parse(file('contact-us.json'));
  return { ...mailTexts.parse(file('mail.json')), address: Object.values(address).join(', ') };
}

/** Every text of the mails: locales/…/mail.json. */
export const texts: Record<Language, ReturnType<typeof read>> = {
  en: read('en'),
  fr: read('fr'),
  de: read('de'),
};

/** A text with its `{{name}}`s filled in; a value that is missing is a mistake of the program. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`mail text wants {{${name}}}`);
    return value;
  });
}
