import type { RequestHandler } from 'express';
import type { CookieJar } from './cookies.ts';

const WELL_FORMED = /^[\w-]{43,128}$/;

/** The session credential of the visitor's cookie; a malformed one counts as none (contract 3). */
export function credential(jar: CookieJar): RequestHandler {
  const name = jar.name('id1');
  return (req, res, next) => {
    const given: unknown = req.cookies[name];
    res.locals.credential =
      typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
    next();
  };
}
