import { constants } from 'node:zlib';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { SIMULATOR_PATH, WEBHOOK_PATH } from '../shared/contract/payment.ts';
import type { Site } from '../views/site.ts';
import { forward } from './gateway/forward.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Logger } from './log.ts';
import { accessLog } from './middleware/access-log.ts';
import { address } from './middleware/address.ts';
import { assets } from './middleware/assets.ts';
import { createCookieJar } from './middleware/cookies.ts';
import { credential } from './middleware/credential.ts';
import { device } from './middleware/device.ts';
import { errors } from './middleware/errors.ts';
import { inTurn } from './middleware/in-turn.ts';
import { language } from './middleware/language.ts';
import { requestId } from './middleware/request-id.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { secretPath } from './middleware/secret-path.ts';
import { security } from './middleware/security.ts';
import type { Simulator } from './paypal-simulator/simulator.ts';
import { createErrorPages } from './render/error-pages.tsx';
import { render } from './render/handler.tsx';
import type { Manifest } from './render/manifest.ts';
import { ebookFile } from './site/documents.ts';
import { createPassage } from './site/passage.ts';
import { paypalWebhook } from './site/paypal-webhook.ts';
import { siteFiles } from './site/site-files.ts';

export interface Dependencies {
  gateway: Gateway;
  upstreamUrl: string;
  manifest: Manifest;
  clientFolder: string;
  i18n: i18n;
  site: Site;
  log: Logger;
  trustProxy: number;
  metricsToken: string | undefined;
  /** The payment provider's stand-in, where no money is to move. */
  simulator?: Simulator | undefined;
  /** Other pages than the site's own: for tests of what no page of ours does. */
  routes?: RouteObject[];
}

const COMPRESSED: compression.CompressionOptions = {
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A part of a file is counted in the file's own bytes.
  filter: (req, res) => !res.hasHeader('Content-Range') && compression.filter(req, res),
};

/** The website: the way of a request, from top to bottom. Never listens. */
export function createApp(deps: Dependencies): Express {
  const { site, log, gateway } = deps;
  const jar = createCookieJar(site.url);
  const isSecure = site.url.startsWith('https:');
  const passage = createPassage(deps.upstreamUrl);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);

  app.use(inTurn());
  app.use(requestId());
  app.use(accessLog(log));
  app.use(security(site.url));
  app.use(secretPath());
  app.use(compression(COMPRESSED));
  app.use('/assets', assets(deps.clientFolder));
  app.use(address());
  // Before the cookies: these files are the same for everybody, and set none.
  app.use(siteFiles({ ...deps, passage }));
  if (deps.simulator) app.use(SIMULATOR_PATH, deps.simulator.router);
  app.use(WEBHOOK_PATH, paypalWebhook(gateway));
  app.use(cookieParser());
  app.use(language(deps.i18n, isSecure));
  app.use(device(jar));
  app.use(credential(jar));
  app.use(sameOrigin(site.url));
  app.use('/api', forward(gateway, jar));
  app.use('/documents', ebookFile(gateway, passage));
  app.use(express.raw({ type: () => true, limit: '100kb' }), render({ ...deps, jar }));
  app.use(errors(log, createErrorPages(deps)));
  return app;
}
