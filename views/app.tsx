import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../shared/i18n/languages.ts';
import { type Assets, Document } from './document.tsx';
import { type Site, SiteProvider } from './site.ts';

interface Props {
  site: Site;
  i18n: i18n;
  language: Language;
  assets: Assets;
  hydration?: string;
  children: ReactNode;
}

/** The document with everything that pages find by context; the same tree on the server and in the browser. */
export function App({ site, i18n, children, ...document }: Props) {
  return (
    <SiteProvider value={site}>
      <I18nextProvider i18n={i18n}>
        <HelmetProvider>
          <Document {...document}>{children}</Document>
        </HelmetProvider>
      </I18nextProvider>
    </SiteProvider>
  );
}
