import type { ErrorRequestHandler } from 'express';
import { CODE } from '../../shared/contract/constants.ts';
import { defaultLanguage, toLanguage } from '../../shared/i18n/languages.ts';
import type { Logger } from '../log.ts';
import type { ErrorPages } from '../render/error-pages.tsx';
import { withoutSecret } from './secret-path.ts';

/** An answer with this status and a translated page or envelope; nothing else of it reaches the visitor. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, headers: Record<string, string> = {}, options?: ErrorOptions) {
    super(`status ${status}`, options);
    this.status = status;
    this.headers = headers;
  }
}

/** The upstream does not answer, or not as it should: trying again in a moment may help. */
export function unavailable(cause: unknown): HttpError {
  return new HttpError(503, { 'Retry-After': '5' }, { cause });
}

/** The last word on every failure: one log line with the request id, a calm page (or an envelope under /api). */
export function errors(log: Logger, pages: ErrorPages): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const status = statusOf(error);
    const { requestId } = res.locals;
    if (status >= 500) log.error({ requestId, err: error }, 'request failed');
    // By its name alone: a parser's message quotes what the visitor has sent.
    else
      log.info(
        { requestId, status, path: withoutSecret(req.path), reason: nameOf(error) },
        'request refused',
      );
    if (res.headersSent) return void res.destroy();
    if (error instanceof HttpError) res.set(error.headers);
    res.status(status).set('Cache-Control', 'private, no-store').removeHeader('Set-Cookie');
    const language = res.locals.language ?? toLanguage(req.query?.lang) ?? defaultLanguage;
    if (req.path.startsWith('/api')) {
      const message = pages.sentence(language, status);
      return void res.json({ entete: { code: CODE.http, message }, corps: null });
    }
    pages.send(res, language, status);
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** Express and its parsers mark what the visitor did wrong with a 4xx status; everything else is our fault. */
function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
