import type { ColumnType, GeneratedAlways } from 'kysely';
import type { OrderInfo, Statut } from '../../shared/contract/booking.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { MailKind } from '../mail/queue.ts';
import type { StoredKind } from './stored.ts';

/** Null until something happens. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * Plain types only, so that the same tables exist in PostgreSQL: whole numbers, texts, JSON as text. Money is in cents,
 * days are `2027-02-06`, times ISO 8601 in UTC, yes and no are 1 and 0.
 */
export interface Schema {
  ebook_link: {
    token_hash: string;
    email: string;
    nom: string;
    prenom: string;
    telephone: string;
    language: Language;
    expires_at: string;
    downloads: number;
  };
  news_consent: {
    email: string;
    source: string;
    /** Which wording of the sentence was agreed to. */
    text_version: string;
    language: Language;
    given_at: string;
    confirmed_at: string | null;
  };
  migration: { name: string; applied_at: string };
  setting: { name: string; value: string };
  content: {
    kind: StoredKind;
    key: string;
    language: Language;
    position: number;
    /** Folded text of what a search looks at. */
    search: string;
    card: string;
    detail: string;
  };
  package: {
    id: number;
    uri: string;
    price_cents: number | null;
    days: number;
    group_min: number;
    position: number;
    /** 0: no longer in the content; the row stays for the orders that refer to it. */
    listed: number;
  };
  package_destination: { package_id: number; destination: string };
  package_option: {
    id: number;
    package_id: number;
    price_cents: number;
    position: number;
    listed: number;
  };
  departure: {
    id: number;
    package_id: number;
    /** The rule as a text: a departure with the same rule is the same departure after any later import. */
    rule: string;
    in_days: number;
    weekday: number;
    places: number;
    sold: number;
    price_cents: number | null;
    position: number;
    listed: number;
  };
  period: {
    id: number;
    package_id: number;
    departure_id: number;
    start_day: string;
    end_day: string;
    places: number;
    sold: number;
  };
  product: {
    id: number;
    uri: string;
    price_cents: number;
    available: number;
    position: number;
    listed: number;
  };
  country: { code: string; shipping_cents: number };
  to_book: {
    hash: string;
    package_id: number;
    traveller: number;
    period_id: number | null;
    updated_at: string;
  };
  outbox: {
    id: GeneratedAlways<number>;
    /** 128 random bits in hex: the Message-ID is made from it, the same at every try. */
    reference: string;
    kind: MailKind;
    /** This and what follows is about a person: emptied as soon as the mail is sent. */
    recipient: string;
    language: Language;
    /** What the mail says, as JSON. */
    payload: string;
    reply_to: string | null;
    created_at: string;
    /** Not before; null: nothing more to do. Whoever works on a mail puts it off, so that nobody else takes it. */
    next_try_at: string | null;
    tries: number;
    sent_at: string | null;
    given_up_at: string | null;
  };
  to_book_option: { hash: string; package_id: number; option_id: number };
  account: {
    id: GeneratedAlways<number>;
    /** The public reference: 256 random bits in hex, no right by itself (contract 3). */
    hash: string;
    nom: string;
    prenom: string;
    /** In lower case. */
    email: string;
    telephone: string;
    presentation: string;
    pro: 0 | 1;
    /** That of the last sign-in: mails are in it. */
    language: Language;
    /** argon2id, in the PHC format. */
    password: string;
    created_at: string;
    activated_at: string | null;
    /** What was agreed to, and when: the day of the text that was shown. */
    cgu_at: string;
    cgu_version: string;
    newsletter_at: string | null;
    newsletter_version: string | null;
  };
  session: {
    /** SHA-256 of the credential: who reads the database cannot sign in with it. */
    hash: string;
    account_id: number;
    created_at: string;
    used_at: string;
    expires_at: string;
  };
  /** Devices on which somebody has signed in to the account: strangers' wrong tries do not lock them out. */
  account_device: { device: string; account_id: number; used_at: string };
  token: {
    /** SHA-256 of what the link carries. */
    hash: string;
    kind: 'activation' | 'address' | 'reset';
    /** Null: of nobody, written so that an unknown address costs the same as a known one. */
    account_id: number | null;
    /** The address that the link was sent to, and confirms. */
    email: string;
    expires_at: string;
  };
  customer_order: {
    id: GeneratedAlways<number>;
    /** `KW-2026-000123` (contract 6). */
    num: string;
    /** Null: the account has been erased, the order is kept for the books. */
    account_id: number | null;
    kind: OrderInfo['kind'];
    statut: Statut;
    total_cents: number;
    traveller: number | null;
    start_day: string | null;
    end_day: string | null;
    /** Folded text of the number and the lines. */
    search: string;
    created_at: string;
    paid_at: string | null;
    /** The customer's, in which the lines are. */
    language: Later<Language>;
    /** The day of the terms that were in force. */
    terms_version: Later<string>;
    /** Who ordered and where it goes, as JSON; null once the person is erased. */
    contact: Later<string>;
    /** Of a product order: the hash of the basket it was made from. */
    basket: Later<string>;
    package_id: Later<number>;
    period_id: Later<number>;
    /** What the provider knows the order by: 128 random bits in hex, `custom_id` and request id. */
    reference: Later<string>;
    provider_id: Later<string>;
    capture_id: Later<string>;
    captured_cents: Later<number>;
    refunded_cents: Later<number>;
    /** The places are kept until then. */
    hold_until: Later<string>;
    /** Since then money may have been taken, so that the places are kept whatever `hold_until` says. */
    capturing_at: Later<string>;
    /** Since then the money is to go back. */
    refunding_at: Later<string>;
    refunded_at: Later<string>;
    /** Who works on it, until when: `2026-11-20T09:02:00.000Z 1a2b…`. */
    claim: Later<string>;
    looked_at: Later<string>;
  };
  /** The last number given in a year of Benin. */
  order_number: { year: string; last: number };
  /** Every change of an order; nothing about the person. */
  order_event: {
    id: GeneratedAlways<number>;
    order_id: number;
    at: string;
    kind: string;
    statut: Statut;
    /** JSON. */
    detail: string;
  };
  /** A product order in progress: what was chosen, never a price. */
  basket: { hash: string; contact: string | null; updated_at: string };
  basket_line: { hash: string; product_id: number; position: number; qt: number };
  /** As it was bought, in the customer's language: later changes of the content leave it alone. */
  order_line: {
    order_id: number;
    position: number;
    name: string;
    price_cents: number;
    qt: number;
    img: string | null;
  };
}
