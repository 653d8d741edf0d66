import type { RequestHandler } from 'express';
import { HttpError } from '../middleware/errors.ts';
import type { Passage } from './passage.ts';

const NAME = /^\/[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/;

/** Pictures, sounds and films of the upstream, passed through as they are (with ranges, for players). */
export function media(passage: Passage): RequestHandler {
  return (req, res) => {
    if (!NAME.test(req.path)) throw new HttpError(404);
    // A drawing may style itself, and nothing more, when it is opened on its own.
    res.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return passage.send(`/media${req.path}`, req, res);
  };
}
