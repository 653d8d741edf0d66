import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { Page } from '../layout/page.tsx';
import { paths } from '../paths.ts';
import { useArt, useSite } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { Link } from './link.tsx';

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
      <header className="missing">
        <div className="wrap missing__inner">
          <div className="missing__words">
            <h1>{t(`missing.${kind}`)}</h1>
            <p className="missing__text">{t('missing.text')}</p>
            <p className="missing__ways">
              <Link className="button" to={paths.packages}>
                {t('layout:menu.packages')}
              </Link>
              <Link className="button button--secondary" to={paths.contact}>
                {t('layout:menu.contact')}
              </Link>
            </p>
          </div>
          <img
            className="missing__art"
            src={useArt('not-found.svg')}
            alt=""
            width="800"
            height="600"
          />
        </div>
      </header>
      <section className="wrap section" aria-labelledby="missing-instead">
        <h2 className="missing__instead" id="missing-instead">
          {t('missing.instead')}
        </h2>
        <ul className="grid">{children}</ul>
      </section>
    </Page>
  );
}
