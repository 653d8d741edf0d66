import { createHash } from 'node:crypto';
import { HEADER, MAXIMUM_SKEW, requestText, visitorText } from '../../shared/contract/integrity.ts';
import type { Clock } from '../calendar.ts';
import { ProtocolError } from '../refusal.ts';
import type { Handler } from './exchange.ts';
import { hmac, isRight } from './hmac.ts';
import { createNonces } from './nonces.ts';

/** The body as it came, for the signature; never decoded before it is verified. */
export function rawBody(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Refuses a request that its caller did not sign, that is too old, or that was here before (contract 2). */
export function signature(key: string, clock: Clock): Handler {
  const nonces = createNonces(2 * MAXIMUM_SKEW * 1000);
  return (req, res, next) => {
    const date = req.get(HEADER.date) ?? '';
    const { callNonce: nonce } = res.locals;
    const now = clock().getTime();
    const fresh = /^\d{1,12}$/.test(date) && Math.abs(now / 1000 - Number(date)) <= MAXIMUM_SKEW;
    if (!fresh || !nonce) throw new ProtocolError(401, 'signature');

    const hash = createHash('sha256').update(rawBody(req.body)).digest('hex');
    const expected = hmac(key, requestText(req.method, req.originalUrl, date, nonce, hash));
    // Only a caller with the key can make us remember a nonce.
    if (!isRight(expected, req.get(HEADER.signature) ?? '') || !nonces.take(nonce, now)) {
      throw new ProtocolError(401, 'signature');
    }
    const visitor = req.get(HEADER.visitor);
    if (visitor !== undefined) res.locals.visitor = visitorOf(visitor, key, nonce);
    next();
  };
}

/** The address that the website has signed for this call; another one is refused. */
function visitorOf(header: string, key: string, nonce: string): string {
  const [address = '', signed = ''] = header.split(' ');
  if (!isRight(hmac(key, visitorText(nonce, address)), signed))
    throw new ProtocolError(401, 'signature');
  return address;
}
