import type { RequestHandler } from 'express';

/** One request of a connection at a time: those sent ahead of their answers wait, instead of working all at once. */
export function inTurn(): RequestHandler {
  return (_req, res, next) => {
    // Node gives an answer the connection's socket when those before it have ended.
    if (res.socket) next();
    else res.once('socket', () => next());
  };
}
