import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { Head } from '../../components/head.tsx';
import { JsonLd } from '../../components/json-ld.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt, useSite } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { HomeContent } from './home-content.tsx';
import { homeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import { readSearch } from './package-search.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return homeData(context.get(apiContext), readSearch(new URL(request.url).searchParams));
}

export function Component() {
  const { t } = useTranslation('home');
  const data = useLoaderData<typeof loader>();
  const site = useSite();
  const language = useLanguage();
  const picture = useArt('social-home.png');
  const url = site.url + inLanguage(paths.home, language);
  return (
    <Page name="home">
      <Head name={t('title')} description={t('description')} path={paths.home} image={picture} />
      <JsonLd
        data={{
          '@type': 'TravelAgency',
          name: site.name,
          description: t('description'),
          url,
          image: site.url + picture,
          telephone: site.phone,
          email: site.email,
          address: { '@type': 'PostalAddress', addressLocality: 'Cotonou', addressCountry: 'BJ' },
          areaServed: { '@type': 'Country', name: t('country') },
          currenciesAccepted: 'EUR',
          paymentAccepted: 'PayPal',
        }}
      />
      <JsonLd data={{ '@type': 'WebSite', name: site.name, url, inLanguage: language }} />
      <HomeHero title={<h1 className="home-hero__title">{t('hero.title')}</h1>} />
      <HomeContent data={data} live />
    </Page>
  );
}
