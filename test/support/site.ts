import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import type { RouteObject } from 'react-router';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createGateway } from '../../server/gateway/gateway.ts';
import { createUpstream } from '../../server/gateway/transport.ts';
import { createLog } from '../../server/log.ts';
import { createSimulator, type Simulator } from '../../server/paypal-simulator/simulator.ts';
import { createI18n } from '../../server/render/i18n.ts';
import { readManifest } from '../../server/render/manifest.ts';
import { routesFor } from '../../server/render/routes.ts';
import { createSite } from '../../server/site/create-site.ts';
import { parseUpstreamConfig } from '../../upstream/config.ts';
import { startUpstream } from '../../upstream/index.ts';
import type { PaymentProvider } from '../../upstream/payment/provider.ts';

export const root = join(import.meta.dirname, '../..');

/** The whole site of the sources: the real app on the real embedded upstream with the real content. */
export interface TestSite {
  app: Express;
  url: string;
  upstream: { url: string; key: string };
  /** Database and mails of the embedded upstream. */
  dataDir: string;
  /** The payment provider's stand-in, unless the settings have none. */
  simulator: Simulator | undefined;
  /** What the website has logged, one object a line. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

interface Options {
  /** Another upstream in place of the embedded one: a faulty one, say. */
  upstream?: { url: string; key: string };
  env?: Record<string, string>;
  /** Who takes the money. */
  payment?: PaymentProvider;
  /** The fault that a test must find: all requests speak through one i18n instance. */
  shareTexts?: boolean;
  /** Another fault: whoever was signed in last is signed in for all. */
  shareAccount?: boolean;
  /** Another build than the real one. */
  build?: string;
  /** A folder of other interface texts: longer ones, say. */
  locales?: string;
  /** Pages that do what none of ours does. */
  routes?: RouteObject[];
}

export async function startSite(options: Options = {}): Promise<TestSite> {
  const { upstream, env = {}, shareTexts = false, build = 'dist' } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'kwabo-test-'));
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const clientFolder = join(root, build, 'client');
  const manifest = readManifest(clientFolder);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = parseConfig(env);
  const embedded = upstream
    ? undefined
    : await startUpstream(
        parseUpstreamConfig({ PUBLIC_URL: url, ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
        options.payment && { payment: options.payment },
      );
  const target = upstream ?? embedded;
  if (!target) throw new Error('no upstream');
  const transport = createUpstream(target, log);
  const i18n = await createI18n(options.locales ?? join(root, 'locales'));
  if (shareTexts) {
    i18n.cloneInstance = ({ lng } = {}) => {
      i18n.changeLanguage(lng);
      return i18n;
    };
  }
  const gateway = createGateway(transport, { siteName: config.siteName });
  if (options.shareAccount) {
    const ask = gateway.accountOf;
    let last: Awaited<ReturnType<typeof ask>> = null;
    gateway.accountOf = async (visit) => {
      last = (await ask(visit)) ?? last;
      return last;
    };
  }
  const simulator =
    config.payment === 'simulator' ? createSimulator({ url, site: url, i18n, log }) : undefined;
  const app = createApp({
    gateway,
    simulator,
    upstreamUrl: target.url,
    manifest,
    clientFolder,
    i18n,
    site: createSite(config, config.publicUrl ?? url, manifest),
    log,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    routes: options.routes ?? (await routesFor(config, manifest)),
  });
  server.on('request', app);
  return {
    app,
    url,
    upstream: target,
    simulator,
    dataDir,
    logged,
    async close() {
      simulator?.close();
      await closeServer(server);
      await transport.close();
      await embedded?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function closeServer(server: Server) {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
