import express, { Router } from 'express';
import { NetworkError } from '../../shared/api/errors.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { HttpError, unavailable } from '../middleware/errors.ts';

/** By these the upstream checks that the provider has sent it. */
const PASSED_ON = /^(?:paypal-[a-z-]+|content-type)$/;

/**
 * The payment provider's notices (contract 4), byte for byte and with their signature: the upstream checks them. They
 * come from no browser, so that no cookie and no rule about pages of other sites is about them.
 */
export function paypalWebhook(gateway: Gateway): Router {
  const router = Router();
  router.use(express.raw({ type: () => true, limit: '100kb', inflate: false }));
  router.all('/', async (req, res) => {
    if (req.method !== 'POST') throw new HttpError(405, { Allow: 'POST' });
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) throw new HttpError(400);
    const headers = Object.fromEntries(
      Object.entries(req.headers).flatMap(([name, value]) =>
        typeof value === 'string' && PASSED_ON.test(name) ? [[name, value]] : [],
      ),
    );
    try {
      const status = await gateway.notify({ body, headers, requestId: res.locals.requestId });
      res.set('Cache-Control', 'no-store').status(status).end();
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      throw unavailable(error);
    }
  });
  return router;
}
