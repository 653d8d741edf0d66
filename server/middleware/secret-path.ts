import type { RequestHandler } from 'express';

/** A part of a path that is the secret of a link in a mail: 256 bits in base64url (contract 5). */
const SECRET = /\/[\w-]{43}(?=\/|$)/g;

/** The path as it may stand in a log. */
export const withoutSecret = (path: string): string => path.replace(SECRET, '/…');

/** Pages behind such a link tell no other site where the visitor came from, and are kept by nobody (security A44). */
export function secretPath(): RequestHandler {
  return (req, res, next) => {
    res.locals.isSecret = withoutSecret(req.path) !== req.path;
    if (res.locals.isSecret) res.set('Referrer-Policy', 'no-referrer');
    next();
  };
}
