import type { Selectable } from 'kysely';
import type { Account } from '../../../shared/contract/compte.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Schema } from '../../database/schema.ts';
import type { Database, Writing } from '../../database/write.ts';
import { Refusal } from '../../refusal.ts';
import { forgetPerson } from '../ebook/ebook.store.ts';
import { termsVersion } from '../page/terms.ts';
import { createReference } from './secret.ts';

export type AccountRow = Selectable<Schema['account']>;

/** The day of the text about the newsletter that the forms show beside its box; moves with that text. */
const NEWSLETTER_VERSION = '2026-11-20';

/** The account of that address, in lower case as the contract makes it; or undefined. */
export function findByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  return database.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account as on the wire; `now` decides whether a change of address still waits for its confirmation. */
export async function toAccount(database: Database, row: AccountRow, now: Date): Promise<Account> {
  const change = await database
    .selectFrom('token')
    .select('email')
    .where('account_id', '=', row.id)
    .where('kind', '=', 'address')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  const { id, nom, prenom, email, telephone, presentation, pro } = row;
  return {
    ...{ id, nom, prenom, email, telephone, presentation, pro },
    activated: row.activated_at !== null,
    new_email: change?.email ?? null,
    newsletter: row.newsletter_at !== null,
  };
}

interface NewAccount {
  nom: string;
  prenom: string;
  email: string;
  telephone: string;
  newsletter: boolean;
  /** As stored. */
  password: string;
}

/** Opens an account with what was agreed to; its address must be free. */
export async function createAccount(
  writing: Writing,
  given: NewAccount,
  language: Language,
  now: Date,
): Promise<AccountRow> {
  const { nom, prenom, email, telephone, newsletter, password } = given;
  const at = now.toISOString();
  return writing
    .insertInto('account')
    .values({
      ...{ nom, prenom, email, telephone, password, language },
      hash: createReference(),
      presentation: '',
      pro: 0,
      created_at: at,
      activated_at: null,
      cgu_at: at,
      cgu_version: await termsVersion(writing, language, now),
      ...newsletterOf(newsletter, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is kept of the answer to the newsletter's box. */
export function newsletterOf(wanted: boolean, now: Date) {
  return {
    newsletter_at: wanted ? now.toISOString() : null,
    newsletter_version: wanted ? NEWSLETTER_VERSION : null,
  };
}

/** Changes these columns of the account, and nothing else; code 3 where it has just been erased. */
export async function updateAccount(
  writing: Writing,
  id: number,
  change: Partial<Omit<AccountRow, 'id' | 'hash'>>,
): Promise<AccountRow> {
  return writing
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new Refusal('session'));
}

/**
 * Erases the person: account, sessions, links, devices, bookings in progress, orders that came to nothing; and what
 * else is kept of the address, mails that have not left and consents, once it is confirmed to be the person's. Orders
 * with a payment stay for the books, and say no longer whose they were; what nobody has paid yet gives its places back.
 */
export async function eraseAccount(
  writing: Writing,
  { id, email, activated_at }: AccountRow,
): Promise<void> {
  const devices = writing
    .selectFrom('account_device')
    .select('device')
    .where('account_id', '=', id);
  await writing.deleteFrom('to_book').where('hash', 'in', devices).execute();
  if (activated_at !== null) {
    await writing
      .deleteFrom('outbox')
      .where('recipient', '=', email)
      .where('sent_at', 'is', null)
      .execute();
    await forgetPerson(writing, email);
  }
  await writing
    .deleteFrom('customer_order')
    .where('account_id', '=', id)
    .where('statut', 'in', ['expired', 'cancelled', 'refused'])
    // Money that has come and is to go back still has to.
    .where('refunding_at', 'is', null)
    .execute();
  await writing
    .updateTable('customer_order')
    .set({ statut: 'cancelled', hold_until: null })
    .where('account_id', '=', id)
    .where('statut', '=', 'pending')
    .where('capturing_at', 'is', null)
    .where('reference', 'is not', null)
    .execute();
  await writing
    .updateTable('customer_order')
    .set({ contact: null, basket: null })
    .where('account_id', '=', id)
    .execute();
  await writing.deleteFrom('account').where('id', '=', id).execute();
}
