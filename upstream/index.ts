import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createUpstream } from './app.ts';
import { type Clock, today } from './calendar.ts';
import type { UpstreamConfig } from './config.ts';
import { startDaily } from './daily.ts';
import { migrate } from './database/migrate.ts';
import { openSqlite } from './database/sqlite.ts';
import { serveWithoutBlocking } from './database/write.ts';
import { rollDepartures } from './departures/roll.ts';
import { createDocuments } from './documents/documents.ts';
import { importContent } from './import/content.ts';
import { createLimits } from './limits.ts';
import { drain, listen, urlOf } from './listen.ts';
import { compose } from './mail/compose.ts';
import { fileTransport } from './mail/files.ts';
import { startOutbox } from './mail/outbox.ts';
import { smtpTransport } from './mail/smtp.ts';
import { startReconciling } from './orders/reconcile.ts';
import { createProvider } from './payment/create-provider.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { contentFolder } from './root.ts';
import { createPasswords } from './targets/compte/password.ts';

export interface Upstream {
  url: string;
  /** What callers sign with. */
  key: string;
  /** Lets the calls under way end, then closes the database. */
  close(): Promise<void>;
}

/** What a test may put in the place of the real thing. */
export interface Substitutes {
  clock?: Clock;
  content?: string;
  log?: Logger;
  payment?: PaymentProvider;
}

/**
 * Opens the database, brings it up to date with migrations and content, and serves the API. Wrong content stops the
 * start with an error that names every file and line.
 */
export async function startUpstream(
  config: UpstreamConfig,
  substitutes: Substitutes = {},
): Promise<Upstream> {
  const { clock = () => new Date(), content = contentFolder } = substitutes;
  const provider = createProvider(config.payment, config.agency.name);
  const { payment = provider } = substitutes;
  const log =
    substitutes.log ??
    pino({ level: config.logLevel, name: 'upstream', timestamp: pino.stdTimeFunctions.isoTime });
  const key = config.key ?? randomBytes(32).toString('hex');
  const mediaFolder = join(config.dataDir, 'media');
  const database = openSqlite(join(config.dataDir, 'kwabo.sqlite'));
  try {
    const migrations = await migrate(database);
    if (migrations.length > 0) log.info({ migrations }, 'database brought up to date');
    const { summary, warnings } = await importContent({
      database,
      content,
      mediaFolder,
      agency: config.agency,
    });
    for (const warning of warnings) log.warn(warning);
    log.info(summary);
    await rollDepartures(database, today(clock));
    await serveWithoutBlocking(database);

    const { agency, publicUrl } = config;
    const limits = createLimits(clock, config.limitFactor);
    const passwords = createPasswords();
    const folder = join(config.dataDir, 'documents');
    const documents = createDocuments({ database, mediaFolder, folder, agency, publicUrl });
    const common = { database, clock, publicUrl, agency, documents, limits, passwords };
    const parts = { ...common, payment, log };
    const app = createUpstream({ ...parts, mediaFolder, key });
    const server = await listen(app, config.port, config.host);
    const stopDaily = startDaily(database, clock, log);
    const stopReconciling = startReconciling(parts);
    const { smtp, from } = config.mail;
    if (!smtp && publicUrl.startsWith('https:'))
      log.warn('SMTP_URL is not set: nobody gets a mail, all become files');
    const outbox = startOutbox({
      database,
      clock,
      log,
      transport: smtp ? smtpTransport(smtp) : fileTransport(join(config.dataDir, 'mail'), log),
      compose: (queued) => compose(queued, from, { agency, publicUrl }),
    });
    return {
      url: urlOf(server),
      key,
      async close() {
        stopDaily();
        await drain(server);
        await stopReconciling();
        await outbox.stop();
        await provider.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
