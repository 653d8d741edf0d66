import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import type { Language } from '../shared/i18n/languages.ts';
import { type Assets, Document } from './document.tsx';
import { type Site, SiteProvider } from './site.ts';
import { type Translate, TranslationProvider } from './translation.ts';

interface Props {
  site: Site;
  t: Translate;
  language: Language;
  assets: Assets;
  hydration?: string;
  children: ReactNode;
}

/** The document with everything that pages find by context; the same tree on the server and in the browser. */
export function App({ site, t, children, ...document }: Props) {
  return (
    <SiteProvider value={site}>
      <TranslationProvider value={{ language: document.language, t }}>
        <HelmetProvider>
          <Document {...document}>{children}</Document>
        </HelmetProvider>
      </TranslationProvider>
    </SiteProvider>
  );
}
