import type { GeneratedAlways } from 'kysely';
import type { Language } from '../../shared/i18n/languages.ts';
import type { MailKind } from '../mail/queue.ts';
import type { StoredKind } from './stored.ts';

/**
 * Plain types only, so that the same tables exist in PostgreSQL: whole numbers, texts, JSON as text. Money is in cents,
 * days are `2027-02-06`, times ISO 8601 in UTC, yes and no are 1 and 0.
 */
export interface Schema {
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
    /** This and what follows is about a person: emptied as soon as the mail is sent or given up. */
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
}
