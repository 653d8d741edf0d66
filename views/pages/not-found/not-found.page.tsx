import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { Head } from '../../components/head.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { HomeContent } from '../home/home-content.tsx';
import { homeData } from '../home/home-data.ts';
import { HomeHero } from '../home/home-hero.tsx';
import { EVERYTHING } from '../home/package-search.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return data(homeData(context.get(apiContext), EVERYTHING), { status: 404 });
}

/** The home page under a calm line (contract 8). Its search leads to the true home page, so it waits to be sent. */
export function Component() {
  const { t } = useTranslation('not-found');
  const home = useLoaderData<typeof loader>();
  return (
    <Page name="not-found">
      <Head
        name={t('title')}
        description={t('text')}
        path={paths.home}
        image={useArt('social-home.png')}
        noindex
      />
      <div className="not-found__notice">
        <div className="wrap">
          <h1 className="not-found__title">{t('title')}</h1>
          <p>
            {t('text')} <Link to={paths.contact}>{t('ask')}</Link>
          </p>
        </div>
      </div>
      <HomeHero title={<p className="home-hero__title">{t('home:hero.title')}</p>} />
      <HomeContent data={home} />
    </Page>
  );
}
