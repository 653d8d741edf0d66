import { join } from 'node:path';
import express, { Router } from 'express';
import type { Site } from '../../views/site.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { booklet } from './documents.ts';
import { feed } from './feed.ts';
import { health } from './health.ts';
import { media } from './media.ts';
import { metrics } from './metrics.ts';
import type { Passage } from './passage.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

interface Dependencies {
  gateway: Gateway;
  upstreamUrl: string;
  passage: Passage;
  site: Site;
  clientFolder: string;
  metricsToken: string | undefined;
}

/** What is no page: for crawlers, monitors, browsers and feed readers; the same for everybody (contract 8). */
export function siteFiles({
  gateway,
  upstreamUrl,
  passage,
  site,
  clientFolder,
  metricsToken,
}: Dependencies): Router {
  const router = Router();
  router.use(health(gateway));
  router.get('/metrics', metrics(metricsToken, upstreamUrl));
  router.get('/robots.txt', robots(site));
  router.get('/sitemap.xml', sitemap(site, gateway));
  router.get('/blogs/feed.xml', feed(site, gateway));
  router.get('/manifest.webmanifest', webManifest(site));
  router.use('/media', media(passage));
  router.use('/documents', booklet(passage));
  router.use(
    express.static(join(clientFolder, 'root'), { index: false, redirect: false, maxAge: '1d' }),
  );
  return router;
}
