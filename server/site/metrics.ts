import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HttpError } from '../middleware/errors.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `/metrics` for the monitor: from this machine, or with the token. To everybody else it does not exist. */
export function metrics(token: string | undefined): RequestHandler {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async (req, res) => {
    const isLocal = LOOPBACK.has(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    if (!isLocal && !(token && isBearer(req.get('authorization'), token))) throw new HttpError(404);
    res
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  };
}

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
