import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/page.tsx';
import { useArt, useSite } from '../site.ts';

interface Props {
  /** The page's name; `missing.<kind>` are its words. */
  name: string;
  kind: 'destination' | 'package' | 'product' | 'blog';
  /** Up to three things to look at instead, as list items. */
  children: ReactNode;
}

/** In place of an item that does not exist (contract 8): says so, and offers others. The loader answers 404. */
export function Missing({ name, kind, children }: Props) {
  const { t } = useTranslation('common');
  const { name: site } = useSite();
  return (
    <Page name={name}>
      <Helmet>
        <title>{`${t(`missing.${kind}`)} | ${site}`}</title>
        <meta name="robots" content="noindex, follow" />
      </Helmet>
      <div className="wrap section missing">
        <img
          className="missing__art"
          src={useArt('not-found.svg')}
          alt=""
          width="800"
          height="600"
        />
        <h1>{t(`missing.${kind}`)}</h1>
        <p className="missing__text">{t('missing.text')}</p>
        <h2>{t('missing.instead')}</h2>
        <ul className="grid">{children}</ul>
      </div>
    </Page>
  );
}
