import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import { CODE } from '../../shared/contract/constants.ts';
import { isBusy } from '../database/write.ts';
import { message } from '../messages.ts';
import { ProtocolError } from '../refusal.ts';
import { type Answer, type Handler, send } from './exchange.ts';

/** Where no address fits. */
export const unknownAddress: Handler = () => {
  throw new ProtocolError(404, 'notFound');
};

/** What express and its middleware throw carries a status; everything else is ours to mend. */
function toProtocolError(error: unknown): ProtocolError | undefined {
  if (error instanceof ProtocolError) return error;
  if (isBusy(error)) return new ProtocolError(503, 'unavailable', { 'Retry-After': '2' });
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
    return undefined;
  if (error.status === 413) return new ProtocolError(413, 'tooLarge');
  if (error.status === 404) return new ProtocolError(404, 'notFound');
  return error.status >= 400 && error.status < 500
    ? new ProtocolError(error.status, 'badRequest')
    : undefined;
}

/** Last in the row: every error leaves as an envelope; only an unexpected one is logged, once, with its request. */
export function errors(key: string, log: Logger) {
  return (error: unknown, _req: Request, res: Answer, next: NextFunction): void => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const known = toProtocolError(error);
    if (!known || known.status >= 500)
      log.error({ id: res.locals.id, selector: res.locals.selector, err: error }, 'failed');
    const { status, key: sentence, headers } = known ?? new ProtocolError(500, 'upstream');
    const code = sentence === 'notFound' ? CODE.notFound : CODE.upstream;
    res.set(headers);
    send(res, key, status, {
      entete: { code, message: message(sentence, res.locals.language) },
      corps: null,
    });
  };
}
