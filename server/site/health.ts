import { Router } from 'express';
import { defaultLanguage } from '../../shared/i18n/languages.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { contentApi } from './content-api.ts';

/** `/healthz`: the process answers. `/readyz`: so does the upstream. */
export function health(gateway: Gateway): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const api = contentApi(gateway, defaultLanguage, res.locals.requestId);
    const isReady = await api.call('guide/site-guide-lister', { limit: 1 }).then(
      () => true,
      () => false,
    );
    res.status(isReady ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status: isReady ? 'ok' : 'upstream unavailable' });
  });
  return router;
}
