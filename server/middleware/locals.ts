import type { i18n } from 'i18next';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Caller } from '../gateway/transport.ts';

declare global {
  namespace Express {
    /** What the middleware finds out about a request, in the order of `app.ts`. */
    interface Locals {
      requestId: string;
      nonce: string;
      language: Language;
      i18n: i18n;
      device: string;
      credential: string | undefined;
    }
  }
}

/** Who calls the upstream on behalf of this request. */
export function callerOf(locals: Express.Locals): Caller {
  const { language, requestId, credential } = locals;
  return { language, requestId, credential };
}
