import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { SIMULATOR_PATH } from '../shared/contract/payment.ts';
import type { UpstreamConfig } from '../upstream/config.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createGateway } from './gateway/gateway.ts';
import { createUpstream } from './gateway/transport.ts';
import { drain, listen } from './listen.ts';
import { createLog, type Logger } from './log.ts';
import { createSimulator } from './paypal-simulator/simulator.ts';
import { createI18n } from './render/i18n.ts';
import { readManifest } from './render/manifest.ts';
import { routesFor } from './render/routes.ts';
import { createSite } from './site/create-site.ts';

const root = findRoot(import.meta.dirname);

async function start() {
  const { website: config, upstream: upstreamConfig } = await readSettings();
  const log = createLog(config.logLevel);
  // Links in mails name the port, so it is taken first; whoever comes before all is ready waits.
  const server = await listen(config.port, config.host);
  const ready = Promise.withResolvers<RequestListener>();
  const wait: RequestListener = (req, res) => ready.promise.then((app) => app(req, res));
  server.on('request', wait);
  const { port } = server.address() as AddressInfo;
  const url = config.publicUrl ?? `http://localhost:${port}`;
  // Without the way round by a proxy, which may not be there yet.
  const own = `http://${ownHost(config.host)}:${port}`;
  const embedded =
    upstreamConfig && (await startEmbedded({ ...upstreamConfig, publicUrl: url }, own, log));
  const target = config.upstream ?? embedded;
  if (!target) throw new ConfigError('UPSTREAM_URL: no upstream');

  const clientFolder = join(root, 'dist/client');
  const manifest = readManifest(clientFolder);
  const i18n = await createI18n(join(root, 'locales'));
  const upstream = createUpstream(target, log);
  const site = createSite(config, url, manifest);
  const gateway = createGateway(upstream, { siteName: config.siteName });
  const { metricsToken, trustProxy } = config;
  // Another upstream finds the simulator where visitors do.
  const simulator =
    config.payment === 'simulator'
      ? createSimulator({ url: embedded ? own : url, site: url, i18n, log })
      : undefined;
  const routes = await routesFor(config, manifest);
  const app = createApp({
    gateway,
    upstreamUrl: target.url,
    manifest,
    clientFolder,
    i18n,
    site,
    log,
    metricsToken,
    trustProxy,
    simulator,
    routes,
  });
  server.off('request', wait).on('request', app);
  ready.resolve(app);
  process.stdout.write(`\n  ${site.name} is at http://localhost:${port} (stop it with Ctrl+C)\n\n`);

  const end = async () => {
    const late = setTimeout(() => process.exit(1), 20_000);
    late.unref();
    simulator?.close();
    await drain(server);
    await upstream.close();
    await embedded?.close();
    process.exit(0);
  };
  // Ctrl+C arrives twice, from the terminal and from `npm start`: the second must not cut the first one short.
  let isEnding = false;
  const stop = () => {
    if (!isEnding) end();
    isEnding = true;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Both programs' settings, so that every wrong one is named at once. */
async function readSettings() {
  const { environment, parseUpstreamConfig } = await import('../upstream/config.ts');
  const wrong = new Set<string>();
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ConfigError') throw error;
      for (const line of error.message.split('\n')) wrong.add(line);
    }
  };
  const website = attempt(readConfig);
  const upstream = website?.upstream ? undefined : attempt(() => parseUpstreamConfig(environment));
  if (wrong.size > 0 || !website)
    throw new ConfigError(`Wrong settings:\n${[...wrong].join('\n')}`);
  return { website, upstream };
}

/** Starts the embedded upstream: the website knows nothing else of its code (contract 1). */
async function startEmbedded(config: UpstreamConfig, own: string, log: Logger) {
  const { startUpstream } = await import('../upstream/index.ts');
  const { mode } = config.payment;
  const payment = mode === 'simulator' ? { mode, url: own + SIMULATOR_PATH } : config.payment;
  return startUpstream({ ...config, payment }, { log: log.child({ name: 'upstream' }) });
}

/** The host by which this process reaches itself. */
function ownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** The project's folder, from the sources as from the build. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  return findRoot(dirname(folder));
}

start().catch((error: unknown) => {
  // What a person can mend is said without a stack: wrong settings, wrong content, a port in use.
  const isExpected =
    error instanceof Error && (/^(Config|Content)Error$/.test(error.name) || 'syscall' in error);
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
