import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HEADER, replyText, requestText, visitorText } from '../../shared/contract/integrity.ts';

const sha256 = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/** What goes with a request, and the nonce that its answer must be signed for. */
export interface SignedHeaders {
  nonce: string;
  headers: Record<string, string>;
}

interface Unsigned {
  method: string;
  path: string;
  body: string | Buffer;
  /** Of the visitor. */
  address?: string | undefined;
}

/** The integrity headers of one request (contract 2): date in Unix seconds, 128-bit nonce, signature, whose it is. */
export function signRequest(key: string, { method, path, body, address }: Unsigned): SignedHeaders {
  const date = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = hmac(key, requestText(method, path, date, nonce, sha256(body)));
  const visitor = address && `${address} ${hmac(key, visitorText(nonce, address))}`;
  return {
    nonce,
    headers: {
      [HEADER.date]: date,
      [HEADER.nonce]: nonce,
      [HEADER.signature]: signature,
      ...(visitor && { [HEADER.visitor]: visitor }),
    },
  };
}

/** Whether the upstream made exactly this answer to the request with this nonce; compares in constant time. */
export function verifyReply(
  key: string,
  status: number,
  nonce: string,
  body: Buffer,
  signature: unknown,
): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(hmac(key, replyText(status, nonce, sha256(body))));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
