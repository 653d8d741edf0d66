import type { Logger } from 'pino';
import { type Clock, today } from './calendar.ts';
import { type Database, write } from './database/write.ts';
import { rollDepartures } from './departures/roll.ts';
import { forgetMails } from './mail/outbox.store.ts';
import { forgetBaskets } from './targets/commande/commande.store.ts';
import { forgetEnded } from './targets/compte/session.store.ts';
import { forgetLinks } from './targets/ebook/ebook.store.ts';
import { forgetDrafts } from './targets/tobook/tobook.store.ts';

const hour = 3_600_000;
/** Longer than the device cookie lives (contract 3). */
const draftDays = 400;
const mailDays = 30;
/** As long as the cookie of the order lives (contract 3). */
const basketDays = 30;

/**
 * What a new day brings: new departures, and drafts, sessions, links and mails too old to keep. Looks at the calendar
 * every hour, so that a machine that slept catches up. Answers the function that stops it.
 */
export function startDaily(database: Database, clock: Clock, log: Logger): () => void {
  let done = today(clock);
  const look = async () => {
    const day = today(clock);
    if (day === done) return;
    const departures = await rollDepartures(database, day);
    const ago = (days: number) => new Date(clock().getTime() - days * 24 * hour);
    const drafts = await write(database, (writing) => forgetDrafts(writing, ago(draftDays)));
    const mails = await write(database, (writing) => forgetMails(writing, ago(mailDays)));
    await write(database, (writing) => forgetBaskets(writing, ago(basketDays)));
    await write(database, (writing) => forgetEnded(writing, clock()));
    const links = await write(database, (writing) => forgetLinks(writing, clock()));
    done = day;
    log.info({ departures, drafts, links, mails }, 'new day');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      log.error({ err: error }, 'new day failed, tried again in an hour'),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
