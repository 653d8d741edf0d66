import { type Writing, write } from '../../database/write.ts';
import type { Routes } from '../../http/dispatch.ts';
import { enforce } from '../../limits.ts';
import { linkTo } from '../../mail/links.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { type AccountRow, findByEmail, updateAccount } from './account.store.ts';
import { signedIn } from './session.store.ts';
import { createToken, endTokens, findToken, type TokenRow } from './token.store.ts';

type Selectors = 'compte/site-activer-compte' | 'compte/site-activation-renvoyer';
type Parts = Pick<TargetParts, 'publicUrl' | 'clock'>;

/** Sends a new account the link that confirms its address, and leads on to `redirect`. */
export async function queueActivation(
  { publicUrl, clock }: Parts,
  writing: Writing,
  { id, email: to, prenom, language }: AccountRow,
  redirect: string,
): Promise<void> {
  const secret = await createToken(writing, 'activation', id, to, clock());
  const rest = redirect && `?${new URLSearchParams({ retour: redirect })}`;
  const link = linkTo(publicUrl, `/activate-account/${secret}${rest}`, language);
  await queueMail(writing, { kind: 'activation', to, language, prenom, link }, clock());
}

/** Sends a new address of an account the link that makes it the account's, and tells the old one. */
export async function queueAddressChange(
  { publicUrl, clock }: Parts,
  writing: Writing,
  { id, email, prenom, language }: AccountRow,
  to: string,
): Promise<void> {
  const secret = await createToken(writing, 'address', id, to, clock());
  const link = linkTo(publicUrl, `/activate-account/${secret}`, language);
  await queueMail(writing, { kind: 'address-changed', to, language, prenom, link }, clock());
  const notice = { kind: 'address-changed-notice', to: email, language, prenom } as const;
  await queueMail(writing, notice, clock());
}

/** What following a link does: the address is the account's, and confirmed. */
async function confirm(
  writing: Writing,
  { account_id, kind, email }: TokenRow & { account_id: number },
  now: Date,
): Promise<'confirmed' | 'taken'> {
  await endTokens(writing, account_id, kind);
  if (kind === 'address') {
    if (await findByEmail(writing, email)) return 'taken';
    // Links that were sent to the old address are its reader's, no longer the owner's.
    await endTokens(writing, account_id, 'reset', 'activation');
  }
  await updateAccount(writing, account_id, { email, activated_at: now.toISOString() });
  return 'confirmed';
}

export function activationRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits } = parts;
  return {
    /** Code 4 for a link that is unknown, used, replaced or too old; code 5 where another account has the address now. */
    async 'compte/site-activer-compte'({ info, check }) {
      const find = (from: typeof database) =>
        findToken(from, info, ['activation', 'address'], clock());
      if (check) {
        if (!(await find(database))) throw new Refusal('notFound');
        return null;
      }
      const outcome = await write(database, async (writing) => {
        const token = await find(writing);
        if (!token) throw new Refusal('notFound');
        return confirm(writing, token, clock());
      });
      if (outcome === 'taken')
        throw new Refusal('conflict', { fields: { email: 'taken' } }, 'taken');
      return null;
    },

    /** Another link for an address that is not confirmed yet, and nothing for one that is. */
    async 'compte/site-activation-renvoyer'(_request, caller) {
      const account = await signedIn(parts, caller);
      if (account.activated_at !== null) return null;
      enforce(limits, 'mail', `activation ${account.id}`);
      await write(database, (writing) => queueActivation(parts, writing, account, ''));
      return null;
    },
  };
}
