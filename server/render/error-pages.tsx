import type { Response } from 'express';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../shared/i18n/languages.ts';
import { Document } from '../../views/document.tsx';
import { ErrorMessage } from '../../views/layout/error-message.tsx';
import { inLanguage, paths } from '../../views/paths.ts';
import { type Site, SiteProvider } from '../../views/site.ts';
import { TranslationProvider } from '../../views/translation.ts';
import { pagePolicy } from '../middleware/security.ts';
import { translateWith } from './i18n.ts';
import type { Manifest } from './manifest.ts';

export interface ErrorPages {
  /** Answers the translated page for this status, which must be set already or is set here. */
  send(res: Response, language: Language, status: number): void;
  /** What the page says, in one sentence. */
  sentence(language: Language, status: number): string;
}

/** Pages for when nothing else can be rendered: without data, router or JavaScript, so that they cannot fail as well. */
export function createErrorPages(options: {
  i18n: i18n;
  manifest: Manifest;
  site: Site;
}): ErrorPages {
  const { i18n, manifest, site } = options;
  const policy = pagePolicy({ https: site.url.startsWith('https:') });
  const assets = { stylesheet: manifest.stylesheet, fonts: manifest.fonts, modules: [] };

  function html(language: Language, status: number, requestId: string) {
    const t = translateWith(i18n.getFixedT(language));
    return renderToStaticMarkup(
      <SiteProvider value={site}>
        <TranslationProvider value={{ language, t }}>
          <Document language={language} assets={assets}>
            <title>{`${t('failure:title', { context: String(status) })} | ${site.name}`}</title>
            <meta name="robots" content="noindex" />
            <header className="header">
              <div className="header__inner">
                <a className="header__brand" href={inLanguage(paths.home, language)}>
                  <img src={site.art['logo.svg']} alt="" width="48" height="24" />
                  <span>{site.name}</span>
                </a>
              </div>
            </header>
            <main id="main" className="page" data-page="error">
              <ErrorMessage status={status} requestId={requestId} />
            </main>
          </Document>
        </TranslationProvider>
      </SiteProvider>,
    );
  }

  return {
    sentence: (language, status) =>
      i18n.getFixedT(language)('failure:text', { context: String(status) }),
    send(res, language, status) {
      res.status(status).type('html').set('Content-Security-Policy', policy);
      res.send(`<!DOCTYPE html>${html(language, status, res.locals.requestId)}`);
    },
  };
}
