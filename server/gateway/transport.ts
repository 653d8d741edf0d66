import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { NetworkError } from '../../shared/api/errors.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { type Envelope, envelope } from '../../shared/contract/envelope.ts';
import { HEADER } from '../../shared/contract/integrity.ts';
import { callOf, type Selector, splitPayload } from '../../shared/contract/selectors.ts';
import { defaultLanguage, type Language } from '../../shared/i18n/languages.ts';
import type { Logger } from '../log.ts';
import { signRequest, verifyReply } from './signature.ts';

/** One try may take this long, in milliseconds (ours: a page has 5 s for all of its calls). */
const CALL_DEADLINE = 3000;
/** The same of a call that asks the payment provider meanwhile. */
const SLOW_DEADLINE = 25_000;
/** An answer larger than this, in bytes, is not one of ours. */
const MAXIMUM_REPLY = 5 * 1024 * 1024;
/** Before the second try, in milliseconds; up to twice as long, so that many callers do not come at once. */
const RETRY_PAUSE = 50;

/** Who calls: what goes with a call to the upstream, nothing else of the visitor does. */
export interface Caller {
  language: Language;
  requestId: string;
  credential?: string | undefined;
  /** The account's public reference, by the visitor's other cookie. */
  account?: string | undefined;
  /** The visitor's own address: limits are counted by it. */
  address?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** What the payment provider has sent, and by which headers its signature is checked. */
export interface Notice {
  body: Buffer;
  headers: Record<string, string>;
  requestId: string;
}

/** The API behind its wire: integrity, deadlines and retries are settled here (contract 1 and 2). */
export interface Upstream {
  /** The envelope, its integrity checked; throws NetworkError where no valid answer came in time. */
  send(selector: Selector, payload: object, caller: Caller): Promise<Envelope>;
  /** Hands a notice of the payment provider on as it came; the status of the answer. */
  notify(notice: Notice): Promise<number>;
  /** Ends its connections when the calls under way have ended. */
  close(): Promise<void>;
}

/** Calls the upstream over a pool of kept connections: deadline, one retry with jitter for reads, integrity. */
export function createUpstream(target: { url: string; key: string }, log: Logger): Upstream {
  const base = new URL(target.url);
  const pool = new Pool(base.origin, { connections: 64, keepAliveTimeout: 30_000 });

  async function attempt(selector: Selector, payload: object, caller: Caller): Promise<Envelope> {
    const { method, slow } = callOf(selector);
    const parts = splitPayload(selector, payload);
    const path = pathOf(base, selector, parts.query);
    const body = method === 'POST' ? JSON.stringify(parts.body) : '';
    const signed = signRequest(target.key, { method, path, body, address: caller.address });
    const deadline = AbortSignal.timeout(slow ? SLOW_DEADLINE : CALL_DEADLINE);
    const reply = await pool.request({
      method,
      path,
      body: body || null,
      headers: { ...headersOf(caller), ...signed.headers },
      signal: caller.signal ? AbortSignal.any([caller.signal, deadline]) : deadline,
    });
    const bytes = await readBounded(reply.body);
    if (reply.statusCode !== 200)
      throw new NetworkError(`${CODE.http}: status ${reply.statusCode}`);
    const signature = reply.headers[HEADER.signature];
    if (!verifyReply(target.key, reply.statusCode, signed.nonce, bytes, signature)) {
      throw new NetworkError(`${CODE.integrity}: wrong integrity header`);
    }
    return envelope.parse(JSON.parse(bytes.toString('utf8')));
  }

  return {
    async send(selector, payload, caller) {
      // A write is never sent twice: its first try may have arrived.
      const { content, method, writes } = callOf(selector);
      const isRead = content || (method === 'GET' && !writes);
      const fail = (error: unknown, then: string) =>
        log.warn(
          { requestId: caller.requestId, selector, error: String(error) },
          `upstream ${then}`,
        );
      try {
        return await attempt(selector, payload, caller).catch(async (error: unknown) => {
          if (!isRead || isLate(error, caller)) throw error;
          fail(error, 'retry');
          await wait(RETRY_PAUSE * (1 + Math.random()));
          return attempt(selector, payload, caller);
        });
      } catch (error) {
        // Said here, because a page may well do without this part; a visitor who has left is no failure.
        if (!caller.signal?.aborted) fail(error, 'failed');
        throw asNetworkError(error, selector);
      }
    },
    async notify({ body, headers, requestId }) {
      const path = `${base.pathname.replace(/\/$/, '')}/paypal/webhook`;
      const signed = signRequest(target.key, { method: 'POST', path, body });
      const reply = await pool
        .request({
          method: 'POST',
          path,
          body,
          headers: { ...headers, [HEADER.requestId]: requestId, ...signed.headers },
          signal: AbortSignal.timeout(SLOW_DEADLINE),
        })
        .catch((error: unknown) => {
          throw asNetworkError(error, 'paypal/webhook');
        });
      await reply.body.dump();
      return reply.statusCode;
    },
    close: () => pool.close(),
  };
}

function pathOf(base: URL, selector: Selector, query: object): string {
  const [target = '', func = ''] = selector.split('/');
  const search = new URLSearchParams({ target, func });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${base.pathname}?${search}`;
}

function headersOf(caller: Caller): Record<string, string> {
  return {
    'content-type': 'application/json',
    [HEADER.requestId]: caller.requestId,
    ...(caller.language !== defaultLanguage && { [HEADER.language]: caller.language }),
    ...(caller.credential && { authorization: `Bearer ${caller.credential}` }),
    ...(caller.account && { [HEADER.account]: caller.account }),
  };
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAXIMUM_REPLY) throw new NetworkError('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** After a deadline, or when the visitor has gone, a second try would only add load. */
function isLate(error: unknown, caller: Caller): boolean {
  if (caller.signal?.aborted) return true;
  return error instanceof Error && error.name === 'TimeoutError';
}

function asNetworkError(error: unknown, selector: Selector | 'paypal/webhook'): NetworkError {
  const reason = error instanceof Error ? error.message : String(error);
  return new NetworkError(`${selector}: ${reason}`, { cause: error });
}
