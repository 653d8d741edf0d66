import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Pool } from 'undici';
import { HttpError, unavailable } from '../middleware/errors.ts';

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

/** The way of a file from the upstream to a visitor. */
export interface Passage {
  /** Passes the file on as it is, with ranges, under headers of our own; missing is 404, an upstream in trouble 503. */
  send(path: string, req: Request, res: Response, own?: Record<string, string>): Promise<void>;
}

export function createPassage(upstreamUrl: string): Passage {
  // As many connections as there are readers: those who read slowly must not keep the others waiting.
  const pool = new Pool(new URL(upstreamUrl).origin, { headersTimeout: 5000 });
  return {
    async send(path, req, res, own = {}) {
      const headers = Object.fromEntries(
        ASKED.map((name) => [name, req.get(name)] as const).filter(([, value]) => value),
      );
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      const method = req.method === 'HEAD' ? 'HEAD' : 'GET';
      const reply = await pool
        .request({ method, path, headers, signal: gone.signal })
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
      res.set(own);
      await pipeline(reply.body, res).catch(() => res.destroy());
    },
  };
}
