import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Payload } from '../../../shared/contract/calls.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import type { Database } from '../../../upstream/database/write.ts';
import type { TestUpstream } from './upstream.ts';

/** A password as the website sends it (contract 5). */
export const hashed = (password: string) => createHash('sha256').update(password).digest('hex');
export const newDevice = () => randomBytes(32).toString('hex');

let people = 0;

/** Everything that a good sign-up carries; each is another person's. */
export function signUpForm(change: Partial<Payload<'compte/site-inscription'>> = {}) {
  people++;
  return {
    nom: 'Houngbédji',
    prenom: 'Afi',
    email: `afi-${people}@example.com`,
    telephone: '+229 01 97 00 00 00',
    password: hashed('under the baobab'),
    confirmpassword: hashed('under the baobab'),
    newsletter: false,
    cgu: true,
    redirect: '',
    idhash: newDevice(),
    ...change,
  };
}

/** An address of the documentation's range that no other test counts by. */
export const newAddress = () => `2001:db8:${(++people).toString(16)}::1`;

/** Somebody who has just signed up. */
export async function newCustomer(
  upstream: TestUpstream,
  change: Partial<Payload<'compte/site-inscription'>> = {},
  language?: string,
) {
  const form = signUpForm(change);
  const address = newAddress();
  const session = await upstream.call('compte/site-inscription', form, language, { address });
  return { form, ...session, from: { credential: session.id1, address } };
}

/** What is in the database beside the calls; to be closed. */
export const databaseOf = (upstream: { dataDir: string }): Database =>
  openSqlite(join(upstream.dataDir, 'kwabo.sqlite'));

interface QueuedMail {
  kind: string;
  recipient: string;
  language: string;
  payload: Record<string, string>;
}

/** Puts every mail aside as soon as it is queued, with what it says, which the outbox forgets once it is sent. */
export async function keepMails(upstream: { dataDir: string }) {
  const database = databaseOf(upstream);
  const { sql } = await import('kysely');
  await sql`create table kept_mail as select * from outbox where 0`.execute(database);
  await sql`create trigger keep_mail after insert on outbox begin
    insert into kept_mail select * from outbox where id = new.id; end`.execute(database);
  await database.destroy();
}

/** The mails to an address, oldest first. */
export async function mailsTo(
  upstream: { dataDir: string },
  recipient: string,
): Promise<QueuedMail[]> {
  const database = databaseOf(upstream);
  const { sql } = await import('kysely');
  const { rows } = await sql<Record<'kind' | 'recipient' | 'language' | 'payload', string>>`
    select kind, recipient, language, payload from kept_mail where recipient = ${recipient} order by id`.execute(
    database,
  );
  await database.destroy();
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }));
}

/** The secret in the link of the newest mail of that kind. */
export async function secretOf(
  upstream: { dataDir: string },
  recipient: string,
  kind: string,
): Promise<string> {
  const mail = (await mailsTo(upstream, recipient)).findLast((one) => one.kind === kind);
  return /\/([\w-]{43})(?:\?|$)/.exec(mail?.payload.link ?? '')?.[1] ?? '';
}
