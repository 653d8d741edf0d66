import type { InitOptions } from 'i18next';
import { defaultLanguage, languages } from './languages.ts';

/** The settings that server and browser share. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  showSupportNotice: false,
} satisfies InitOptions & Record<string, unknown>;
