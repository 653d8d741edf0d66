import { join } from 'node:path';
import { migrate } from '../../../upstream/database/migrate.ts';
import type { Schema } from '../../../upstream/database/schema.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import type { Database } from '../../../upstream/database/write.ts';
import { temporaryFolder } from './content.ts';

/** A migrated database in a new folder. */
export async function emptyDatabase(folder = temporaryFolder()): Promise<Database> {
  const database = openSqlite(join(folder, 'kwabo.sqlite'));
  await migrate(database);
  return database;
}

const tables: (keyof Schema)[] = [
  'content',
  'package',
  'package_destination',
  'package_option',
  'departure',
  'period',
  'product',
  'country',
  'setting',
];

/** Everything that the import writes, as text to compare. */
export async function dump(database: Database): Promise<string> {
  const rows = [];
  for (const table of tables) rows.push(await database.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}
