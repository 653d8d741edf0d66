import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { serveWithoutBlocking, write } from '../../../upstream/database/write.ts';
import { compose } from '../../../upstream/mail/compose.ts';
import { type OutboxParts, startOutbox } from '../../../upstream/mail/outbox.ts';
import { type Mail, queueMail } from '../../../upstream/mail/queue.ts';
import { smtpTransport } from '../../../upstream/mail/smtp.ts';
import { agency, temporaryFolder } from './content.ts';

export const from = { name: 'Kwabo', address: 'voyages@kwabo.example' };
export const letterhead = { agency, publicUrl: 'https://kwabo.example' };

/** A mail to that address. */
export const resetFor = (to: string): Mail => ({
  kind: 'reset',
  to,
  language: 'en',
  prenom: 'Afi',
  link: 'https://kwabo.example/mot-de-passe-oublie/0123',
});

interface Options extends Partial<Pick<OutboxParts, 'transport' | 'claim' | 'drain'>> {
  url?: URL;
  folder?: string;
}

/** An outbox on a database of its own, or on that of another; its clock stands still until a test moves it. */
export async function startTestOutbox(options: Options) {
  const { url = new URL('smtp://localhost:1'), folder = temporaryFolder() } = options;
  const database = openSqlite(join(folder, 'kwabo.sqlite'));
  await migrate(database);
  await serveWithoutBlocking(database);
  const time = { now: new Date('2026-11-20T09:00:00Z') };
  const logged: Record<string, unknown>[] = [];
  const outbox = startOutbox({
    database,
    clock: () => time.now,
    log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    transport: smtpTransport(url),
    compose: (queued) => compose(queued, from, letterhead),
    ...options,
  });
  return {
    ...outbox,
    database,
    folder,
    time,
    logged,
    /** Queued in one transaction, and whatever is due sent. */
    async send(...mails: Mail[]) {
      await write(database, async (writing) => {
        for (const mail of mails) await queueMail(writing, mail, time.now);
      });
      await outbox.look();
    },
    async later(minutes: number) {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
      await outbox.look();
    },
    rows: () => database.selectFrom('outbox').selectAll().orderBy('id').execute(),
    /** `warn no mail can be sent…`: what the log says, in order. */
    sayings: () =>
      logged.map(
        ({ level, msg }) => `${{ 30: 'info', 40: 'warn', 50: 'error' }[Number(level)]} ${msg}`,
      ),
    async close() {
      await outbox.stop();
      await database.destroy();
    },
  };
}
export type TestOutbox = Awaited<ReturnType<typeof startTestOutbox>>;
