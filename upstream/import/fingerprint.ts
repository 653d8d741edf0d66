import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agency } from './read/agency.ts';

/** Raised whenever the importer makes something else of the same content. */
const importerVersion = 3;

/** A hash over the names and bytes of all content, the settings it names, and the importer. */
export function fingerprint(folder: string, agency: Agency): string {
  const hash = createHash('sha256').update(`importer ${importerVersion}\n`);
  hash.update(`${JSON.stringify(agency)}\n`);
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const bytes = readFileSync(path);
    hash.update(`${path.slice(folder.length)}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
