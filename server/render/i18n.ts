import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance, type InitOptions, type i18n, type TFunction } from 'i18next';
import { defaultLanguage, languages } from '../../shared/i18n/languages.ts';
import type { Translate } from '../../views/translation.ts';
import { createLanguageDetector } from '../middleware/language.ts';

const OPTIONS = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} satisfies InitOptions & Record<string, unknown>;

/** All interface texts: one namespace for each file of `locales/<language>`. */
export function readLocales(folder: string) {
  const readLanguage = (language: string) => {
    const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));
    const read = (file: string) => JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
    return Object.fromEntries(files.map((file) => [basename(file, '.json'), read(file)]));
  };
  return Object.fromEntries(languages.map((language) => [language, readLanguage(language)]));
}

/** The instance that the language middleware clones for each request. */
export async function createI18n(localesFolder: string): Promise<i18n> {
  const resources = readLocales(localesFolder);
  const instance = createInstance();
  await instance.use(createLanguageDetector()).init({
    ...OPTIONS,
    resources,
    preload: [...languages],
    ns: Object.keys(resources[defaultLanguage] ?? {}),
  });
  return instance;
}

/** How views ask for the texts of an i18next instance. */
export function translateWith(t: TFunction): Translate {
  return (key, values = {}) => t(key, values);
}
