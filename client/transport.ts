import type { Api, Transport, VisitorReply } from '../shared/api/create-api.ts';
import { ApiError, NetworkError, OfflineError } from '../shared/api/errors.ts';
import type { Account } from '../shared/contract/compte.ts';
import { CODE } from '../shared/contract/constants.ts';
import { callOf, type Selector, splitPayload } from '../shared/contract/selectors.ts';
import type { Language } from '../shared/i18n/languages.ts';

const DEADLINE = 10_000;

interface Answer {
  entete: { code: number; message: string };
  corps: { fields?: Record<string, string>; retryAfter?: number } | null;
}

/** Calls the website's own `/api`; the server has parsed the answer by the contract already. */
export function createTransport(language: Language): Transport {
  return async <S extends Selector>(selector: S, payload: object) => {
    const [target = '', func = ''] = selector.split('/');
    const query = new URLSearchParams({ target, func, lang: language });
    const isPost = callOf(selector).method === 'POST';
    const parts = splitPayload(selector, payload);
    for (const [name, value] of Object.entries(parts.query)) {
      if (value !== undefined) query.set(name, String(value));
    }
    const answer = await send(`/api?${query}`, isPost ? parts.body : undefined);
    const { code, message } = answer.entete;
    if (code < CODE.success) throw new NetworkError(message);
    if (code > CODE.success)
      throw new ApiError(code, message, answer.corps?.fields, answer.corps?.retryAfter);
    return answer.corps as VisitorReply<S>;
  };
}

/** Who is signed in, or null: the credential is where no script can see it, so the server is asked. */
export async function askAccount(api: Api): Promise<Account | null> {
  try {
    return (await api.call('compte/site-get-compte', {})).info;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function send(url: string, body: object | undefined): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      signal: AbortSignal.timeout(DEADLINE),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return await reply.json();
  } catch (error) {
    const Failure = navigator.onLine ? NetworkError : OfflineError;
    throw new Failure(String(error), { cause: error });
  }
}
