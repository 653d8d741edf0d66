import express, { type RequestHandler, Router } from 'express';
import { ApiError } from '../../shared/api/errors.ts';
import type { Reply } from '../../shared/contract/calls.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { HttpError, unavailable } from '../middleware/errors.ts';
import { visitOf } from '../middleware/locals.ts';
import type { Passage } from './passage.ts';

const BOOKLET = /^\/booklet-(en|fr|de)\.pdf$/;

/** The booklet, for whoever has its address; the browser saves it under its real name. */
export function booklet(passage: Passage): RequestHandler {
  return (req, res, next) => {
    const [, language] = BOOKLET.exec(req.path) ?? [];
    if (!language || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.attachment(`Benin-Immersion-${language}.pdf`);
    return passage.send(`/documents${req.path}`, req, res);
  };
}

/**
 * The e-book, for whoever posts the token of a personal link: each answer with the file is one of its downloads. A link
 * that has ended leads back to its page, which says so.
 */
export function ebookFile(gateway: Gateway, passage: Passage): Router {
  const router = Router();
  const body = express.urlencoded({ extended: false, limit: '1kb' });
  router.post('/ebook', body, async (req, res) => {
    const token: unknown = req.body?.token;
    if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) throw new HttpError(404);
    let file: Reply<'ebook/site-ebook-download'>;
    try {
      file = await gateway.request('ebook/site-ebook-download', { id: token }, visitOf(res));
    } catch (error) {
      if (!(error instanceof ApiError)) throw unavailable(error);
      return res.redirect(303, inLanguage(paths.ebookLink(token), res.locals.language));
    }
    res.attachment(file.name);
    await passage.send(file.url, req, res, { 'Cache-Control': 'private, no-store' });
  });
  return router;
}
