import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { countries, formats, type Kind } from '../formats.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue, Entry } from './entry.ts';
import { readItem } from './item.ts';
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

function readKind<K extends Kind>(
  root: string,
  kind: K,
  problems: Problems,
): Map<string, Entry<K>> {
  const entries = foldersIn(join(root, kind)).map((uri) => readItem(root, kind, uri, problems));
  return new Map(entries.flatMap((entry) => (entry ? [[entry.uri, entry]] : [])));
}

/** Reads all items. What is wrong with one is reported, and it is left out. */
export function readCatalogue(root: string, problems: Problems): Catalogue {
  for (const folder of foldersIn(root)) {
    if (folder !== 'kit' && !Object.hasOwn(formats, folder))
      problems.add(folder, 1, 'unknown kind of content');
  }
  return {
    destinations: readKind(root, 'destinations', problems),
    packages: readKind(root, 'packages', problems),
    guides: readKind(root, 'guides', problems),
    blog: readKind(root, 'blog', problems),
    pages: readKind(root, 'pages', problems),
    'tale-groups': readKind(root, 'tale-groups', problems),
    tales: readKind(root, 'tales', problems),
    'gallery-categories': readKind(root, 'gallery-categories', problems),
    gallery: readKind(root, 'gallery', problems),
    products: readKind(root, 'products', problems),
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
