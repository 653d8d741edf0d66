import type { RequestHandler } from 'express';
import type { Logger } from '../log.ts';
import { withoutSecret } from './secret-path.ts';

/** One line for each request when its answer ends: no query and no address of a person in it. */
export function accessLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    // Now: by the end of the answer a router may have cut it.
    const path = withoutSecret(req.path);
    res.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const { requestId, language } = res.locals;
      const line = {
        requestId,
        method: req.method,
        path,
        language,
        status: res.statusCode,
        ms,
      };
      log.info(res.writableFinished ? line : { ...line, aborted: true }, 'request');
    });
    next();
  };
}
