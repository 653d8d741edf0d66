import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '../shared/i18n/languages.ts';
import type { MessageKey } from './refusal.ts';
import { root } from './root.ts';

const sentences = new Map(
  languages.map((language) => {
    const file = join(root, 'locales', language, 'error.json');
    return [
      language,
      z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
    ];
  }),
);

/** The sentence for `entete.message`; a test proves that every key has one in every language. */
export function message(key: MessageKey, language: Language): string {
  return sentences.get(language)?.[key] ?? key;
}
