import type { Session } from '../../../shared/contract/compte.ts';
import { type Database, type Writing, write } from '../../database/write.ts';
import type { Caller } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { moveDrafts } from '../tobook/tobook.store.ts';
import type { AccountRow } from './account.store.ts';
import { createReference, createSecret, hashOf } from './secret.ts';

const HOUR = 3_600_000;
/** Sessions, and devices that are known, live as long as their cookies (contract 3). */
const LIFE = 30 * 24 * HOUR;

const later = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

/**
 * Signs this browser in with a credential of its own (contract 5) and ends the session that it had. Its device gets a
 * new identifier, which the booking in progress moves to: whoever knew the old one has nothing of it.
 */
export async function openSession(
  writing: Writing,
  account: AccountRow,
  { credential }: Caller,
  device: string,
  now: Date,
): Promise<Session> {
  const { secret, hash } = createSecret();
  const renewed = createReference();
  const at = now.toISOString();
  if (credential) await closeSession(writing, credential);
  await writing
    .insertInto('session')
    .values({
      hash,
      account_id: account.id,
      created_at: at,
      used_at: at,
      expires_at: later(now, LIFE),
    })
    .execute();
  await moveDrafts(writing, device, renewed);
  await writing.deleteFrom('account_device').where('device', '=', device).execute();
  await rememberDevice(writing, account.id, renewed, now);
  return { id1: secret, id2: account.hash, device: renewed };
}

/** Who calls, or code 3: without a session, with one that has ended, or with another account's reference. */
export async function signedIn(
  { database, clock }: Pick<TargetParts, 'database' | 'clock'>,
  { credential, account: reference }: Caller,
): Promise<AccountRow & { session: string }> {
  if (!credential) throw new Refusal('session');
  const now = clock();
  const row = await database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.hash as session', 'session.used_at'])
    .where('session.hash', '=', hashOf(credential))
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row || (reference !== undefined && reference !== row.hash)) throw new Refusal('session');
  const { used_at, ...account } = row;
  if (now.getTime() - Date.parse(used_at) > HOUR) await noteUse(database, account.session, now);
  return account;
}

async function noteUse(database: Database, session: string, now: Date): Promise<void> {
  await write(database, (writing) =>
    writing
      .updateTable('session')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', session)
      .execute(),
  );
}

/** Ends the session of that credential; one that is not there is no error. */
export async function closeSession(writing: Writing, credential: string): Promise<void> {
  await writing.deleteFrom('session').where('hash', '=', hashOf(credential)).execute();
}

/** Ends all sessions of the account but the one named by its hash. */
export async function closeSessions(
  writing: Writing,
  accountId: number,
  except?: string,
): Promise<void> {
  await writing
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('hash', '!=', except ?? '')
    .execute();
}

/** From now on strangers' wrong tries do not keep the account's owner out on this device. */
export async function rememberDevice(
  writing: Writing,
  account_id: number,
  device: string,
  now: Date,
): Promise<void> {
  const used_at = now.toISOString();
  await writing
    .insertInto('account_device')
    .values({ device, account_id, used_at })
    .onConflict((conflict) => conflict.columns(['device', 'account_id']).doUpdateSet({ used_at }))
    .execute();
}

/** Whether somebody signed in to the account on this device in the last thirty days. */
export async function isKnownDevice(
  database: Database,
  accountId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('account_device')
    .select('device')
    .where('device', '=', device)
    .where('account_id', '=', accountId)
    .where('used_at', '>', later(now, -LIFE))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets sessions, links and devices that have ended. */
export async function forgetEnded(writing: Writing, now: Date): Promise<void> {
  const at = now.toISOString();
  await writing.deleteFrom('session').where('expires_at', '<=', at).execute();
  await writing.deleteFrom('token').where('expires_at', '<=', at).execute();
  await writing.deleteFrom('account_device').where('used_at', '<=', later(now, -LIFE)).execute();
}
