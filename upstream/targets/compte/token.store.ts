import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Database, Writing } from '../../database/write.ts';
import { createSecret, hashOf } from './secret.ts';

export type TokenRow = Selectable<Schema['token']>;
type Kind = TokenRow['kind'];

const HOUR = 3_600_000;
/** How long each link lives, in milliseconds (contract 5; that of a new address is ours). */
const LIFE: Record<Kind, number> = {
  activation: 7 * 24 * HOUR,
  address: 24 * HOUR,
  reset: HOUR,
};

/** Makes a link's secret that confirms `email`; older ones of the kind end with it. `accountId` null: nobody's. */
export async function createToken(
  writing: Writing,
  kind: Kind,
  accountId: number | null,
  email: string,
  now: Date,
): Promise<string> {
  const { secret, hash } = createSecret();
  await endTokens(writing, accountId, kind);
  await writing
    .insertInto('token')
    .values({
      hash,
      kind,
      account_id: accountId,
      email,
      expires_at: new Date(now.getTime() + LIFE[kind]).toISOString(),
    })
    .execute();
  return secret;
}

/** The account and the address that a link stands for, or undefined: unknown, used, replaced, too old. */
export async function findToken(
  database: Database,
  secret: string,
  kinds: Kind[],
  now: Date,
): Promise<(TokenRow & { account_id: number }) | undefined> {
  const row = await database
    .selectFrom('token')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && row.account_id !== null ? { ...row, account_id: row.account_id } : undefined;
}

/** Ends the account's links of these kinds. */
export async function endTokens(
  writing: Writing,
  accountId: number | null,
  ...kinds: Kind[]
): Promise<void> {
  await writing
    .deleteFrom('token')
    .where('kind', 'in', kinds)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .execute();
}
