import { createHash } from 'node:crypto';
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

/** Whether a form chooses a password that many people use, or that is a name with some digits (security A48). */
export function isGuessable(form: Record<string, unknown>, siteName: string): boolean {
  const { password } = form;
  const isChosen = 'confirmpassword' in form || 'pwdconfirm' in form;
  if (!isChosen || typeof password !== 'string') return false;
  return (
    common.has(password.toLowerCase()) || wordsOf(form, siteName).includes(lettersOf(password))
  );
}

/** The wire's payload of a form: passwords as SHA-256 in hex (contract 5), so that what people type stays here. */
export function withHashedPasswords(form: Record<string, unknown>): object {
  const fields = Object.entries(form).map(([name, value]) => {
    const isPassword = FIELDS.includes(name) && typeof value === 'string';
    return [name, isPassword ? createHash('sha256').update(value).digest('hex') : value];
  });
  return Object.fromEntries(fields);
}
