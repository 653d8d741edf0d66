import { write } from '../../database/write.ts';
import type { Routes } from '../../http/dispatch.ts';
import { addressKey, enforce } from '../../limits.ts';
import { linkTo } from '../../mail/links.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { findByEmail, updateAccount } from './account.store.ts';
import { closeSessions, rememberDevice } from './session.store.ts';
import { createToken, endTokens, findToken } from './token.store.ts';

type Selectors =
  | 'compte/site-compte-mot-de-passe-oublie'
  | 'compte/site-compte-mot-de-passe-oublie-check'
  | 'compte/site-compte-mot-de-passe-oublie-update';

export function resetRoutes({
  database,
  clock,
  limits,
  passwords,
  publicUrl,
}: TargetParts): Pick<Routes, Selectors> {
  const find = (from: typeof database, id: string) => findToken(from, id, ['reset'], clock());
  return {
    /** The same answer after the same work, whether the address has an account or not; three mails an hour at most. */
    async 'compte/site-compte-mot-de-passe-oublie'({ email }, { address }) {
      enforce(limits, 'reset', addressKey(address));
      const isEnough = limits.take('mail', `reset ${email}`) !== null;
      await write(database, async (writing) => {
        const account = isEnough ? undefined : await findByEmail(writing, email);
        // One commit to disk in either case: it is what takes time here.
        const secret = await createToken(
          writing,
          'reset',
          account?.id ?? null,
          account?.email ?? '',
          clock(),
        );
        if (!account) return;
        const { language, prenom } = account;
        const link = linkTo(publicUrl, `/mot-de-passe-oublie/${secret}`, language);
        await queueMail(writing, { kind: 'reset', to: email, language, prenom, link }, clock());
      });
      return null;
    },

    /** Code 4 for a link that is unknown, used, replaced or too old. */
    async 'compte/site-compte-mot-de-passe-oublie-check'({ id }) {
      if (!(await find(database, id))) throw new Refusal('notFound');
      return null;
    },

    /** A new password by a link, which is used up; ends all sessions and signs nobody in. Code 4 as above. */
    async 'compte/site-compte-mot-de-passe-oublie-update'({ id, password, idhash }) {
      if (!(await find(database, id))) throw new Refusal('notFound');
      const stored = await passwords.store(password);
      await write(database, async (writing) => {
        const token = await find(writing, id);
        if (!token) throw new Refusal('notFound');
        const { account_id } = token;
        const now = clock();
        await endTokens(writing, account_id, 'reset', 'address');
        await closeSessions(writing, account_id);
        await rememberDevice(writing, account_id, idhash, now);
        // Who has read the mail has the address.
        const {
          email: to,
          language,
          prenom,
        } = await updateAccount(writing, account_id, {
          password: stored,
          activated_at: now.toISOString(),
        });
        await queueMail(writing, { kind: 'password-changed', to, language, prenom }, now);
      });
      return null;
    },
  };
}
