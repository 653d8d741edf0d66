import { toSearch } from '../../../shared/text.ts';
import { paths } from '../../paths.ts';

/** What the address asks for; pages count from 1 there. Anything odd is the first page of everything. */
export function readList(url: URL): { search: string; page: number } {
  const search = toSearch(url.searchParams.get('search'));
  const page = url.searchParams.get('page') ?? '';
  return { search, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The address of a page of the list, without its language. */
export function listAddress(search: string, page: number): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.blogs}?${query}` : paths.blogs;
}
