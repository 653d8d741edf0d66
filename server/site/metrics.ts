import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HttpError } from '../middleware/errors.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/metrics` for the monitor: with the token, or, where none is set, from this machine. To everybody else it does not
 * exist. With a token the machine itself needs it as well: a proxy on it asks for the whole world.
 */
export function metrics(token: string | undefined): RequestHandler {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async (req, res) => {
    const isLocal = LOOPBACK.has(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    const isAllowed = token ? isBearer(req.get('authorization'), token) : isLocal;
    if (!isAllowed) throw new HttpError(404);
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
