import { redirectDocument } from 'react-router';
import { ownPath } from '../shared/contract/own-path.ts';
import type { Language } from '../shared/i18n/languages.ts';
import { inLanguage, paths } from './paths.ts';

/** Where one signs in is no place to come back to. */
const DOORS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.signOut,
  paths.forgottenPassword,
];

/** Whether this is one of the doors, or behind one. */
export const isDoor = (pathname: string) =>
  DOORS.some((door) => pathname === door || pathname.startsWith(`${door}/`));

/** The path of this site to return to, without its language; undefined for anything else that an address may ask for. */
export function returnPath(given: unknown): string | undefined {
  const path = ownPath(given);
  if (path === undefined) return undefined;
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.delete('lang');
  if (isDoor(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** An address of signing in that leads on to `path` afterwards; the home page needs no leading. */
export function withReturn(door: string, path: string | undefined): string {
  return path && path !== paths.home ? `${door}?${new URLSearchParams({ retour: path })}` : door;
}

/** Signing in, and back to where one is. */
export const signInFrom = (path: string) => withReturn(paths.signIn, returnPath(path));

/** What the address of this page asks to return to. */
export const returnIn = (request: Request) =>
  returnPath(new URL(request.url).searchParams.get('retour'));

/** Whoever is not signed in, or no longer, signs in first and comes back. */
export function toSignIn(request: Request, language: Language): Response {
  const { pathname, search } = new URL(request.url);
  // Anew from the server: what the browser still shows of the account is no longer so.
  return redirectDocument(inLanguage(signInFrom(pathname + search), language), 303);
}
