import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { countries, formats, type Kind } from '../formats.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue, Entry } from './entry.ts';
import { readItem, type Source } from './item.ts';
import { checked, readYaml } from './yaml.ts';

export type Countries = z.output<typeof countries>;

/** The visible folders in a folder, by name. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true });
  return found
    .flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? entry.name : []))
    .sort();
}

function readKind<K extends Kind>(source: Source, kind: K): Map<string, Entry<K>> {
  const entries = foldersIn(join(source.root, kind)).map((uri) => readItem(source, kind, uri));
  return new Map(entries.flatMap((entry) => (entry ? [[entry.uri, entry]] : [])));
}

/** Reads all items. What is wrong with one is reported, and it is left out. */
export function readCatalogue(source: Source): Catalogue {
  const { root, problems } = source;
  for (const folder of foldersIn(root)) {
    if (folder !== 'kit' && !Object.hasOwn(formats, folder))
      problems.add(folder, 1, 'unknown kind of content');
  }
  return {
    destinations: readKind(source, 'destinations'),
    packages: readKind(source, 'packages'),
    guides: readKind(source, 'guides'),
    blog: readKind(source, 'blog'),
    pages: readKind(source, 'pages'),
    'tale-groups': readKind(source, 'tale-groups'),
    tales: readKind(source, 'tales'),
    'gallery-categories': readKind(source, 'gallery-categories'),
    gallery: readKind(source, 'gallery'),
    products: readKind(source, 'products'),
  };
}

/** Reads `countries.yaml`. */
export function readCountries(root: string, problems: Problems): Countries {
  const file = 'countries.yaml';
  if (!existsSync(join(root, file))) {
    problems.add(file, 1, 'missing');
    return [];
  }
  const yaml = readYaml(readFileSync(join(root, file), 'utf8'), file, 1, problems);
  return checked(countries, yaml, file, problems) ?? [];
}
