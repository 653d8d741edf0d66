import type { Response } from 'express';
import type { i18n } from 'i18next';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Visit } from '../gateway/gateway.ts';

declare global {
  namespace Express {
    /** What the middleware finds out about a request, in the order of `app.ts`. */
    interface Locals {
      requestId: string;
      nonce: string;
      /** The path holds the secret of a link. */
      isSecret: boolean;
      language: Language;
      i18n: i18n;
      device: string;
      credential: string | undefined;
      account: string | undefined;
      /** The hash of the product order in progress. */
      order: string | undefined;
      /** The cookies of a session came, but not as they were set. */
      isBroken: boolean;
    }
  }
}

/** The visit that a request is part of, before any call. */
export function visitOf({ locals, req }: Response): Visit {
  const { language, requestId, credential, account, device, order, isBroken } = locals;
  const caller = { language, requestId, credential, account, address: req.ip };
  return { ...caller, device, order, personal: false, ...(isBroken && { session: 'ended' }) };
}
