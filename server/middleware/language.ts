import type { RequestHandler } from 'express';
import type { i18n } from 'i18next';
import { handle, LanguageDetector } from 'i18next-http-middleware';
import { defaultLanguage, toLanguage } from '../../shared/i18n/languages.ts';
import { LIFE } from './cookies.ts';

const COOKIE = 'lang';

/** Order of contract 7: `?lang=`, then the cookie, then English; never Accept-Language. */
export function createLanguageDetector(): LanguageDetector {
  const detector = new LanguageDetector(null, { order: ['address', 'visitor'], caches: false });
  detector.addDetector({
    name: 'address',
    // Whatever is asked for wrongly, or twice, is English: the cookie does not decide then.
    lookup: (req) =>
      'lang' in queryOf(req) ? (toLanguage(queryOf(req).lang) ?? defaultLanguage) : undefined,
  });
  detector.addDetector({ name: 'visitor', lookup: (req) => toLanguage(cookiesOf(req)[COOKIE]) });
  return detector;
}

const queryOf = (req: unknown) => (req as { query: Record<string, unknown> }).query;
const cookiesOf = (req: unknown) => (req as { cookies: Record<string, unknown> }).cookies;

/**
 * The language of the request and its own i18n instance; stores a language that the address asks for, and sends a
 * visitor whose cookie differs from the address to the address with the right `lang`, so that no page depends on the
 * cookie (contract 7).
 */
export function language(i18n: i18n, secure: boolean): RequestHandler[] {
  return [
    handle(i18n) as RequestHandler,
    (req, res, next) => {
      const { i18n: instance } = req as unknown as { i18n: i18n };
      res.locals.i18n = instance;
      res.locals.language = toLanguage(instance.resolvedLanguage) ?? defaultLanguage;
      // The middleware names the language in the answer; the page does so itself, once.
      res.removeHeader('Content-Language');
      next();
    },
    (req, res, next) => {
      if (req.method !== 'GET' || req.path.startsWith('/api')) return next();
      const asked = toLanguage(req.query.lang);
      const stored = toLanguage(req.cookies[COOKIE]);
      if (asked && asked !== defaultLanguage && asked !== stored) {
        res.cookie(COOKIE, asked, { sameSite: 'lax', path: '/', secure, maxAge: LIFE.language });
      }
      if (asked === defaultLanguage) {
        if (stored) res.clearCookie(COOKIE, { sameSite: 'lax', path: '/', secure });
        return redirect(res, withLanguage(req.originalUrl, undefined));
      }
      if (!('lang' in req.query) && stored && stored !== defaultLanguage) {
        return redirect(res, withLanguage(req.originalUrl, stored));
      }
      next();
    },
  ];
}

function redirect(res: Parameters<RequestHandler>[1], address: string) {
  res.set('Cache-Control', 'private, no-cache').redirect(302, address);
}

function withLanguage(address: string, lang: string | undefined): string {
  const url = new URL(address, 'http://site.invalid');
  url.searchParams.delete('lang');
  if (lang) url.searchParams.set('lang', lang);
  // Made from path and query alone, with one slash in front: `//evil` must not become another site.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}
