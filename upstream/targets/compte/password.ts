import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ProtocolError } from '../../refusal.ts';

const derive = promisify(argon2);

/** OWASP's first choice: argon2id with 19 MiB, two passes, one lane (contract 5). */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const LENGTH = 32;
/** At once: memory stays below 40 MiB, and half of the engine's threads are left for files and names. */
const AT_ONCE = 2;
/** More than these would wait longer than the website does. */
const MAXIMUM_WAITING = 30;

/** The only place that makes and judges stored passwords. */
export interface Passwords {
  /** What is stored of the wire's password: argon2id with a salt of its own, in the PHC format. */
  store(password: string): Promise<string>;
  /** Whether it is the stored one; without a stored one false, after the same work. Both: 503 while too many wait. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const nobody = write(COST, randomBytes(16), randomBytes(LENGTH));
  const waiting: (() => void)[] = [];
  let running = 0;

  /** In turn, so that a flood of sign-ins takes neither the memory nor every thread (security A86). */
  async function hash(parameters: Argon2Parameters): Promise<Buffer> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAXIMUM_WAITING)
        throw new ProtocolError(503, 'unavailable', { 'Retry-After': '2' });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await derive('argon2id', parameters);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    async store(message) {
      const nonce = randomBytes(16);
      return write(COST, nonce, await hash({ message, nonce, tagLength: LENGTH, ...COST }));
    },
    async matches(message, stored) {
      const { cost, nonce, tag } = read(stored ?? nobody);
      const given = await hash({ message, nonce, tagLength: tag.length, ...cost });
      return timingSafeEqual(given, tag) && stored !== undefined;
    },
  };
}

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function write({ memory, passes, parallelism }: typeof COST, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
}

function read(stored: string) {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? [];
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
