import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { write } from '../../../upstream/database/write.ts';

/** A process of its own: `migrate.ts <file>` migrates, `migrate.ts <file> hang` stops in the middle of a change. */
const [file = '', mode] = process.argv.slice(2);
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
