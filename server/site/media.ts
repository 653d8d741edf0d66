import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Pool } from 'undici';
import { HttpError, unavailable } from '../middleware/errors.ts';

const NAME = /^\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];
const ASKED = ['range', 'if-none-match', 'if-range'] as const;

/** Pictures, sounds and films of the upstream, passed through as they are (with ranges, for players). */
export function media(upstreamUrl: string): RequestHandler & { close(): Promise<void> } {
  // As many connections as there are readers: those who read slowly must not keep the others waiting.
  const pool = new Pool(new URL(upstreamUrl).origin, { headersTimeout: 5000 });
  const handler: RequestHandler = async (req, res) => {
    if (!NAME.test(req.path)) throw new HttpError(404);
    const headers = Object.fromEntries(
      ASKED.map((name) => [name, req.get(name)] as const).filter(([, value]) => value),
    );
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const reply = await pool
      .request({
        method: req.method === 'HEAD' ? 'HEAD' : 'GET',
        path: `/media${req.path}`,
        headers,
        signal: gone.signal,
      })
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    if (reply.statusCode >= 400 && reply.statusCode !== 416) {
      await reply.body.dump();
      throw new HttpError(reply.statusCode === 404 ? 404 : 503);
    }
    res.status(reply.statusCode);
    for (const name of PASSED_ON) {
      const value = reply.headers[name];
      if (value !== undefined) res.set(name, value);
    }
    // A drawing may style itself, and nothing more, when it is opened on its own.
    res.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    await pipeline(reply.body, res).catch(() => res.destroy());
  };
  return Object.assign(handler, { close: () => pool.close() });
}
