import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { deviceHash } from '../../shared/contract/fields.ts';
import { type CookieJar, LIFE } from './cookies.ts';
import { isCrawler } from './crawler.ts';

/** The device identifier that keys a booking in progress; made when absent, but not for crawlers (contract 3); and the order's. */
export function device(jar: CookieJar): RequestHandler {
  const name = jar.name('device');
  return (req, res, next) => {
    const known = deviceHash.safeParse(req.cookies[name]);
    res.locals.device = known.success ? known.data : randomBytes(32).toString('hex');
    if (!known.success && !isCrawler(req.get('user-agent'))) {
      res.cookie(name, res.locals.device, jar.options(LIFE.device));
    }
    const order = deviceHash.safeParse(req.cookies[jar.name('commande')]);
    res.locals.order = order.success ? order.data : undefined;
    next();
  };
}
