import { type Writing, write } from '../../database/write.ts';
import type { Caller, Routes } from '../../http/dispatch.ts';
import { addressKey, enforce, type Rule } from '../../limits.ts';
import { linkTo } from '../../mail/links.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import {
  type AccountRow,
  createAccount,
  findByEmail,
  toAccount,
  updateAccount,
} from './account.store.ts';
import { queueActivation } from './activation.routes.ts';
import { closeSession, isKnownDevice, openSession, signedIn } from './session.store.ts';

type Selectors =
  | 'compte/site-connexion'
  | 'compte/site-inscription'
  | 'compte/site-deconnexion'
  | 'compte/site-get-compte';

export function sessionRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits, passwords } = parts;

  /**
   * What the tries of a sign-in are counted by. Strangers share one count for each account and one for each of their
   * addresses; a device that has signed in to the account has a count of its own, so that strangers cannot lock its
   * owner out. An owner with a new device gets in by a new password, which makes the device a known one.
   */
  async function limitsOf(
    account: AccountRow | undefined,
    { email, idhash }: { email: string; idhash: string },
    { address }: Caller,
  ): Promise<[Rule, string][]> {
    if (account && (await isKnownDevice(database, account.id, idhash, clock())))
      return [['sign-in-device', `${account.id} ${idhash}`]];
    return [
      ['sign-in-address', addressKey(address)],
      ['sign-in-account', email],
    ];
  }

  /** To the owner of an address that somebody has signed up with again. */
  async function tellOwner(writing: Writing, owner: AccountRow): Promise<void> {
    const { email: to, language, prenom } = owner;
    if (limits.take('mail', `address-registered ${to}`) !== null) return;
    const link = linkTo(parts.publicUrl, '/sign-in', language);
    await queueMail(writing, { kind: 'address-registered', to, language, prenom, link }, clock());
  }

  return {
    /** Code 2 for a wrong address or password, at the same cost; code 8 after ten tries in a quarter of an hour. */
    async 'compte/site-connexion'(request, caller) {
      const account = await findByEmail(database, request.email);
      const counted = await limitsOf(account, request, caller);
      for (const [rule, key] of counted) enforce(limits, rule, key);
      const isRight = await passwords.matches(request.password, account?.password);
      if (!account || !isRight) throw new Refusal('credentials');
      for (const [rule, key] of counted) limits.giveBack(rule, key);
      return write(database, async (writing) => {
        // The password may have been changed meanwhile, which ends the sessions made with the old one.
        const current = await findByEmail(writing, request.email);
        if (current?.password !== account.password) throw new Refusal('credentials');
        const { language } = caller;
        const row = await updateAccount(writing, account.id, { language });
        return openSession(writing, row, caller, request.idhash, clock());
      });
    },

    /** Signed in at once; code 5 for an address that has an account, whose owner is told by mail. */
    async 'compte/site-inscription'(request, caller) {
      enforce(limits, 'sign-up', addressKey(caller.address));
      const password = await passwords.store(request.password);
      const session = await write(database, async (writing) => {
        const owner = await findByEmail(writing, request.email);
        if (owner) return void (await tellOwner(writing, owner));
        const given = { ...request, password };
        const account = await createAccount(writing, given, caller.language, clock());
        await queueActivation(parts, writing, account, request.redirect);
        return openSession(writing, account, caller, request.idhash, clock());
      });
      if (!session) throw new Refusal('conflict', { fields: { email: 'taken' } }, 'taken');
      return session;
    },

    /** Ends the session; without one it is ended already. */
    async 'compte/site-deconnexion'(_request, { credential }) {
      if (credential) await write(database, (writing) => closeSession(writing, credential));
      return null;
    },

    /** Who is signed in; code 3 for nobody. */
    async 'compte/site-get-compte'(_request, caller) {
      const account = await signedIn(parts, caller);
      return { info: await toAccount(database, account, clock()) };
    },
  };
}
