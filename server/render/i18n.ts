import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languages } from '../../shared/i18n/languages.ts';
import { i18nOptions } from '../../shared/i18n/options.ts';
import { createLanguageDetector } from '../middleware/language.ts';

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
  await instance
    .use(createLanguageDetector())
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      resources,
      preload: [...languages],
      ns: Object.keys(resources[defaultLanguage] ?? {}),
    });
  return instance;
}
