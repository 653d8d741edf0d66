import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { HEADER } from '../../shared/contract/integrity.ts';

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Gives every request an id, a proxy's own if it is well formed, and names it in the answer. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get(HEADER.requestId);
    res.locals.requestId = given && WELL_FORMED.test(given) ? given : randomUUID();
    res.set(HEADER.requestId, res.locals.requestId);
    next();
  };
}
