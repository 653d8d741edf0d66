import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { uri as uriFormat } from '../../../shared/contract/fields.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { formats, type Item, type Kind, type Texts } from '../formats.ts';
import type { Problems } from '../problems.ts';
import { type Agency, withAgency } from './agency.ts';
import type { Entry, LanguageFile } from './entry.ts';
import { checked, readYaml } from './yaml.ts';

/** Where items are read from, and what goes with them. */
export interface Source {
  /** The content folder. */
  root: string;
  agency: Agency;
  problems: Problems;
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const mediaFile = /\.(?:svg|png|jpg|webp|avif|mp4|mp3|opus)$/;
const known = new Set(['item.yaml', ...languages.map((language) => `${language}.md`)]);

function readLanguage<T>({ root, agency, problems }: Source, file: string, schema: z.ZodType<T>) {
  if (!existsSync(join(root, file))) {
    problems.add(file, 1, 'missing translation: there is no such file');
    return undefined;
  }
  const written = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  const text = withAgency(written, agency, file, problems);
  const match = frontMatter.exec(text);
  if (match?.index !== 0 || match[1] === undefined) {
    problems.add(
      file,
      1,
      'no front matter: the file starts with a line "---" and the texts end with one',
    );
    return undefined;
  }
  const yaml = readYaml(match[1], file, 2, problems);
  const texts = checked(schema, yaml, file, problems);
  if (!yaml || texts === undefined) return undefined;
  const result: LanguageFile<T> = {
    file,
    texts,
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    lineAt: yaml.lineAt,
  };
  return result;
}

/** Reads `<kind>/<uri>/`; undefined after reporting what is missing or wrong. */
export function readItem<K extends Kind>(
  source: Source,
  kind: K,
  uri: string,
): Entry<K> | undefined {
  const { root, problems } = source;
  const file = `${kind}/${uri}/item.yaml`;
  const folder = join(root, kind, uri);
  if (!uriFormat.safeParse(uri).success)
    problems.add(file, 1, `"${uri}" is no address: a-z, 0-9 and hyphens only`);
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    if (!known.has(name) && !mediaFile.test(name))
      problems.add(`${kind}/${uri}/${name}`, 1, 'unexpected file');
  }

  // zod cannot follow the kind through the table of formats; both schemas are the ones of K.
  const texts = formats[kind].texts as unknown as z.ZodType<Texts<K>>;
  const itemFormat = formats[kind].item as unknown as z.ZodType<Item<K>>;
  const [en, fr, de] = languages.map((language) =>
    readLanguage(source, `${kind}/${uri}/${language}.md`, texts),
  );
  if (!names.includes('item.yaml')) {
    problems.add(file, 1, 'missing');
    return undefined;
  }
  const yaml = readYaml(readFileSync(join(folder, 'item.yaml'), 'utf8'), file, 1, problems);
  const item = checked(itemFormat, yaml, file, problems);
  if (!yaml || item === undefined || !en || !fr || !de) return undefined;
  const media = names.filter((name) => mediaFile.test(name));
  return { kind, uri, folder, file, item, lineAt: yaml.lineAt, languages: { en, fr, de }, media };
}
