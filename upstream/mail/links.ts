import { defaultLanguage, type Language } from '../../shared/i18n/languages.ts';

/**
 * The whole address of a page of the website, for a mail. Built from PUBLIC_URL alone, never from what a request says
 * of its host (security A43); a path that begins with two slashes stays on the site.
 */
export function linkTo(publicUrl: string, path: `/${string}`, language: Language): string {
  const link = new URL(publicUrl + path);
  if (language !== defaultLanguage) link.searchParams.set('lang', language);
  return link.href;
}
