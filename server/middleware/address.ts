import type { RequestHandler } from 'express';
import { HttpError } from './errors.ts';

const MAXIMUM_LENGTH = 4096;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Refuses what is no address of this site, and sends doubles of an address to the one true one (contract 8). */
export function address(): RequestHandler {
  return (req, res, next) => {
    if (!METHODS.has(req.method))
      return next(new HttpError(405, { Allow: [...METHODS].join(', ') }));
    if (req.originalUrl.length > MAXIMUM_LENGTH) return next(new HttpError(414));
    if (!req.originalUrl.startsWith('/') || !isPath(req.path)) return next(new HttpError(400));
    const trimmed = `/${req.path.replace(/^\/+|\/+$/g, '')}`;
    const clean = trimmed === '/home' ? '/' : trimmed;
    if (clean === req.path) return next();
    const query = req.originalUrl.slice(req.originalUrl.indexOf(req.path) + req.path.length);
    res.redirect(301, clean + query);
  };
}

/** A browser takes `\` for `/`: in a redirect, `/\evil` would lead to another site. */
function isPath(path: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
