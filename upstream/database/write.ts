import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Writing = Transaction<Schema>;

const SQLITE_BUSY = 5;
const patience = 5000;
const pause = 25;

/** Whether an error says that another process holds the write lock. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The low byte is the error, the others say why.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY;
}

/** From now on a locked database is reported soon, so that waiting for it (see `write`) does not stop the event loop. */
export async function serveWithoutBlocking(database: Database): Promise<void> {
  await sql`pragma busy_timeout = 50`.execute(database);
}

const listeners = new WeakMap<Database, Set<() => void>>();

/** Calls that function after every `write` of this process to that database; answers what ends it. */
export function onCommit(database: Database, listener: () => void): () => void {
  const all = listeners.get(database) ?? new Set();
  listeners.set(database, all.add(listener));
  return () => all.delete(listener);
}

/** One transaction, all or nothing; waits for another process's write lock for up to five seconds. */
export async function write<T>(
  database: Database,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      const answer = await database.transaction().execute(work);
      for (const listener of listeners.get(database) ?? []) listener();
      return answer;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await sleep(pause);
    }
  }
}
