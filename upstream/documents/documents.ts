import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Database } from '../database/write.ts';
import { contentPrint } from '../import/content.ts';
import type { Agency } from '../import/read/agency.ts';
import { createBooklet } from './booklet/booklet.ts';
import { readBookletContent } from './booklet/content.ts';
import { readEbookContent } from './ebook/content.ts';
import { createEbook } from './ebook/ebook.ts';

/** What can be made of the content. */
export const DOCUMENTS = ['booklet', 'ebook'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** A document that has been made. */
export interface Made {
  /** Absolute. */
  file: string;
  bytes: number;
}

/** Documents made of the content, once for each content and language. */
export interface Documents {
  /** The file, made now unless it is there; throws where the content lacks what it is made of. */
  get(kind: DocumentKind, language: Language): Promise<Made>;
}

/** Raised whenever something else is made of the same content. */
const VERSION = 2;

/** How their files end. */
export const EXTENSIONS: Record<DocumentKind, string> = { booklet: 'pdf', ebook: 'epub' };

interface Parts {
  database: Database;
  mediaFolder: string;
  /** Where they are kept. */
  folder: string;
  agency: Agency;
  publicUrl: string;
}

export function createDocuments({
  database,
  mediaFolder,
  folder,
  agency,
  publicUrl,
}: Parts): Documents {
  const fileOf = (src: string) => join(mediaFolder, src.replace(/^\/media\//, ''));
  const surroundings = { agency, site: publicUrl, fileOf };
  const making = new Map<string, Promise<Made>>();

  async function draw(kind: DocumentKind, language: Language): Promise<Buffer> {
    if (kind === 'booklet')
      return createBooklet(await readBookletContent(database, language, surroundings), language);
    return createEbook(await readEbookContent(database, language, surroundings), language);
  }

  async function make(kind: DocumentKind, language: Language, file: string): Promise<Made> {
    const known = await stat(file).catch(() => undefined);
    if (known) return { file, bytes: known.size };
    const bytes = await draw(kind, language);
    await mkdir(folder, { recursive: true });
    // Whoever reads it meanwhile finds all of it or nothing.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    await removeOlder(`${kind}-${language}-`, file);
    return { file, bytes: bytes.length };
  }

  /** What was made of content that has gone. */
  async function removeOlder(start: string, newest: string) {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (name.startsWith(start) && file !== newest) await rm(file, { force: true });
    }
  }

  return {
    async get(kind, language) {
      const print = await contentPrint(database);
      const hash = createHash('sha256').update(`${VERSION} ${print} ${publicUrl}`).digest('hex');
      const file = join(folder, `${kind}-${language}-${hash.slice(0, 16)}.${EXTENSIONS[kind]}`);
      let made = making.get(file);
      if (!made) {
        // Two that ask at once wait for the same one; a failure is tried again by the next.
        made = make(kind, language, file).finally(() => making.delete(file));
        making.set(file, made);
      }
      return made;
    },
  };
}
