import type { ReactNode } from 'react';
import type { Language } from '../shared/i18n/languages.ts';

export interface Assets {
  stylesheet: string;
  fonts: string[];
  /** The modules that this page needs; React itself adds the entry. */
  modules: string[];
}

/** What the browser needs to take over the page exactly as the server rendered it. */
export const HYDRATION_ID = 'hydration';

interface Props {
  language: Language;
  assets: Assets;
  /** JSON, safe inside a script element; undefined: a page without JavaScript of its own. */
  hydration?: string;
  children: ReactNode;
}

/** The whole document. Head tags of the pages are hoisted into `<head>` by React. */
export function Document({ language, assets, hydration, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#1B1512" />
        <link rel="stylesheet" href={assets.stylesheet} precedence="site" />
        {assets.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {assets.modules.map((module) => (
          <link key={module} rel="modulepreload" fetchPriority="low" href={module} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        {hydration !== undefined && (
          <script
            id={HYDRATION_ID}
            type="application/json"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson
            dangerouslySetInnerHTML={{ __html: hydration }}
          />
        )}
      </body>
    </html>
  );
}
