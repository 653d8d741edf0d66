import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../calendar.ts';
import { type Database, isBusy, onCommit } from '../database/write.ts';
import type { Queued, Ready } from './compose.ts';
import {
  claimNext,
  giveUp,
  LEASE,
  markSent,
  measureOutbox,
  type OutboxRow,
  putOff,
  toQueued,
} from './outbox.store.ts';
import { type Transport, TransportError } from './transport.ts';

const second = 1000;
const minute = 60 * second;
/** After each failure of one mail; then every hour. */
const waits = [1, 5, 15, 60].map((minutes) => minutes * minute);
const longestLife = 72 * 60 * minute;
/** A server that nobody can reach is asked again after this time, whichever mail is due. */
const serverPause = minute;
/** Mails of other processes, and those whose time has come. */
const lookEvery = 5 * second;

export interface OutboxParts {
  database: Database;
  clock: Clock;
  log: Logger;
  transport: Transport;
  compose: (queued: Queued) => Promise<Ready>;
  /** For the test that shows what it prevents. */
  claim?: typeof claimNext;
  /** How long a mail under way may take when all ends, in milliseconds. */
  drain?: number;
}

export interface Outbox {
  /** Sends what is due; resolves when nothing is. */
  look(): Promise<void>;
  /** Ends the mail under way, within ten seconds unless told otherwise, and begins no other. */
  stop(): Promise<void>;
}

/** What a server says may name the recipient; logs do not. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…').slice(0, 300);

/**
 * Sends what `queueMail` has kept, oldest first, one at a time: at once after a commit, and whenever a time has come.
 *
 * A mail leaves once: it is claimed before it is sent, for this worker alone (two processes may share a database). One
 * gap remains that no sender can close: when the process dies between the server's "250" and our mark, the mail is sent
 * again after the lease, with the same Message-ID and Date, by which mail systems know it as the same.
 */
export function startOutbox(parts: OutboxParts): Outbox {
  const { database, clock, log, transport, compose } = parts;
  const { claim = claimNext, drain = 10 * second } = parts;
  let working: Promise<void> | undefined;
  let again = false;
  let isStopping = false;
  let isReachable = true;
  let pausedUntil = 0;

  async function failed(row: OutboxRow, { fault, message }: TransportError): Promise<void> {
    const now = clock();
    const reason = withoutAddresses(message);
    const about = { mail: row.id, kind: row.kind, reason };
    if (fault === 'refused' || now.getTime() - Date.parse(row.created_at) >= longestLife) {
      log.error(about, 'mail given up');
      return giveUp(database, row, now);
    }
    if (fault === 'unreachable') {
      pausedUntil = now.getTime() + serverPause;
      await putOff(database, row, row.tries, new Date(pausedUntil));
      if (!isReachable) return;
      isReachable = false;
      const { waiting } = await measureOutbox(database, now);
      log.warn({ waiting, reason }, 'no mail can be sent: tried again every minute');
      return;
    }
    const wait = waits[Math.min(row.tries, waits.length - 1)] ?? minute;
    await putOff(database, row, row.tries + 1, new Date(now.getTime() + wait));
    log.info({ ...about, tries: row.tries + 1 }, 'mail put off');
  }

  /** A mail that has left must not leave again: a database that is locked for long is asked until the lease ends. */
  async function remember(row: OutboxRow): Promise<void> {
    const end = performance.now() + LEASE / 2;
    for (;;) {
      try {
        return await markSent(database, row, clock());
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    try {
      await transport.send(await compose(toQueued(row)));
    } catch (error) {
      // Stopped in the middle: the lease brings it back.
      if (isStopping) return;
      if (error instanceof TransportError) return failed(row, error);
      log.error({ mail: row.id, kind: row.kind, err: error }, 'mail could not be written');
      return failed(row, new TransportError('later', 'not written'));
    }
    await remember(row);
    if (!isReachable) log.info('mails are sent again');
    isReachable = true;
  }

  async function sendDue(): Promise<void> {
    try {
      while (!isStopping && clock().getTime() >= pausedUntil) {
        const row = await claim(database, clock());
        if (!row) break;
        await deliver(row);
      }
    } catch (error) {
      pausedUntil = clock().getTime() + serverPause;
      log.error({ err: error }, 'outbox failed, tried again in a minute');
    } finally {
      transport.rest();
    }
  }

  async function work(): Promise<void> {
    while (again && !isStopping) {
      again = false;
      await sendDue();
    }
    working = undefined;
  }

  function look(): Promise<void> {
    again = true;
    working ??= work();
    return working;
  }

  const forget = onCommit(database, look);
  const timer = setInterval(look, lookEvery);
  timer.unref();
  look();
  return {
    look,
    async stop() {
      isStopping = true;
      forget();
      clearInterval(timer);
      if (!working) return;
      await Promise.race([working, sleep(drain, undefined, { ref: false })]);
      if (!working) return;
      transport.abort();
      await working;
    },
  };
}
