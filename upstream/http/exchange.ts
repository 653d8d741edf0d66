import { createHash, randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Envelope } from '../../shared/contract/envelope.ts';
import { HEADER, replyText } from '../../shared/contract/integrity.ts';
import { defaultLanguage, type Language, toLanguage } from '../../shared/i18n/languages.ts';
import { hmac } from './hmac.ts';

/** What is known of a request while it is answered. */
type Locals = {
  id: string;
  language: Language;
  callNonce: string | undefined;
  /** The visitor's address, as the website has signed it; empty: not said. */
  visitor: string;
  selector: string | undefined;
  code: number | undefined;
};
export type Handler = RequestHandler<Record<string, string>, unknown, unknown, unknown, Locals>;
export type Answer = Response<unknown, Locals>;

const requestId = /^[\w-]{1,64}$/;
/** 128 bits at least, in hex or base64url. */
const nonce = /^[\w-]{22,64}$/;

/** First in the row: gives the request its identifier and language, and one line in the log once it is over. */
export function exchange(log: Logger): Handler {
  return (req, res, next) => {
    const started = performance.now();
    const given = req.get(HEADER.requestId) ?? '';
    res.locals.id = requestId.test(given) ? given : randomUUID();
    res.locals.language = toLanguage(req.get(HEADER.language)) ?? defaultLanguage;
    const token = req.get(HEADER.nonce);
    res.locals.visitor = '';
    res.locals.callNonce = token !== undefined && nonce.test(token) ? token : undefined;
    res.set(HEADER.requestId, res.locals.id);
    res.set('X-Content-Type-Options', 'nosniff');
    res.once('close', () => {
      const { id, selector, code } = res.locals;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const cut = res.writableFinished ? undefined : true;
      log.info(
        { id, method: req.method, selector, status: res.statusCode, code, ms, cut },
        'request',
      );
    });
    next();
  };
}

/** Sends an envelope, signed for the nonce of the request where it has one (contract 2). */
export function send(res: Answer, key: string, status: number, envelope: Envelope): void {
  const body = JSON.stringify(envelope);
  if (res.locals.callNonce) {
    const hash = createHash('sha256').update(body).digest('hex');
    res.set(HEADER.signature, hmac(key, replyText(status, res.locals.callNonce, hash)));
  }
  res.locals.code = envelope.entete.code;
  res.set('Cache-Control', 'no-store');
  res.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  res.status(status).type('application/json').end(body);
}
