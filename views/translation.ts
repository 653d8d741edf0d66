import { createContext, useCallback, useContext } from 'react';
import type { Language } from '../shared/i18n/languages.ts';

/** What a text is given: `count` chooses its plural form, `context` its wording, all of them fill `{{name}}`. */
export type Values = Record<string, string | number | undefined>;

/** Says the text of a key like `home:hero.title`. On the server that is i18next, in the browser `client/translate.ts`. */
export type Translate = (key: string, values?: Values) => string;

export interface Translation {
  language: Language;
  t: Translate;
}

const TranslationContext = createContext<Translation | undefined>(undefined);
export const TranslationProvider = TranslationContext.Provider;

/** The language of this page; throws outside of a page. */
export function useLanguage(): Language {
  return useTranslations().language;
}

/**
 * The texts of one file in `locales`; a key of another file has that file's name in front: `layout:skip`. Effects may
 * depend on `t`: it is the same from one render to the next.
 */
export function useTranslation(file: string): { t: Translate } {
  const { t } = useTranslations();
  const ofFile = useCallback<Translate>(
    (key, values) => t(key.includes(':') ? key : `${file}:${key}`, values),
    [t, file],
  );
  return { t: ofFile };
}

function useTranslations(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('a text outside of TranslationProvider');
  return translation;
}
