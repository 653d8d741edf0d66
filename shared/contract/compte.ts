import * as z from 'zod';
import { MAXIMUM_PASSWORD, MINIMUM_PASSWORD } from './constants.ts';
import { checkbox, deviceHash, email, filled, hash, secret, telephone } from './fields.ts';
import { ownPath } from './own-path.ts';

/** Who is signed in (specification 3). */
export const account = z.object({
  id: z.int().positive(),
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  telephone: z.string(),
  presentation: z.string(),
  pro: z.union([z.literal(0), z.literal(1)]),
  /** The address has been confirmed by its link. */
  activated: z.boolean(),
  /** A new address that waits for its confirmation; `email` holds until then. */
  new_email: z.string().nullable(),
  newsletter: z.boolean(),
});
export type Account = z.output<typeof account>;
export const accountInfo = z.object({ info: account });

/** As the website sends it: SHA-256 of the password in hex (contract 5). */
const hashed = hash;
/** As a person types it: characters as they come, never trimmed. */
const typed = z.string().min(1, 'required').max(MAXIMUM_PASSWORD, 'tooLong');
/** A new one. That it is none of the commonest is judged by the website, which has the list. */
const chosen = typed.refine((text) => [...text].length >= MINIMUM_PASSWORD, 'tooShort');

/** That both passwords are the same; said also while other fields are wrong, so that all is said at once. */
function repeated<T extends z.ZodObject>(form: T, confirmation: string): T {
  return form.refine((given) => given.password === given[confirmation], {
    path: [confirmation],
    message: 'mismatch',
    when: () => true,
  });
}

const person = { nom: filled(100), prenom: filled(100), email, telephone };
/** Filled in by the website from the cookies (contract 4): the device, and the account signed in before. */
const origin = { idhash: deviceHash, account_hash: hash.optional() };

const signIn = z.object({ email, ...origin });
export const connexion = signIn.extend({ password: hashed });
export const connexionForm = signIn.extend({ password: typed });

const signUp = z.object({
  ...person,
  newsletter: checkbox.default(false),
  cgu: checkbox.default(false).refine((accepted) => accepted, 'accept'),
  /** Where to go on after the address is confirmed: a path of this site, anything else counts as none. */
  redirect: z
    .string()
    .transform((text) => ownPath(text) ?? '')
    .catch(''),
  ...origin,
});
export const inscription = repeated(
  signUp.extend({ password: hashed, confirmpassword: hashed }),
  'confirmpassword',
);
export const inscriptionForm = repeated(
  signUp.extend({ password: chosen, confirmpassword: typed }),
  'confirmpassword',
);

/** Of a new session; the website makes cookies of it, and it goes no further. */
export const session = z.object({
  id1: secret,
  id2: hash,
  /** The device's new identifier: the booking in progress has moved to it (contract 3). */
  device: deviceHash,
});
export type Session = z.output<typeof session>;

/** `check=1` only looks; without it the address is confirmed, and the link used up. */
export const activerCompte = z.object({ info: secret, check: z.literal('1').optional() });

/** Another address needs the password in `actuel`, and holds once its link has been followed. */
const infos = z.object({ ...person, newsletter: checkbox.optional() });
export const infosUpdate = infos.extend({ actuel: hashed.optional() });
export const infosUpdateForm = infos.extend({ actuel: typed.optional() });

export const motDePasseUpdate = repeated(
  z.object({ actuel: hashed, password: hashed, pwdconfirm: hashed }),
  'pwdconfirm',
);
export const motDePasseUpdateForm = repeated(
  z.object({ actuel: typed, password: chosen, pwdconfirm: typed }),
  'pwdconfirm',
);

export const motDePasseOublie = z.object({ email });
export const motDePasseOublieCheck = z.object({ id: secret });
export const motDePasseOublieUpdate = repeated(
  z.object({ id: secret, password: hashed, pwdconfirm: hashed, idhash: deviceHash }),
  'pwdconfirm',
);
export const motDePasseOublieUpdateForm = repeated(
  z.object({ id: secret, password: chosen, pwdconfirm: typed, idhash: deviceHash }),
  'pwdconfirm',
);

const moment = z.iso.datetime();
const consent = z.object({ date: moment, version: z.string() });
/** Everything that is kept about the account. */
export const donnees = z.object({
  info: account,
  langue: z.string(),
  creation: moment,
  activation: moment.nullable(),
  cgu: consent,
  newsletter: consent.nullable(),
  /** What came with a booklet or an e-book for the same address; only once that is confirmed to be the person's. */
  nouvelles: consent.extend({ source: z.string(), confirmation: moment.nullable() }).nullable(),
  ebooks: z.array(z.object({ fin: moment, telechargements: z.int() })),
  /** Where somebody has signed in lately. */
  appareils: z.array(z.object({ utilisation: moment })),
  sessions: z.array(z.object({ creation: moment, utilisation: moment, fin: moment })),
  reservations: z.array(z.object({ package: z.string(), traveller: z.int(), date: moment })),
  commandes: z.array(
    z.object({
      num: z.string(),
      statut: z.string(),
      cdate: moment,
      pdate: moment.nullable(),
      total: z.number(),
      lignes: z.array(z.object({ name: z.string(), price: z.number(), qt: z.int() })),
    }),
  ),
});
export type Donnees = z.output<typeof donnees>;

export const supprimer = z.object({ password: hashed });
export const supprimerForm = z.object({ password: typed });
/** Of calls that need the session and nothing else. */
export const signedIn = z.object({});
