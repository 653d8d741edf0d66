import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Clock } from './calendar.ts';
import type { Database } from './database/write.ts';
import { dispatch } from './http/dispatch.ts';
import { errors, unknownAddress } from './http/errors.ts';
import { exchange } from './http/exchange.ts';
import { mediaFiles } from './http/media.ts';
import { signature } from './http/signature.ts';
import { createRoutes } from './targets/routes.ts';

export interface UpstreamParts {
  database: Database;
  mediaFolder: string;
  key: string;
  clock: Clock;
  log: Logger;
}

/** The API as an express application; it opens and listens to nothing. */
export function createUpstream({ database, mediaFolder, key, clock, log }: UpstreamParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  app.use(exchange(log));
  app.use('/media', mediaFiles(mediaFolder));
  app.use(express.raw({ type: () => true, limit: '100kb', inflate: false }));
  app.use(signature(key, clock));
  app.all('/', dispatch(createRoutes({ database, clock }), key));
  app.use(unknownAddress);
  app.use(errors(key, log));
  return app;
}
