/** Header names of contract 2. */
export const HEADER = {
  date: 'x-date',
  nonce: 'x-nonce',
  signature: 'x-signature',
  requestId: 'x-request-id',
  language: 'language',
  account: 'x-account',
  visitor: 'x-visitor',
} as const;

/** A request whose date is further off than this, in seconds, is refused. */
export const MAXIMUM_SKEW = 300;

/** What the caller signs: HMAC-SHA256 in hex over this text with `UPSTREAM_KEY` (contract 2). */
export function requestText(
  method: string,
  pathAndQuery: string,
  date: string,
  nonce: string,
  bodySha256: string,
): string {
  return [method, pathAndQuery, date, nonce, bodySha256].join('\n');
}

/** What the upstream signs in its answer; `nonce` is the request's, so that an old answer cannot be played back. */
export function replyText(status: number, nonce: string, bodySha256: string): string {
  return [status, nonce, bodySha256].join('\n');
}

/**
 * `X-Visitor` tells the upstream whose address a call comes from, `203.0.113.7 <signature>`: HMAC-SHA256 in hex over
 * this text. Only who holds the key may say it, because limits are counted by it.
 */
export function visitorText(nonce: string, address: string): string {
  return ['visitor', nonce, address].join('\n');
}
