import express, { type Request, Router } from 'express';
import { ApiError, NetworkError } from '../../shared/api/errors.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { callOf, isSelector, joinPayload } from '../../shared/contract/selectors.ts';
import type { CookieJar } from '../middleware/cookies.ts';
import { HttpError, unavailable } from '../middleware/errors.ts';
import { visitOf } from '../middleware/locals.ts';
import { isForeign } from '../middleware/same-origin.ts';
import { keepSession } from '../middleware/session-cookies.ts';
import type { Gateway } from './gateway.ts';

/**
 * `/api` for the browser (contract 1): forwards the selectors of the contract with credential, language and integrity
 * headers, fills in hashes from the cookies, answers the same envelope. Everything else gets 404.
 */
export function forward(gateway: Gateway, jar: CookieJar): Router {
  const router = Router();
  router.use(express.json({ limit: '100kb', strict: true }));
  router.all('/', async (req, res) => {
    res.set('Cache-Control', 'private, no-store');
    const selector = selectorOf(req);
    const { method, writes } = callOf(selector);
    if (req.method !== method) throw new HttpError(405, { Allow: method });
    if (writes && isForeign(req)) throw new HttpError(403);
    const payload = joinPayload(selector, parametersOf(req), bodyOf(req));
    const visit = visitOf(res);
    try {
      const corps = await gateway
        .request(selector, payload, visit)
        .finally(() => keepSession(res, jar, visit));
      res.json({ entete: { code: CODE.success, message: '' }, corps: withoutHash(corps) });
    } catch (error) {
      if (error instanceof ApiError) {
        const corps = {
          fields: error.fields,
          ...(error.retryAfter && { retryAfter: error.retryAfter }),
        };
        const { t } = res.locals.i18n;
        const message = error.message.startsWith('error.')
          ? t(error.message.replace('.', ':'))
          : error.message;
        if (error.retryAfter) res.status(429).set('Retry-After', String(error.retryAfter));
        return void res.json({ entete: { code: error.code, message }, corps });
      }
      if (!(error instanceof NetworkError)) throw error;
      throw unavailable(error);
    }
  });
  return router;
}

/** The device's hash stays in its HttpOnly cookie: no script may read it from an answer. */
function withoutHash(corps: unknown): unknown {
  if (typeof corps !== 'object' || corps === null || !('hash' in corps)) return corps;
  const { hash, ...rest } = corps;
  return rest;
}

function selectorOf(req: Request) {
  const { target, func } = req.query;
  const selector = `${target}/${func}`;
  if (typeof target !== 'string' || typeof func !== 'string' || !isSelector(selector))
    throw new HttpError(404);
  return selector;
}

function bodyOf(req: Request): object {
  const body: unknown = req.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400);
  return body;
}

function parametersOf(req: Request): object {
  const { target, func, lang, ...payload } = req.query;
  if (Object.values(payload).some((value) => typeof value !== 'string')) throw new HttpError(400);
  return payload;
}
