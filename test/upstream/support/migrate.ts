import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { write } from '../../../upstream/database/write.ts';

/** Migrates a file, or with `hang` stops in the middle of a change of it. */
async function run(file: string, mode: string | undefined): Promise<void> {
  const database = openSqlite(file);
  if (mode === 'hang') {
    await write(database, async (writing) => {
      await writing.schema.createTable('half').addColumn('id', 'integer').execute();
      process.stdout.write('halfway\n');
      await sleep(60_000);
    });
  }
  process.stdout.write(`${JSON.stringify(await migrate(database))}\n`);
  await database.destroy();
}

// A program of its own: a test runner that only loads every file must not start it.
const [, program, file, mode] = process.argv;
if (program === import.meta.filename && file !== undefined) await run(file, mode);
