import type { CODE } from '../shared/contract/constants.ts';

/** The sentences of locales/…/error.json. */
export type MessageKey =
  | 'fields'
  | 'required'
  | 'tooLong'
  | 'invalid'
  | 'taken'
  | 'credentials'
  | 'session'
  | 'notFound'
  | 'conflict'
  | 'soldOut'
  | 'payment'
  | 'tooMany'
  | 'upstream'
  | 'unavailable'
  | 'badRequest'
  | 'signature'
  | 'method'
  | 'tooLarge';

type RefusalKey = keyof typeof CODE & MessageKey;

/** A domain error of contract 1: HTTP 200, with its code and sentence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: RefusalKey;
  readonly corps: unknown;
  readonly sentence: MessageKey;

  /** `sentence` says more than the code's own. */
  constructor(key: RefusalKey, corps: unknown = null, sentence: MessageKey = key) {
    super(key);
    this.key = key;
    this.corps = corps;
    this.sentence = sentence;
  }
}

/** A protocol error of contract 1: its HTTP status, with code 9. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
  readonly status: number;
  readonly key: MessageKey;
  readonly headers: Record<string, string>;

  constructor(status: number, key: MessageKey, headers: Record<string, string> = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.headers = headers;
  }
}
