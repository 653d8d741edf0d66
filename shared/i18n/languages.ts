/** The languages of the site; the first is the one without `?lang=` (contract 7). */
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Habits of each language with numbers, dates and lists; the German ones are Swiss. */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-CH' } as const satisfies Record<
  Language,
  string
>;

/** The language of that code, or undefined; nothing but exact codes count. */
export function toLanguage(code: unknown): Language | undefined {
  return languages.find((language) => language === code);
}
