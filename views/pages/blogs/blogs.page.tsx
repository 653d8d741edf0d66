import { Helmet } from 'react-helmet-async';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { BlogCard } from '../../components/blog-card.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Head } from '../../components/head.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths, useLanguage } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { listAddress, readList } from './list-address.ts';
import { NoArticles } from './no-articles.tsx';
import { Pages } from './pages.tsx';
import { Search } from './search.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { search, page } = readList(new URL(request.url));
  // The API counts from 0 and tells no total: whether there is a next page only that page can tell.
  const asked = [page - 1, page].map((number) =>
    api.call('blog/site-blog-lister', { search, page: number }),
  );
  const [articles = [], following = []] = await Promise.all(asked);
  const status = page > 1 && articles.length === 0 ? 404 : 200;
  return data({ search, page, articles, hasNext: following.length > 0 }, { status });
}

export function Component() {
  const { t } = useTranslation('blogs');
  const { search, page, articles, hasNext } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const feed = inLanguage(paths.feed, useLanguage());
  const image = useArt('social-blog.png');
  const isLed = page === 1 && !search && articles.length > 1;
  return (
    <Page name="blogs">
      <Head
        name={page > 1 ? t('namePage', { page }) : t('name')}
        description={t('description')}
        path={listAddress('', page)}
        image={image}
        noindex={search !== '' || articles.length === 0}
      />
      <Helmet>
        <link rel="alternate" type="application/atom+xml" title={t('feedTitle')} href={feed} />
      </Helmet>
      <header className="blogs__head">
        <div className="wrap blogs__head-inner">
          <Breadcrumb current={{ name: t('name'), path: paths.blogs }} />
          <div className="blogs__opening">
            <div>
              <h1>{t('title')}</h1>
              <p className="blogs__lead">{t('lead')}</p>
            </div>
            <Search search={search} />
          </div>
        </div>
      </header>
      <div className="wrap blogs__body" aria-busy={location?.pathname === paths.blogs}>
        <p className={search ? 'blogs__found' : 'visually-hidden'} role="status">
          {search &&
            t(hasNext || page > 1 ? 'foundMany' : 'found', { count: articles.length, search })}
        </p>
        {articles.length > 0 ? (
          <ul className={isLed ? 'blogs__list blogs__list--led' : 'blogs__list'}>
            {articles.map((card) => (
              <li key={card.uri}>
                <BlogCard card={card} />
              </li>
            ))}
          </ul>
        ) : (
          <NoArticles search={search} page={page} />
        )}
        <Pages search={search} page={page} hasNext={hasNext} />
        <p className="blogs__feed">
          {t('feed')} <a href={feed}>{t('feedLink')}</a>
        </p>
      </div>
      <WayOn title={t('way')} text={t('wayText')} first="packages" second="destinations" />
    </Page>
  );
}
