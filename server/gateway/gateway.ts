import type { z } from 'zod';
import { type Api, createApi, type VisitorReply } from '../../shared/api/create-api.ts';
import { ApiError, NetworkError } from '../../shared/api/errors.ts';
import { calls, type Reply } from '../../shared/contract/calls.ts';
import { commande } from '../../shared/contract/commande.ts';
import type { Account, Session } from '../../shared/contract/compte.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { type Envelope, fieldErrors, retryLater } from '../../shared/contract/envelope.ts';
import { problemsOf } from '../../shared/contract/field-problems.ts';
import { type Selector, selectors } from '../../shared/contract/selectors.ts';
import { type ContentCache, createContentCache } from './content-cache.ts';
import { isGuessable, withHashedPasswords } from './passwords.ts';
import { followSession } from './session.ts';
import type { Caller, Notice, Upstream } from './transport.ts';

/** One visitor's request: where its calls come from, and whether an answer was made for this visitor alone. */
export interface Visit extends Caller {
  /** The identifier of the device cookie; it keys the booking in progress (contract 3). */
  device: string;
  /** The hash of the product order in progress, of its cookie; and the one that a call has begun. */
  order?: string | undefined;
  begun?: string;
  /** What a call has made of the visitor's session: a new one, signed out, found ended. Becomes cookies. */
  session?: Session | 'closed' | 'ended';
  /** Set by the first call whose answer depends on the visitor: the page must not be shared. */
  personal: boolean;
}

/** The website's way to the API: one for the process, asked on behalf of one visitor at a time. */
export interface Gateway {
  /** The API as this visitor sees it. Content is shared between visitors, everything else is asked anew. */
  apiFor(visit: Visit): Api;
  /** Who is signed in, or null; asks nobody where there is no credential. Throws NetworkError without an answer. */
  accountOf(visit: Visit): Promise<Account | null>;
  /** Hands a notice of the payment provider on; the status of the answer. */
  notify(notice: Notice): Promise<number>;
  /** The same for a payload whose shape is not known yet: parsed by the contract, ApiError (code 1) if it is wrong. */
  request<S extends Selector>(selector: S, payload: object, visit: Visit): Promise<VisitorReply<S>>;
}

interface Options {
  /** No password may be made of it. */
  siteName: string;
  cache?: ContentCache;
}

/** Joins the upstream's transport, the contract's parsing, the visitor's session and the content cache. */
export function createGateway(
  upstream: Upstream,
  { siteName, cache = createContentCache() }: Options,
): Gateway {
  async function ask<S extends Selector>(
    selector: S,
    payload: object,
    caller: Caller,
  ): Promise<Reply<S>> {
    const answer = await upstream.send(selector, payload, caller);
    return open(selector, answer);
  }

  async function request<S extends Selector>(
    selector: S,
    payload: object,
    visit: Visit,
  ): Promise<VisitorReply<S>> {
    const parsed = parseRequest(selector, payload, visit, siteName);
    if (!selectors[selector].content) {
      visit.personal = true;
      const run = ask(selector, parsed, visit);
      const reply = await followSession(selector, run, visit);
      if (selector === 'commande/site-commande-set') keepOrder(reply, visit);
      return reply as VisitorReply<S>;
    }
    const key = `${selector} ${visit.language} ${JSON.stringify(parsed)}`;
    // Others may wait for the same answer: it must not end with this visitor's request, nor carry its credential.
    const caller = { language: visit.language, requestId: visit.requestId };
    const answer = cache.get(key, () => ask(selector, parsed, caller));
    return (await untilGone(answer, visit.signal)) as VisitorReply<S>;
  }

  return {
    request,
    notify: (notice) => upstream.notify(notice),
    apiFor: (visit) => createApi((selector, payload) => request(selector, payload, visit)),
    async accountOf(visit) {
      if (!visit.credential) return null;
      try {
        return (await request('compte/site-get-compte', {}, visit)).info;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  };
}

/** The hash of a product order becomes a cookie; the rest of the request goes on with it. */
function keepOrder(reply: unknown, visit: Visit) {
  visit.order = commande.parse(reply).hash;
  visit.begun = visit.order;
}

function parseRequest(selector: Selector, payload: object, visit: Visit, siteName: string): object {
  const { request, form }: { request: z.ZodType; form?: z.ZodType } = calls[selector];
  // Never the payload's own: nobody acts on another's booking, and content is the same for everybody.
  const device = selectors[selector].content ? undefined : visit.device;
  const isOrder = /^commande\/|\/site-paiement-resultat$/.test(selector);
  const fromCookies = {
    hash: isOrder ? visit.order : device,
    idhash: device,
    account_hash: visit.account,
  };
  const given = { ...payload, ...fromCookies };
  const result = (form ?? request).safeParse(given);
  const fields = result.success ? {} : problemsOf(result.error);
  if (form && !fields.password && isGuessable(given, siteName)) fields.password = 'common';
  if (!result.success || fields.password) throw new ApiError(CODE.fields, 'error.fields', fields);
  const parsed = result.data as Record<string, unknown>;
  return form ? withHashedPasswords(parsed) : parsed;
}

/** `corps` of a successful answer, parsed by the contract; throws ApiError for a code, NetworkError for a wrong shape. */
function open<S extends Selector>(selector: S, answer: Envelope): Reply<S> {
  const { code, message } = answer.entete;
  if (code !== CODE.success) {
    const fields = fieldErrors.safeParse(answer.corps).data?.fields;
    throw new ApiError(code, message, fields, retryLater.safeParse(answer.corps).data?.retryAfter);
  }
  const schema: z.ZodType = calls[selector].reply;
  const parsed = schema.safeParse(answer.corps ?? null);
  if (!parsed.success)
    throw new NetworkError(`${selector}: not in the contract's shape: ${parsed.error.message}`);
  return parsed.data as Reply<S>;
}

/** The answer, or NetworkError as soon as its visitor's request is over; others may go on waiting for it. */
function untilGone<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const leave = () => reject(new NetworkError('deadline of the page, or the visitor has gone'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
