import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex. */
export function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Whether a signature is the right one; takes the same time wherever the first difference lies. */
export function isRight(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
