import { type Language, languages } from '../../../shared/i18n/languages.ts';
import type { Mail, MailKind, MailValues } from '../../../upstream/mail/queue.ts';

const link = 'https://kwabo.example/x/0123456789abcdef?a=1&b=2';

const order = {
  prenom: 'Afi',
  num: 'KW-2026-000123',
  lines: ['2 × Lagoon days', '2 × Drum lesson'],
  period: 'Sat 6 – Sun 14 February 2027',
  traveller: 2,
  total: '€1,860.90',
};

const values: MailValues = {
  activation: { prenom: 'Afi', link },
  'address-changed': { prenom: 'Afi', link },
  'address-changed-notice': { prenom: 'Afi' },
  reset: { prenom: 'Afi', link },
  'password-changed': { prenom: 'Afi' },
  'address-registered': { prenom: 'Afi', link },
  contact: {
    nom: 'Élodie Dossou',
    email: 'elodie@example.com',
    telephone: '+41 79 000 00 00',
    sujet: 'February',
    message: 'Two adults.\n\nOne child.',
  },
  'contact-receipt': {
    nom: 'Élodie Dossou',
    email: 'elodie@example.com',
    telephone: '+41 79 000 00 00',
    sujet: 'February',
    message: 'Two adults.\n\nOne child.',
  },
  booklet: { nom: 'Dossou', link },
  ebook: { prenom: 'Élodie', link },
  'order-paid': order,
  'order-refunded': order,
  'order-late': order,
};

export const kinds = Object.keys(values) as MailKind[];

/** A mail of that kind, with other values in it where a test wants them. */
export function mailOf(kind: MailKind, language: Language = 'en', others: object = {}): Mail {
  return { kind, to: 'afi@example.com', language, ...values[kind], ...others } as Mail;
}

/** One of each kind in each language. */
export const everyMail = kinds.flatMap((kind) =>
  languages.map((language) => mailOf(kind, language)),
);
