import express, { type Express } from 'express';
import { dispatch } from './http/dispatch.ts';
import { documentFiles } from './http/documents.ts';
import { errors, unknownAddress } from './http/errors.ts';
import { exchange } from './http/exchange.ts';
import { mediaFiles } from './http/media.ts';
import { metrics } from './http/metrics.ts';
import { signature } from './http/signature.ts';
import { webhook } from './orders/webhook.ts';
import { createRoutes, type TargetParts } from './targets/routes.ts';

export interface UpstreamParts extends TargetParts {
  mediaFolder: string;
  key: string;
}

/** The API as an express application; it opens and listens to nothing. */
export function createUpstream({ mediaFolder, key, ...parts }: UpstreamParts): Express {
  const { log } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  app.use(exchange(log));
  app.use('/media', mediaFiles(mediaFolder));
  app.use('/documents', documentFiles(parts.documents));
  app.get('/metrics', metrics(parts.database, parts.clock));
  app.use(express.raw({ type: () => true, limit: '100kb', inflate: false }));
  app.use(signature(key, parts.clock));
  app.post('/paypal/webhook', webhook(parts));
  app.all('/', dispatch(createRoutes(parts), key));
  app.use(unknownAddress);
  app.use(errors(key, log));
  return app;
}
