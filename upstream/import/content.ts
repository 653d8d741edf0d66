import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Database, type Writing, write } from '../database/write.ts';
import { buildAll } from './build/all.ts';
import { checkIdentifiers } from './check/identifiers.ts';
import { checkPackages } from './check/packages.ts';
import { checkReferences } from './check/references.ts';
import { checkTexts } from './check/texts.ts';
import { fingerprint } from './fingerprint.ts';
import { Links } from './markdown/links.ts';
import { Library } from './media/library.ts';
import { measureAll } from './media/measure.ts';
import { publish } from './media/publish.ts';
import { Problems } from './problems.ts';
import type { Agency } from './read/agency.ts';
import { readCatalogue, readCountries } from './read/catalogue.ts';
import type { Catalogue } from './read/entry.ts';
import { storeAll } from './store.ts';

export interface ImportParts {
  database: Database;
  /** The folder with the content. */
  content: string;
  /** Where its media are published. */
  mediaFolder: string;
  /** What texts may name of the settings. */
  agency: Agency;
}
export interface Imported {
  /** False when the database held this content already. */
  changed: boolean;
  /** `content: 5 destinations, 4 packages …` */
  summary: string;
  warnings: string[];
}

/** What the last import left behind, to know whether another is needed. */
const remembered = z.object({
  fingerprint: z.string(),
  media: z.array(z.string()),
  summary: z.string(),
});
type Remembered = z.output<typeof remembered>;
const settingName = 'content';

async function recall(database: Database): Promise<Remembered | undefined> {
  const row = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return row && remembered.parse(JSON.parse(row.value));
}

async function remember(writing: Writing, last: Remembered): Promise<void> {
  const value = JSON.stringify(last);
  await writing
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A hash of the content that the database holds; throws before the first import. */
export async function contentPrint(database: Database): Promise<string> {
  const last = await recall(database);
  if (!last) throw new Error('no content has been imported');
  return last.fingerprint;
}

function summarise(catalogue: Catalogue): string {
  const counts = Object.entries(catalogue).map(([kind, entries]) => `${entries.size} ${kind}`);
  return `content: ${counts.join(', ')}`;
}

/**
 * Checks the content folder and puts all of it into the database, or, with a `ContentError` that names every file and
 * line, nothing. The same content twice changes nothing the second time.
 */
export async function importContent({
  database,
  content,
  mediaFolder,
  agency,
}: ImportParts): Promise<Imported> {
  const print = fingerprint(content, agency);
  const last = await recall(database);
  if (
    last?.fingerprint === print &&
    last.media.every((name) => existsSync(join(mediaFolder, name)))
  ) {
    return { changed: false, summary: last.summary, warnings: [] };
  }

  const problems = new Problems();
  const catalogue = readCatalogue({ root: content, agency, problems });
  const countries = readCountries(content, problems);
  // What lies in a broken item is not known: its neighbours' references to it would be reported wrongly.
  problems.stopIfAny();
  checkReferences(catalogue, problems);
  checkIdentifiers(catalogue, countries, problems);
  checkPackages(catalogue, problems);
  const measured = await measureAll({ content, mediaFolder }, catalogue, problems);
  checkTexts(catalogue, new Set(measured.keys()), problems);
  const library = new Library(measured);
  const links = new Links(catalogue, problems);
  const rows = buildAll({ catalogue, library, links, problems });
  library.warnOfUnused(problems);
  problems.stopIfAny();

  const media = await publish(library, mediaFolder);
  const summary = summarise(catalogue);
  await write(database, async (writing) => {
    await storeAll(writing, catalogue, countries, rows);
    await remember(writing, { fingerprint: print, media, summary });
  });
  return { changed: true, summary, warnings: problems.warnings };
}
