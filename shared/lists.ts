import { type Language, LOCALES } from './i18n/languages.ts';

/** Words as one text in that language, `English, French and German`. */
export function formatList(words: string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(words);
}
