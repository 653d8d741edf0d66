import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HttpError } from '../middleware/errors.ts';

/** For the upstream's part, in milliseconds. */
const DEADLINE = 1000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/metrics` for the monitor: with the token, or, where none is set, from this machine. To everybody else it does not
 * exist. With a token the machine itself needs it as well: a proxy on it asks for the whole world. An upstream on the same
 * machine adds its own.
 */
export function metrics(token: string | undefined, upstreamUrl: string): RequestHandler {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async (req, res) => {
    const isLocal = LOOPBACK.has(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    const isAllowed = token ? isBearer(req.get('authorization'), token) : isLocal;
    if (!isAllowed) throw new HttpError(404);
    res
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send((await registry.metrics()) + (await upstreamMetrics(upstreamUrl)));
  };
}

/** Nothing where the upstream is elsewhere or down: what is known of the website is shown in any case. */
async function upstreamMetrics(upstreamUrl: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const reply = await fetch(new URL('/metrics', upstreamUrl), { signal });
    const text = await reply.text();
    return reply.ok ? text : '';
  } catch {
    return '';
  }
}

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
