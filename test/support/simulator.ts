import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { createLog } from '../../server/log.ts';
import { security } from '../../server/middleware/security.ts';
import { createSimulator } from '../../server/paypal-simulator/simulator.ts';
import { createI18n } from '../../server/render/i18n.ts';
import { SIMULATOR_PATH, WEBHOOK_PATH } from '../../shared/contract/payment.ts';
import { createProvider } from '../../upstream/payment/create-provider.ts';
import { closeServer, root } from './site.ts';

export interface Event {
  headers: Record<string, string | string[] | undefined>;
  raw: Buffer;
  type: string;
  resource: Record<string, unknown>;
}

/** The simulator behind a server of its own, with a receiver of its events and the real client before it. */
export async function startSimulator({ review = 50 } = {}) {
  const app = express();
  app.set('query parser', 'simple');
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const i18n = await createI18n(join(root, 'locales'));
  const log = createLog('silent');
  const simulator = createSimulator({ url, site: url, i18n, log, review });
  const events: Event[] = [];
  app.use(security(url));
  app.use(SIMULATOR_PATH, simulator.router);
  app.post(WEBHOOK_PATH, express.raw({ type: () => true }), ({ headers, body: raw }, res) => {
    const { event_type: type, resource } = JSON.parse(raw.toString());
    events.push({ headers, raw, type, resource });
    res.sendStatus(200);
  });
  const base = url + SIMULATOR_PATH;
  const provider = createProvider({ mode: 'simulator', url: base }, 'Kwabo');
  return {
    url,
    base,
    simulator,
    provider,
    events,
    /** What a buyer does in the approval window. */
    choose: (token: string, outcome: string, more: Record<string, string> = {}) =>
      fetch(`${base}/checkoutnow`, {
        method: 'POST',
        body: new URLSearchParams({ token, outcome, ...more }),
        redirect: 'manual',
      }),
    /** The event of that type, once it has come. */
    async event(type: string, count = 1): Promise<Event> {
      const end = Date.now() + 3000;
      while (Date.now() < end) {
        const found = events.filter((one) => one.type === type)[count - 1];
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`no event ${type}: ${events.map((one) => one.type)}`);
    },
    async close() {
      simulator.close();
      await provider.close();
      await closeServer(server);
    },
  };
}
