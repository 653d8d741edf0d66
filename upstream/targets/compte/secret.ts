import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link, and what is kept of them: who reads the database has neither. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** What is kept of a secret: SHA-256 in hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A public reference: 256 random bits in hex. */
export const createReference = (): string => randomBytes(32).toString('hex');
