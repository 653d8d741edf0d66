import { setTimeout as wait } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { ProviderUnavailable } from '../provider.ts';
import { tokenAnswer } from './answers.ts';

/** One try may take this long, in milliseconds: a capture asks the buyer's bank. */
const TRY_DEADLINE = 10_000;
/** All tries of a call together. */
const CALL_DEADLINE = 25_000;
const TRIES = 3;
/** Before the second try, in milliseconds; before each other twice the one before, and up to as long again. */
const PAUSE = 200;
/** An answer larger than this, in bytes, is not the provider's. */
const MAXIMUM_ANSWER = 1024 * 1024;
/** A token is renewed this long before it ends, in seconds. */
const TOKEN_MARGIN = 60;

export interface RestOptions {
  /** Address of the REST service, with the simulator's path where it has one. */
  url: string;
  clientId: string;
  secret: string;
  /** Shorter ones for tests. */
  deadlines?: { try: number; call: number };
}

export interface RestCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** Makes a repeated POST one POST for the provider. */
  requestId?: string;
}

export interface RestAnswer {
  status: number;
  body: unknown;
}

export interface Rest {
  /** The answer below 500 of a call that is safe to repeat; ProviderUnavailable where none came. */
  call(call: RestCall): Promise<RestAnswer>;
  close(): Promise<void>;
}

/** PayPal's REST service: token, deadlines, retries. Every call through it is a read or carries a request id. */
export function createRest(options: RestOptions): Rest {
  const base = new URL(options.url);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, { connections: 16, keepAliveTimeout: 30_000 });
  const deadlines = options.deadlines ?? { try: TRY_DEADLINE, call: CALL_DEADLINE };
  let token: { value: string; ends: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function send(path: string, request: Partial<Dispatcher.RequestOptions>, end: AbortSignal) {
    const signal = AbortSignal.any([end, AbortSignal.timeout(deadlines.try)]);
    const full = { method: 'GET', ...request, path: prefix + path, signal } as const;
    const { statusCode: status, body } = await pool.request(full);
    const text = await readBounded(body);
    return { status, text };
  }

  /** The token in use; those who need a new one at the same time wait for the same. */
  function authorise(end: AbortSignal): Promise<string> | string {
    if (token && token.ends > Date.now()) return token.value;
    // Asked for everybody who waits: one caller's deadline must not end it for the others.
    renewal ??= renew(AbortSignal.timeout(deadlines.try)).finally(() => {
      renewal = null;
    });
    return whileWanted(renewal, end);
  }

  async function renew(end: AbortSignal): Promise<string> {
    const basic = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64');
    const { status, text } = await send(
      '/v1/oauth2/token',
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: 'grant_type=client_credentials',
      },
      end,
    );
    if (status >= 500 || status === 429) throw new Error(`token: status ${status}`);
    const answer = tokenAnswer.safeParse(parse(text));
    if (status !== 200 || !answer.success)
      throw new ProviderUnavailable(`The payment provider gives no token: status ${status}`);
    const { access_token: value, expires_in: life } = answer.data;
    token = { value, ends: Date.now() + (life - TOKEN_MARGIN) * 1000 };
    return value;
  }

  async function attempt(call: RestCall, end: AbortSignal, isSecond = false): Promise<RestAnswer> {
    const used = await authorise(end);
    const { status, text } = await send(
      call.path,
      {
        method: call.method,
        headers: {
          authorization: `Bearer ${used}`,
          accept: 'application/json',
          ...(call.method === 'POST' && {
            'content-type': 'application/json',
            prefer: 'return=representation',
          }),
          ...(call.requestId && { 'paypal-request-id': call.requestId }),
        },
        body: call.body ?? null,
      },
      end,
    );
    if (status === 401) {
      if (isSecond) throw new ProviderUnavailable('The payment provider refuses our token');
      // Another call may have renewed it meanwhile: only the one that was refused is dropped.
      if (token?.value === used) token = null;
      return attempt(call, end, true);
    }
    if (status === 429) throw new ProviderUnavailable('The payment provider is asked too often');
    if (status >= 500) throw new Error(`status ${status}`);
    return { status, body: parse(text) };
  }

  return {
    async call(call) {
      const end = AbortSignal.timeout(deadlines.call);
      for (let count = 1; ; count++) {
        try {
          return await attempt(call, end);
        } catch (error) {
          if (error instanceof ProviderUnavailable) throw error;
          if (count === TRIES || end.aborted) throw unavailable(call, error);
        }
        await wait(PAUSE * 2 ** (count - 1) * (1 + Math.random()));
      }
    },
    close: () => pool.close(),
  };
}

function unavailable(call: RestCall, cause: unknown): ProviderUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ProviderUnavailable(`${call.method} ${call.path}: ${reason}`, { cause });
}

/** Waits for the promise only as long as somebody wants it. */
function whileWanted<T>(promise: Promise<T>, end: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(end.reason);
    if (end.aborted) return give();
    end.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => end.removeEventListener('abort', give));
  });
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('an answer that is no JSON');
  }
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAXIMUM_ANSWER) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
