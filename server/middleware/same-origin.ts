import type { Request, RequestHandler } from 'express';
import { HttpError } from './errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN = new Set(['same-origin', 'none']);

/** Refuses writes that another site's page makes (security.md 4): Fetch Metadata, or where absent, Origin. */
export function sameOrigin(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (READS.has(req.method)) return next();
    const site = req.get('sec-fetch-site');
    const allowed = site === undefined ? req.get('origin') === publicUrl : OWN.has(site);
    next(allowed ? undefined : new HttpError(403));
  };
}

/** Whether the browser says that another site's page makes this request. */
export function isForeign(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site !== undefined && !OWN.has(site);
}
