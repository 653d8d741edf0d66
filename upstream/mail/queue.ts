import { randomBytes } from 'node:crypto';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Writing } from '../database/write.ts';
import type { PaperKind } from '../documents/order/paper-file.ts';

/** What somebody wrote in the contact form. */
export interface Message {
  nom: string;
  email: string;
  telephone: string;
  sujet: string;
  message: string;
}

/** An order in words, in its customer's language. */
export interface OrderWords {
  prenom: string;
  num: string;
  /** What was bought, a text for each line. */
  lines: string[];
  period: string | null;
  traveller: number | null;
  total: string;
}

/** What each kind of mail says. A `link` is a whole address, made by `linkTo` (links.ts). */
export interface MailValues {
  /** To a new account: confirms its address. */
  activation: { prenom: string; link: string };
  /** To the new address of an account: confirms it. */
  'address-changed': { prenom: string; link: string };
  /** To the old address of that account. */
  'address-changed-notice': { prenom: string };
  reset: { prenom: string; link: string };
  'password-changed': { prenom: string };
  /** To the owner of an account whose address somebody signed up with; the link leads to the sign-in. */
  'address-registered': { prenom: string; link: string };
  /** To the agency. */
  contact: Message;
  /** To whoever wrote to the agency. */
  'contact-receipt': Message;
  booklet: { nom: string; link: string };
  ebook: { prenom: string; link: string };
  'order-paid': OrderWords;
  /** The money goes back: it came when the places were gone, or was sent back by a person. */
  'order-refunded': OrderWords;
  /** The places were gone before the money could be taken: nothing was taken. */
  'order-late': OrderWords;
}
export type MailKind = keyof MailValues;

/** A paper of an order, by the order's id: made when the mail is sent, so that a queued mail holds no file. */
export interface Attachment {
  kind: PaperKind;
  order: number;
}

interface Addressed {
  to: string;
  language: Language;
  replyTo?: string;
  attachments?: Attachment[];
}

/** A mail to one person, in that person's language. */
export type Mail = {
  [K in MailKind]: { kind: K } & Addressed & MailValues[K];
}[MailKind];

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves once, soon after the commit, and never without it.
 * `to` and `replyTo` are addresses that the contract has checked.
 */
export async function queueMail(writing: Writing, mail: Mail, now: Date): Promise<void> {
  const { kind, to, language, replyTo = null, ...values } = mail;
  await writing
    .insertInto('outbox')
    .values({
      reference: randomBytes(16).toString('hex'),
      kind,
      recipient: to,
      language,
      payload: JSON.stringify(values),
      reply_to: replyTo,
      created_at: now.toISOString(),
      next_try_at: now.toISOString(),
      tries: 0,
      sent_at: null,
      given_up_at: null,
    })
    .execute();
}
