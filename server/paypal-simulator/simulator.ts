import express, { Router } from 'express';
import type { i18n } from 'i18next';
import { SIMULATOR_PATH, WEBHOOK_PATH } from '../../shared/contract/payment.ts';
import type { Logger } from '../log.ts';
import { type Faults, misbehave, noFaults } from './faults.ts';
import { orders, REVIEW } from './orders.ts';
import { pageFiles, pageHeaders } from './page.ts';
import { refusals } from './refusal.ts';
import { createRepresentations } from './representation.ts';
import { sdk } from './sdk.ts';
import { createStore } from './store.ts';
import { giveToken, needToken } from './token.ts';
import { createWebhooks } from './webhooks.ts';
import { approvalWindow } from './window.ts';

export interface Simulator {
  router: Router;
  /** What goes wrong next: for tests. */
  faults: Faults;
  /** Ends the sending of events. */
  close(): void;
}

interface Options {
  /** Where this website answers to the upstream, without a slash at the end: `http://127.0.0.1:3000`. */
  url: string;
  /** The origin that visitors see. */
  site: string;
  i18n: i18n;
  log: Logger;
  /** How long a payment under review stays so, in milliseconds. */
  review?: number;
}

/**
 * The payment provider's REST service, approval window and script, without money (contract 6 and 10). It keeps what it
 * knows in memory, so that one process serves all of it.
 */
export function createSimulator({ url, site, i18n, log, review = REVIEW }: Options): Simulator {
  const base = url + SIMULATOR_PATH;
  const faults = noFaults();
  const store = createStore();
  const show = createRepresentations(base);
  const webhooks = createWebhooks({ base, receiver: url + WEBHOOK_PATH, faults, log });
  const router = Router();

  router.use(pageHeaders);
  router.get('/sdk/js', sdk(i18n));
  router.use(pageFiles());
  router.use(approvalWindow({ store, show, tell: webhooks.tell, i18n, site }));
  router.use(webhooks.certificates);

  const rest = ['/v1', '/v2'];
  router.use(
    rest,
    misbehave(faults, () => store.tokens.clear()),
  );
  const form = express.urlencoded({ extended: false, limit: '2kb' });
  router.post('/v1/oauth2/token', form, giveToken(store));
  router.use(rest, needToken(store));
  // A post-back holds an event whose bytes count.
  const raw = express.raw({ type: 'application/json', limit: '100kb' });
  router.post('/v1/notifications/verify-webhook-signature', raw, webhooks.verifySignature);
  router.use(rest, express.json({ limit: '100kb' }));
  router.use(orders(store, show, webhooks.tell, review));
  router.use(refusals);
  return { router, faults, close: webhooks.close };
}
