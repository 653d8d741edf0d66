import { z } from 'zod';

/** Who a mail is from. */
export interface Sender {
  name: string;
  address: string;
}

const wrongSender = 'an e-mail address, or Name <address>';

/** `kwabo@example.com` or `Kwabo <kwabo@example.com>`, without what would end a header; the name may be missing. */
export const sender = z
  .string()
  .trim()
  .regex(/^(?:[^"\\<>\p{Cc}]+ <[^<>\s]+>|[^<>\s]+)$/u, { error: wrongSender, abort: true })
  .transform((given) => {
    const [, name, address = given] = /^(.+) <(.+)>$/.exec(given) ?? [];
    return { name: name?.trim(), address };
  })
  .refine(({ address }) => z.email().safeParse(address).success, wrongSender);

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** `smtp://user:password@host:587`, `smtps://…`; what is wrong is said without the password. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:587 or smtps://…', abort: true })
  .transform((url) => new URL(url))
  .refine(({ hostname }) => hostname !== '', { error: 'must name a host', abort: true })
  .refine(({ pathname, search, hash }) => /^\/?$/.test(pathname) && search === '' && hash === '', {
    error: 'must end after the port',
    abort: true,
  })
  .refine(({ username, password }) => isEncoded(username) && isEncoded(password), {
    error: 'a % in user or password is written %25',
  });
