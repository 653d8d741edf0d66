import { join } from 'node:path';
import { ConfigError, environment, parseUpstreamConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite.ts';
import { contentFolder } from '../root.ts';
import { importContent } from './content.ts';
import { ContentError } from './problems.ts';

async function run(): Promise<void> {
  const { dataDir, agency } = parseUpstreamConfig(environment);
  const database = openSqlite(join(dataDir, 'kwabo.sqlite'));
  try {
    await migrate(database);
    const mediaFolder = join(dataDir, 'media');
    const { summary, warnings } = await importContent({
      database,
      content: contentFolder,
      mediaFolder,
      agency,
    });
    process.stdout.write([...warnings, summary, ''].join('\n'));
  } finally {
    await database.destroy();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
