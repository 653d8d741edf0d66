import { ORDER_PAGE_SIZE, ORDER_SORTS } from '../../../shared/contract/constants.ts';
import { toSearch } from '../../../shared/text.ts';
import { paths } from '../../paths.ts';

export type Sort = (typeof ORDER_SORTS)[number];
export type Order = 'desc' | 'asc';

/** What the list shows: pages count from 1, as in the address. */
export interface ListState {
  search: string;
  page: number;
  sort: Sort | undefined;
  order: Order;
}

/** What the address asks for; anything odd is the first page of everything, newest first. */
export function readList(url: URL): ListState {
  const { searchParams } = url;
  const page = searchParams.get('page') ?? '';
  return {
    search: toSearch(searchParams.get('search')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    sort: ORDER_SORTS.find((sort) => sort === searchParams.get('sort')),
    order: searchParams.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

/** The address of such a list, without its language. */
export function listAddress({ search, page, sort, order }: ListState): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort) {
    query.set('sort', sort);
    query.set('order', order);
  }
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.orders}?${query}` : paths.orders;
}

/** The next press on a column: none, descending, ascending, none (specification 4); from the first page again. */
export function sortedBy(list: ListState, sort: Sort): ListState {
  const first = { ...list, page: 1 };
  if (list.sort !== sort) return { ...first, sort, order: 'desc' };
  if (list.order === 'desc') return { ...first, order: 'asc' };
  return { ...first, sort: undefined, order: 'desc' };
}

/** Whether there is a next page (specification 9); the wire counts pages from 0. */
export const hasNext = (page: number, count: number) => page * ORDER_PAGE_SIZE < count;
