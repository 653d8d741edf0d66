import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Database, type Writing, write } from '../database/write.ts';
import type { Queued } from './compose.ts';
import type { Mail } from './queue.ts';

export type OutboxRow = Selectable<Schema['outbox']>;

/** How long a worker keeps a mail to itself, in milliseconds: longer than any sending takes. */
export const LEASE = 300_000;

const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();

/** The mail of a row: `queueMail` alone writes them, so its shape is known. */
export function toQueued(row: OutboxRow): Queued {
  const { kind, recipient: to, language, reply_to: replyTo, payload, reference } = row;
  const mail = { ...JSON.parse(payload), kind, to, language, replyTo } as Mail;
  return { reference, createdAt: new Date(row.created_at), mail };
}

/**
 * Takes the oldest mail that is due, for this worker alone: others see it again when the lease is over, which happens
 * only when this process has died. Undefined when nothing is due.
 */
export async function claimNext(database: Database, now: Date): Promise<OutboxRow | undefined> {
  for (;;) {
    const row = await database
      .selectFrom('outbox')
      .selectAll()
      .where('next_try_at', '<=', now.toISOString())
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const { numUpdatedRows } = await write(database, (writing) =>
      writing
        .updateTable('outbox')
        .set({ next_try_at: after(now, LEASE) })
        .where('id', '=', row.id)
        .where('next_try_at', '=', row.next_try_at)
        .executeTakeFirstOrThrow(),
    );
    // Another worker may have been faster: then there may be another mail.
    if (numUpdatedRows === 1n) return row;
  }
}

/** It has left: what it said and to whom is forgotten at once. */
export async function markSent(database: Database, { id }: OutboxRow, now: Date): Promise<void> {
  await write(database, (writing) =>
    writing
      .updateTable('outbox')
      .set({
        sent_at: now.toISOString(),
        next_try_at: null,
        recipient: '',
        payload: '{}',
        reply_to: null,
      })
      .where('id', '=', id)
      .execute(),
  );
}

/** Not now; `tries` counts what was about this mail. */
export async function putOff(
  database: Database,
  { id }: OutboxRow,
  tries: number,
  until: Date,
): Promise<void> {
  await write(database, (writing) =>
    writing
      .updateTable('outbox')
      .set({ tries, next_try_at: until.toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * Never. To whom is kept until `forgetMails`, so that a person can act on it; of what it says only a message to the
 * agency, because all others hold links that are better asked for anew.
 */
export async function giveUp(
  database: Database,
  { id, kind, payload }: OutboxRow,
  now: Date,
): Promise<void> {
  await write(database, (writing) =>
    writing
      .updateTable('outbox')
      .set({
        given_up_at: now.toISOString(),
        next_try_at: null,
        payload: kind === 'contact' ? payload : '{}',
      })
      .where('id', '=', id)
      .execute(),
  );
}

/** Deletes what was sent or given up and is older than that; answers how many. */
export async function forgetMails(writing: Writing, before: Date): Promise<number> {
  const { numDeletedRows } = await writing
    .deleteFrom('outbox')
    .where('created_at', '<', before.toISOString())
    .where('next_try_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** How many mails wait, and for how many seconds the oldest of them. */
export async function measureOutbox(
  database: Database,
  now: Date,
): Promise<{ waiting: number; oldest: number }> {
  const { waiting, oldest } = await database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const age = oldest === null ? 0 : (now.getTime() - Date.parse(oldest)) / 1000;
  return { waiting: Number(waiting), oldest: Math.max(0, Math.round(age)) };
}
