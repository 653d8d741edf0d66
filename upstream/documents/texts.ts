import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { type Language, languages } from '../../shared/i18n/languages.ts';
import { root } from '../root.ts';

const NAMESPACES = [
  'booklet',
  'ebook',
  'paper',
  'voucher',
  'invoice',
  'lines',
  'calendar',
] as const;

const instance = i18next.createInstance();
instance.init({
  initAsync: false,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
  resources: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(NAMESPACES.map((name) => [name, readTexts(language, name)])),
    ]),
  ),
} as Parameters<typeof instance.init>[0]);

function readTexts(language: Language, name: string): object {
  return JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));
}

/** A text of `locales/<language>/<document>.json`, with its values filled in. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The texts that a document adds to the content, in that language. */
export function textsOf(document: (typeof NAMESPACES)[number], language: Language): Say {
  const t = instance.getFixedT(language, document);
  return (key, values) => t(key, { ...values });
}
