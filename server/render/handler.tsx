import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { accountContext, apiContext, languageContext } from '../../shared/context.ts';
import { toScriptJson } from '../../shared/script-json.ts';
import { App } from '../../views/app.tsx';
import type { Hydration } from '../../views/hydration.ts';
import { routes as siteRoutes } from '../../views/routes.tsx';
import type { Site } from '../../views/site.ts';
import type { Gateway, Visit } from '../gateway/gateway.ts';
import type { Logger } from '../log.ts';
import type { CookieJar } from '../middleware/cookies.ts';
import { isCrawler } from '../middleware/crawler.ts';
import { HttpError } from '../middleware/errors.ts';
import { visitOf } from '../middleware/locals.ts';
import { pagePolicy } from '../middleware/security.ts';
import { keepSession } from '../middleware/session-cookies.ts';
import { translateWith } from './i18n.ts';
import { type Manifest, modulesFor } from './manifest.ts';
import { takeErrors } from './page-errors.ts';
import { type Rendering, renderPage } from './stream.ts';
import { toWebRequest } from './web-request.ts';

/** All calls of one page together may take this long, in milliseconds. */
const PAGE_DEADLINE = 5000;
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

interface Dependencies {
  gateway: Gateway;
  jar: CookieJar;
  manifest: Manifest;
  site: Site;
  log: Logger;
  routes?: RouteObject[];
}

/** Every page: loaders, then the stream of the document. */
export function render(deps: Dependencies): RequestHandler {
  const { gateway, jar, manifest, site, log, routes = siteRoutes } = deps;
  const { query, dataRoutes } = createStaticHandler(routes);
  const https = site.url.startsWith('https:');

  return async (req, res) => {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PAGE_DEADLINE)]);
    const visit: Visit = { ...visitOf(res), signal };
    const requestContext = new RouterContextProvider();
    requestContext.set(apiContext, gateway.apiFor(visit));
    requestContext.set(accountContext, () => gateway.accountOf(visit));
    requestContext.set(languageContext, visit.language);

    const context = await query(toWebRequest(req, site.url, signal), { requestContext }).catch(
      (error: unknown) => {
        if (gone.signal.aborted) return undefined;
        throw signal.aborted ? new HttpError(503, { 'Retry-After': '5' }, { cause: error }) : error;
      },
    );
    // Nobody waits for an answer any more: the access log says so.
    if (!context) return;
    if (context instanceof globalThis.Response) return sendRedirect(res, context, visit);
    const failure = takeErrors(context, visit.requestId, log);
    const status = failure?.status ?? context.statusCode;

    const rendering = await renderPage(pageOf(context, res.locals), {
      nonce: res.locals.nonce,
      entry: manifest.entry,
      everything: isCrawler(req.get('user-agent')),
      onError(error) {
        if (!gone.signal.aborted)
          log.error({ requestId: visit.requestId, err: error }, 'render failed');
      },
    }).catch((error: unknown) => {
      throw new HttpError(500, {}, { cause: error });
    });
    gone.signal.addEventListener('abort', rendering.abort, { once: true });

    const nonce = rendering.whole ? undefined : res.locals.nonce;
    res.status(status).type('html');
    res.set('Content-Security-Policy', pagePolicy({ https, nonce, tiles: site.mapTileUrl }));
    if (status === 503) res.set('Retry-After', '5');
    keepSession(res, jar, visit);
    res.set('Cache-Control', cacheControl(res, visit, rendering, status));
    if (rendering.whole) return sendWhole(req, res, rendering);
    // Without it the compression would keep the shell until the late parts are there.
    rendering.body.on('data', () => setImmediate(() => res.flush()));
    await pipeline(rendering.body, res).catch(() => rendering.abort());
  };

  function sendRedirect(res: Response, answer: globalThis.Response, visit: Visit) {
    const location = answer.headers.get('location') ?? '/';
    for (const cookie of answer.headers.getSetCookie()) res.append('Set-Cookie', cookie);
    res.set(
      'Cache-Control',
      isPrivate(visit) || res.locals.isSecret ? 'private, no-store' : 'private, no-cache',
    );
    keepSession(res, jar, visit);
    res.redirect(answer.status, location);
  }

  function pageOf(context: StaticHandlerContext, { language, i18n }: Express.Locals) {
    const names = context.matches.map((match) => match.route.id);
    const assets = {
      stylesheet: manifest.stylesheet,
      fonts: manifest.fonts,
      modules: modulesFor(manifest, names, language),
    };
    const { loaderData, actionData, errors } = context;
    const hydration: Hydration = {
      site,
      language,
      assets,
      router: { loaderData, actionData, errors },
    };
    return (
      <App
        site={site}
        t={translateWith(i18n.t)}
        language={language}
        assets={assets}
        hydration={toScriptJson(hydration)}
      >
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    );
  }
}

/** Of somebody who is, or was until this request, signed in. */
const isPrivate = (visit: Visit) => Boolean(visit.credential || visit.session);

/** Shared only when nothing of this visitor is in it, and nothing is set for this visitor (contract 3). */
function cacheControl(res: Response, visit: Visit, rendering: Rendering, status: number): string {
  if (isPrivate(visit) || res.locals.isSecret || status >= 500) return 'private, no-store';
  const isRead = res.req.method !== 'POST';
  const isShared = isRead && !visit.personal && !res.get('Set-Cookie') && rendering.whole;
  return isShared ? SHARED : 'private, no-cache';
}

/** A whole page needs no nonce: without one, the same page is the same bytes for everybody. */
async function sendWhole(req: Request, res: Response, rendering: Rendering) {
  const html = (await text(rendering.body)).replaceAll(` nonce="${res.locals.nonce}"`, '');
  res.set('ETag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`);
  if (req.fresh) return void res.status(304).end();
  res.send(html);
}
