import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigError, environment, parseUpstreamConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite.ts';
import { createProvider } from '../payment/create-provider.ts';
import { ProviderUnavailable } from '../payment/provider.ts';
import { audit } from './audit.ts';

/** Longer than the provider lets a payment be disputed. */
const days = 180;

async function run(): Promise<void> {
  const config = parseUpstreamConfig(environment);
  const database = openSqlite(join(config.dataDir, 'kwabo.sqlite'));
  const payment = createProvider(config.payment, config.agency.name);
  try {
    await migrate(database);
    const log = pino({ level: config.logLevel }, pino.destination(2));
    const since = new Date(Date.now() - days * 24 * 3_600_000);
    const found = await audit({ database, clock: () => new Date(), log, payment }, since);
    const lines = found.map(({ num, finding, statut, after, cents }) =>
      [num, finding, statut === after ? statut : `${statut} → ${after}`, `${cents / 100} EUR`].join(
        '\t',
      ),
    );
    process.stdout.write([...lines, `${found.length} orders to look at`, ''].join('\n'));
  } finally {
    await payment.close();
    await database.destroy();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof ProviderUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
