import type { FormPayload, Reply } from '../contract/calls.ts';
import type { Session } from '../contract/compte.ts';
import { CODE } from '../contract/constants.ts';
import type { Selector } from '../contract/selectors.ts';
import { ApiError } from './errors.ts';

/** What the website's server fills in from the cookies (contract 4). */
type FromCookies = 'hash' | 'idhash' | 'account_hash';
/** What a page hands over for a call: its payload without what the server fills in. */
export type VisitorPayload<S extends Selector> = Omit<FormPayload<S>, FromCookies>;
/** What a page gets: of a new session nothing, because it goes into cookies (contract 4). */
export type VisitorReply<S extends Selector> = Reply<S> extends Session ? null : Reply<S>;

/** Sends one call and answers its `corps`; throws ApiError for a code other than 0, NetworkError without an answer. */
export type Transport = <S extends Selector>(
  selector: S,
  payload: VisitorPayload<S>,
) => Promise<VisitorReply<S>>;

/** The calls of the contract, as loaders and actions make them. */
export interface Api {
  /** The answer; throws ApiError or NetworkError. */
  call: Transport;
  /**
   * The answer, or null where there is no such thing (code 4), or cannot be, because its address is not one an item may
   * have (code 1); throws ApiError or NetworkError otherwise.
   */
  find<S extends Selector>(
    selector: S,
    payload: VisitorPayload<S>,
  ): Promise<VisitorReply<S> | null>;
}

const ABSENT = new Set<number>([CODE.notFound, CODE.fields]);

/** The typed client of the contract over any way of sending. */
export function createApi(transport: Transport): Api {
  return {
    call: transport,
    async find(selector, payload) {
      try {
        return await transport(selector, payload);
      } catch (error) {
        if (error instanceof ApiError && ABSENT.has(error.code)) return null;
        throw error;
      }
    },
  };
}
