import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router';
import { languageContext } from '../../../shared/context.ts';
import { ORDER_PAGE_SIZE } from '../../../shared/contract/constants.ts';
import { Empty } from '../../components/empty.tsx';
import { Head } from '../../components/head.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../layout/page.tsx';
import { inLanguage, paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { signedIn } from '../mon-compte/signed-in.ts';
import { hasNext, listAddress, readList } from './order-list.ts';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const state = readList(new URL(args.request.url));
  const { page, search, sort, order } = state;
  const { list, count } = await signedIn(args, (api) =>
    api.call('booking/site-booking-lister', {
      date: 0,
      page: page - 1,
      size: ORDER_PAGE_SIZE,
      search,
      sort,
      order,
    }),
  );
  // A page that has become empty: the first one has what is left.
  if (page > 1 && list.length === 0)
    throw redirect(
      inLanguage(listAddress({ ...state, page: 1 }), args.context.get(languageContext)),
    );
  return { state, list, count };
}

/** Every order of the account; newest first. */
export function Component() {
  const { state, list, count } = useLoaderData<typeof loader>();
  const { t } = useTranslation('mes-commandes');
  const { location } = useNavigation();
  const first = (state.page - 1) * ORDER_PAGE_SIZE + 1;
  const range = { first, last: first + list.length - 1, count };
  return (
    <Page name="mes-commandes">
      <Head
        name={t('name')}
        description={t('description')}
        path={paths.orders}
        image={useArt('social-page.png')}
        noindex
      />
      <h1>{t('name')}</h1>
      {count === 0 && !state.search ? (
        <Empty title={t('none')} text={t('noneText')}>
          <Link className="button" to={paths.packages}>
            {t('layout:menu.packages')}
          </Link>
        </Empty>
      ) : (
        <div aria-busy={location?.pathname === paths.orders}>
          <OrderSearch state={state} />
          <p className="mes-commandes__range" role="status">
            {count === 0 ? t('noneFound', { search: state.search }) : t('range', range)}
            {state.sort &&
              count > 0 &&
              ` · ${t('sorted', { column: t(`column.${state.sort}`), order: t(state.order === 'asc' ? 'asc' : 'desc') })}`}
          </p>
          {count > 0 ? (
            <OrderTable state={state} orders={list} />
          ) : (
            <Link className="button button--secondary" to={paths.orders}>
              {t('all')}
            </Link>
          )}
          {(state.page > 1 || hasNext(state.page, count)) && (
            <nav className="order-pages" aria-label={t('pages')}>
              {state.page > 1 && (
                <Link
                  className="button button--secondary"
                  to={listAddress({ ...state, page: state.page - 1 })}
                  rel="prev"
                >
                  <Icon name="previous" /> {t('previous')}
                </Link>
              )}
              {hasNext(state.page, count) && (
                <Link
                  className="button button--secondary"
                  to={listAddress({ ...state, page: state.page + 1 })}
                  rel="next"
                >
                  {t('next')} <Icon name="next" />
                </Link>
              )}
            </nav>
          )}
        </div>
      )}
    </Page>
  );
}
