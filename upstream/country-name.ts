import type { Language } from '../shared/i18n/languages.ts';

/** The name of an ISO 3166-1 alpha-2 country in that language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
