import { Helmet } from 'react-helmet-async';
import { defaultLanguage, languages } from '../../shared/i18n/languages.ts';
import { inLanguage, useLanguage } from '../paths.ts';
import { useSite } from '../site.ts';

const LOCALE = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE' } as const;

interface Props {
  /** The page's own name; the title is `{name} | {site}`. */
  name: string;
  description: string;
  /** The canonical address, without language. */
  path: string;
  /** 1200×630 picture for social networks: a root-relative address. */
  image: string;
  type?: 'website' | 'article';
  /** Not for search engines: no index, no alternates. */
  noindex?: boolean;
}

/** Title, description, robots, canonical, alternates and Open Graph of a page (specification 1, contract 7). */
export function Head({ name, description, path, image, type = 'website', noindex = false }: Props) {
  const site = useSite();
  const language = useLanguage();
  const address = (code: typeof language) => site.url + inLanguage(path, code);
  const title = `${name} | ${site.name}`;
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
        <link rel="canonical" href={address(language)} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={type} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address(language)} />
        <meta property="og:locale" content={LOCALE[language]} />
        <meta property="og:image" content={site.url + image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {!noindex && (
        <Helmet>
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
          {languages
            .filter((code) => code !== language)
            .map((code) => (
              <meta key={code} property="og:locale:alternate" content={LOCALE[code]} />
            ))}
        </Helmet>
      )}
    </>
  );
}
