import type { RequestHandler } from 'express';
import { hash, secret } from '../../shared/contract/fields.ts';
import type { CookieJar } from './cookies.ts';

/** The visitor's credential and account, of two cookies that go together; anything else counts as none, and is to go. */
export function credential(jar: CookieJar): RequestHandler {
  return (req, res, next) => {
    const given = req.cookies[jar.name('id1')];
    const reference = req.cookies[jar.name('id2')];
    const id1 = secret.safeParse(given);
    const id2 = hash.safeParse(reference);
    const isWhole = id1.success && id2.success;
    res.locals.credential = isWhole ? id1.data : undefined;
    res.locals.account = isWhole ? id2.data : undefined;
    res.locals.isBroken = !isWhole && (given !== undefined || reference !== undefined);
    next();
  };
}
