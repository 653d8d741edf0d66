import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi } from '../shared/api/create-api.ts';
import { accountContext, apiContext, languageContext } from '../shared/context.ts';
import { App } from '../views/app.tsx';
import { HYDRATION_ID } from '../views/document.tsx';
import type { Hydration } from '../views/hydration.ts';
import { routes as siteRoutes } from '../views/routes.tsx';
import { reportError } from './report-error.ts';
import { createTranslate, type Texts } from './translate.ts';
import { askAccount, createTransport } from './transport.ts';
import { waitForNetwork } from './wait-for-network.ts';

declare const __DEVELOPMENT__: boolean;

/** The routes with pages that bring their texts along. */
function withTexts(routes: RouteObject[], addTexts: (page: string) => Promise<void>) {
  return routes.map((route): RouteObject => {
    const { id, lazy, children } = route;
    const whole = children ? { ...route, children: withTexts(children, addTexts) } : route;
    if (typeof lazy !== 'function' || !id) return whole;
    return { ...whole, lazy: async () => (await Promise.all([lazy(), addTexts(id)]))[0] };
  });
}

/** The pages of this address must be there before React looks: a lazy page would hydrate as nothing. */
async function loadMatchedPages(routes: RouteObject[]) {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start() {
  const hydration = document.getElementById(HYDRATION_ID)?.textContent ?? '';
  const { site, language, assets, router: hydrationData }: Hydration = JSON.parse(hydration);
  const texts: Texts = {};
  const routes = withTexts(
    __DEVELOPMENT__ ? (await import('../views/development-routes.tsx')).routes : siteRoutes,
    async (page) => {
      Object.assign(texts, (await import(`${site.texts}/${language}/${page}.js`)).default);
    },
  );
  await loadMatchedPages(routes);
  const api = createApi(createTransport(language));
  const router = createBrowserRouter(waitForNetwork(routes), {
    hydrationData,
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(accountContext, () => askAccount(api));
      context.set(languageContext, language);
      return context;
    },
  });
  hydrateRoot(
    document,
    <App
      site={site}
      t={createTranslate(language, texts)}
      language={language}
      assets={assets}
      hydration={hydration}
    >
      <RouterProvider router={router} />
    </App>,
    { onRecoverableError: reportError },
  );
  if (__DEVELOPMENT__) (await import('./reload.ts')).reloadOnChange();
}

start().catch(reportError);
