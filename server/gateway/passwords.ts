import { createHash } from 'node:crypto';
import { ApiError } from '../../shared/api/errors.ts';
import { CODE } from '../../shared/contract/constants.ts';
import list from './common-passwords.json' with { type: 'json' };

const common = new Set(list.passwords.split(' '));
const FIELDS = ['password', 'confirmpassword', 'pwdconfirm', 'actuel'];

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Words that an attacker tries first: the site's name, and what the same form says of the person. */
function wordsOf(form: Record<string, unknown>, siteName: string): string[] {
  const [nom, prenom, email] = ['nom', 'prenom', 'email'].map((name) => String(form[name] ?? ''));
  const words = [siteName, nom, prenom, `${nom}${prenom}`, `${prenom}${nom}`, email];
  return [...words, String(email).split('@')[0]]
    .map((word) => lettersOf(word ?? ''))
    .filter(Boolean);
}

/** Code 1 for a new password that many people use, or that is a name with some digits (security A48). */
function mustBeRare(form: Record<string, unknown>, siteName: string): void {
  const isChosen = 'confirmpassword' in form || 'pwdconfirm' in form;
  if (!isChosen || typeof form.password !== 'string') return;
  const isGuessable =
    common.has(form.password.toLowerCase()) ||
    wordsOf(form, siteName).includes(lettersOf(form.password));
  if (isGuessable) throw new ApiError(CODE.fields, 'error.fields', { password: 'common' });
}

/**
 * The wire's payload of a form: passwords as SHA-256 in hex (contract 5), so that what people type goes no further than
 * this process. Code 1 for a new one that is easy to guess.
 */
export function withHashedPasswords(form: Record<string, unknown>, siteName: string): object {
  mustBeRare(form, siteName);
  const fields = Object.entries(form).map(([name, value]) => {
    const isPassword = FIELDS.includes(name) && typeof value === 'string';
    return [name, isPassword ? createHash('sha256').update(value).digest('hex') : value];
  });
  return Object.fromEntries(fields);
}
