import { sql } from 'kysely';
import { contentTables } from './migrations/001-content.ts';
import { bookingTables } from './migrations/002-to-book.ts';
import { outboxTable } from './migrations/003-outbox.ts';
import { accountTables } from './migrations/004-accounts.ts';
import { ebookTables } from './migrations/005-ebook.ts';
import { orderTables } from './migrations/006-orders.ts';
import { type Database, type Writing, write } from './write.ts';

/** In order, for ever: a migration that has been released is never changed, only followed by another. */
const migrations: { name: string; up: (writing: Writing) => Promise<void> }[] = [
  { name: '001-content', up: contentTables },
  { name: '002-to-book', up: bookingTables },
  { name: '003-outbox', up: outboxTable },
  { name: '004-accounts', up: accountTables },
  { name: '005-ebook', up: ebookTables },
  { name: '006-orders', up: orderTables },
];

/**
 * Brings the tables up to date and answers the names of what was done. Each migration is one transaction that holds the
 * write lock from its first statement: a killed one leaves nothing, and of two processes the second finds it done.
 */
export async function migrate(database: Database): Promise<string[]> {
  const done: string[] = [];
  for (const { name, up } of migrations) {
    const applied = await write(database, async (writing) => {
      await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
        writing,
      );
      const known = await writing
        .selectFrom('migration')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (known) return false;
      await up(writing);
      await writing
        .insertInto('migration')
        .values({ name, applied_at: new Date().toISOString() })
        .execute();
      return true;
    });
    if (applied) done.push(name);
  }
  return done;
}
