import { EBOOK_DOWNLOADS } from '../../../shared/contract/constants.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Database, Writing } from '../../database/write.ts';

/** Raised whenever the sentence beside the box to tick changes: it says what somebody agreed to. */
const CONSENT_VERSION = '2026-11';

/** A personal link; its secret is known by its hash alone. */
export interface NewLink {
  token_hash: string;
  email: string;
  nom: string;
  prenom: string;
  telephone: string;
  language: Language;
  expires_at: string;
}

export async function saveLink(writing: Writing, link: NewLink): Promise<void> {
  await writing
    .insertInto('ebook_link')
    .values({ ...link, downloads: 0 })
    .execute();
}

/** The link of that secret, unless its time is over; a used up one is still found. */
export function findLink(database: Database, tokenHash: string, now: Date) {
  return database
    .selectFrom('ebook_link')
    .select(['email', 'language', 'expires_at', 'downloads'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Counts one download; false where none is left. In one statement, so that two at once cannot share the last. */
export async function countDownload(writing: Writing, tokenHash: string): Promise<boolean> {
  const counted = await writing
    .updateTable('ebook_link')
    .set(({ eb }) => ({ downloads: eb('downloads', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('downloads', '<', EBOOK_DOWNLOADS)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** Notes that somebody asked for news, in the words of today (ux LEG-10). Nothing is sent before it is confirmed. */
export async function askForNews(
  writing: Writing,
  { email, source, language }: { email: string; source: 'booklet' | 'ebook'; language: Language },
  now: Date,
): Promise<void> {
  const consent = { source, text_version: CONSENT_VERSION, language, given_at: now.toISOString() };
  await writing
    .insertInto('news_consent')
    .values({ email, ...consent, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(consent))
    .execute();
}

/** Whoever uses a link that was mailed has shown that the address is theirs. */
export async function confirmNews(writing: Writing, email: string, now: Date): Promise<void> {
  await writing
    .updateTable('news_consent')
    .set({ confirmed_at: now.toISOString() })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Forgets the links that have ended, and with them whom they were for; answers how many. */
export async function forgetLinks(writing: Writing, now: Date): Promise<number> {
  const deleted = await writing
    .deleteFrom('ebook_link')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** What is kept of whoever has that address: the consent to news, and links that have not ended. */
export async function readPerson(database: Database, email: string) {
  const news = await database
    .selectFrom('news_consent')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  const links = await database
    .selectFrom('ebook_link')
    .select(['expires_at', 'downloads'])
    .where('email', '=', email)
    .execute();
  return { news, links };
}

/** Forgets whoever has that address. */
export async function forgetPerson(writing: Writing, email: string): Promise<void> {
  await writing.deleteFrom('news_consent').where('email', '=', email).execute();
  await writing.deleteFrom('ebook_link').where('email', '=', email).execute();
}
