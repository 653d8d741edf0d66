import type { Payload, Reply } from '../contract/calls.ts';
import { CODE } from '../contract/constants.ts';
import type { Selector } from '../contract/selectors.ts';
import { ApiError } from './errors.ts';

/** What the website's server fills in from the cookies (contract 4). */
type FromCookies = 'hash' | 'idhash' | 'account_hash';
export type VisitorPayload<S extends Selector> = Omit<Payload<S>, FromCookies>;

/** Sends one call and answers its `corps`; throws ApiError for a code other than 0, NetworkError without an answer. */
export interface Transport {
  <S extends Selector>(selector: S, payload: VisitorPayload<S>): Promise<Reply<S>>;
}

export interface Api {
  /** The answer; throws ApiError or NetworkError. */
  call: Transport;
  /** The answer, or null where there is no such thing (code 4); throws ApiError or NetworkError otherwise. */
  find<S extends Selector>(selector: S, payload: VisitorPayload<S>): Promise<Reply<S> | null>;
}

/** The typed client of the contract over any way of sending. */
export function createApi(transport: Transport): Api {
  return {
    call: transport,
    async find(selector, payload) {
      try {
        return await transport(selector, payload);
      } catch (error) {
        if (error instanceof ApiError && error.code === CODE.notFound) return null;
        throw error;
      }
    },
  };
}
