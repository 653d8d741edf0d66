import type { FieldProblem } from '../../../shared/contract/field-problems.ts';
import { write } from '../../database/write.ts';
import type { Routes } from '../../http/dispatch.ts';
import { enforce } from '../../limits.ts';
import { queueMail } from '../../mail/queue.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import {
  type AccountRow,
  eraseAccount,
  findByEmail,
  newsletterOf,
  toAccount,
  updateAccount,
} from './account.store.ts';
import { queueAddressChange } from './activation.routes.ts';
import { readData } from './data.store.ts';
import { closeSessions, signedIn } from './session.store.ts';
import { endTokens } from './token.store.ts';

type Selectors =
  | 'compte/site-mes-infos-personnelles'
  | 'compte/site-mes-infos-personnelles-update'
  | 'compte/site-mot-de-passe-update'
  | 'compte/site-mes-donnees'
  | 'compte/site-supprimer';

const wrong = (field: string, problem: FieldProblem) =>
  new Refusal('fields', { fields: { [field]: problem } });

export function profileRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits, passwords } = parts;

  /** Code 1 at that field unless it is the account's password: a session alone is not enough for what matters. */
  async function mustKnow(account: AccountRow, password: string, field: string): Promise<void> {
    enforce(limits, 'password', String(account.id));
    if (!(await passwords.matches(password, account.password))) throw wrong(field, 'wrong');
    limits.giveBack('password', String(account.id));
  }

  return {
    /** The account; code 3 for nobody, here and below. */
    async 'compte/site-mes-infos-personnelles'(_request, caller) {
      const account = await signedIn(parts, caller);
      return { info: await toAccount(database, account, clock()) };
    },

    /** Kept at once, but another address only when its own link has been followed; that needs the password. */
    async 'compte/site-mes-infos-personnelles-update'(request, caller) {
      const account = await signedIn(parts, caller);
      const { nom, prenom, telephone, email, newsletter, actuel } = request;
      const isNewAddress = email !== account.email;
      if (isNewAddress) {
        if (actuel === undefined) throw wrong('actuel', 'required');
        await mustKnow(account, actuel, 'actuel');
        enforce(limits, 'mail', `address ${account.id}`);
      }
      const row = await write(database, async (writing) => {
        if (isNewAddress && (await findByEmail(writing, email))) return undefined;
        const isAnswer =
          newsletter !== undefined && newsletter !== (account.newsletter_at !== null);
        const changed = await updateAccount(writing, account.id, {
          nom,
          prenom,
          telephone,
          ...(isAnswer && newsletterOf(newsletter, clock())),
        });
        if (isNewAddress) await queueAddressChange(parts, writing, changed, email);
        // Their own address again: they have thought better of it.
        else await endTokens(writing, account.id, 'address');
        return changed;
      });
      if (!row) throw new Refusal('conflict', { fields: { email: 'taken' } }, 'taken');
      return { info: await toAccount(database, row, clock()) };
    },

    /** Needs the current password; ends the other sessions, and links that others may have asked for. */
    async 'compte/site-mot-de-passe-update'({ actuel, password }, caller) {
      const account = await signedIn(parts, caller);
      await mustKnow(account, actuel, 'actuel');
      const stored = await passwords.store(password);
      await write(database, async (writing) => {
        const {
          email: to,
          language,
          prenom,
        } = await updateAccount(writing, account.id, {
          password: stored,
        });
        await closeSessions(writing, account.id, account.session);
        await endTokens(writing, account.id, 'reset', 'address');
        await queueMail(writing, { kind: 'password-changed', to, language, prenom }, clock());
      });
      return null;
    },

    /** Everything that is kept about the account. */
    async 'compte/site-mes-donnees'(_request, caller) {
      const account = await signedIn(parts, caller);
      return readData(database, account, clock());
    },

    /** Erases the account; paid orders are kept without the person. Needs the password. */
    async 'compte/site-supprimer'({ password }, caller) {
      const account = await signedIn(parts, caller);
      await mustKnow(account, password, 'password');
      await write(database, (writing) => eraseAccount(writing, account));
      return null;
    },
  };
}
