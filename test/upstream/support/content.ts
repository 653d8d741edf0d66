import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { articles, others, people } from './content-others.ts';
import { packages } from './content-packages.ts';
import { destinations } from './content-places.ts';
import type { Files } from './files.ts';

/** A small content with everything the importer knows, and nothing wrong. */
export function validContent(): Files {
  const files: Files = new Map();
  for (const add of [destinations, packages, people, articles, others]) add(files);
  return files;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for this test alone, gone when all tests are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kwabo-'));
  folders.push(folder);
  return folder;
}

/** Writes the files into a new folder and answers it. */
export function writeContent(files: Files, folder = temporaryFolder()): string {
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What the texts may name. */
export const agency = { name: 'Kwabo', email: 'kwabo@example.com', phone: '+229 01 00 00 00 00' };
