import type { CookieOptions } from 'express';

const DAY = 24 * 60 * 60 * 1000;

export const LIFE = {
  device: 365 * DAY,
  language: 365 * DAY,
  /** The credential, the account's reference, and the device as renewed at sign-in. */
  session: 30 * DAY,
  /** The hash of the product order in progress. */
  order: 30 * DAY,
} as const;

export interface CookieJar {
  /** The name on the wire: with the `__Host-` prefix where the site is https (contract 3). */
  name(plain: string): string;
  options(life: number): CookieOptions;
}

/** Names and flags of the cookies of contract 3. */
export function createCookieJar(publicUrl: string): CookieJar {
  const secure = publicUrl.startsWith('https:');
  return {
    name: (plain) => (secure ? `__Host-${plain}` : plain),
    options: (life) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: life }),
  };
}
