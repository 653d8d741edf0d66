import type { Response } from 'express';
import type { Visit } from '../gateway/gateway.ts';
import { type CookieJar, LIFE } from './cookies.ts';

/**
 * Makes cookies of what the calls of a request have made of the session (contract 3); before the answer begins. At
 * sign-out the browser also forgets the pages and drafts that it keeps (security.md 4).
 */
export function keepSession(res: Response, jar: CookieJar, { session, begun, order }: Visit): void {
  if (begun !== undefined) {
    res.cookie(jar.name('commande'), begun, jar.options(LIFE.order));
    res.set('Cache-Control', 'private, no-store');
  }
  if (session === undefined) return;
  if (typeof session === 'string') {
    const { maxAge, ...options } = jar.options(0);
    // The order in progress holds an address: it does not stay for whoever comes next.
    const left = session === 'closed' && order !== undefined ? ['commande'] : [];
    for (const name of ['id1', 'id2', ...left]) res.clearCookie(jar.name(name), options);
    if (session === 'closed') res.set('Clear-Site-Data', '"cache", "storage"');
  } else {
    withdraw(res, jar.name('device'));
    for (const name of ['id1', 'id2', 'device'] as const)
      res.cookie(jar.name(name), session[name], jar.options(LIFE.session));
  }
  res.set('Cache-Control', 'private, no-store');
}

/** Takes back a cookie that this answer was to set: no name comes twice. */
function withdraw(res: Response, name: string): void {
  const cookies = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  res.removeHeader('Set-Cookie');
  for (const cookie of cookies)
    if (!cookie.startsWith(`${name}=`)) res.append('Set-Cookie', cookie);
}
