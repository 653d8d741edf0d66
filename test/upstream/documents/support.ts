import { join } from 'node:path';
import { languages } from '../../../shared/i18n/languages.ts';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { importContent } from '../../../upstream/import/content.ts';
import { contentFolder } from '../../../upstream/root.ts';
import { agency, temporaryFolder } from '../support/content.ts';

export { languages };

/** The real content, imported, and what documents take besides. */
export async function realContent() {
  const dataDir = temporaryFolder();
  const database = openSqlite(join(dataDir, 'kwabo.sqlite'));
  await migrate(database);
  const mediaFolder = join(dataDir, 'media');
  await importContent({ database, content: contentFolder, mediaFolder, agency });
  const fileOf = (src: string) => join(dataDir, src);
  return {
    database,
    dataDir,
    mediaFolder,
    surroundings: { agency, site: 'https://kwabo.example', fileOf },
  };
}
