import type { Payload } from '../../../shared/contract/calls.ts';
import { MAXIMUM_DAYS, MAXIMUM_PRICE, PACKAGE_SORTS } from '../../../shared/contract/constants.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { toSearch } from '../../../shared/text.ts';
import { inLanguage, paths } from '../../paths.ts';

/** What a visitor asks of the packages; also the payload of the call. */
export interface PackageSearch extends Payload<'package/site-package-search'> {
  q: string;
  sort: (typeof PACKAGE_SORTS)[number];
}

export const EVERYTHING: PackageSearch = { q: '', sort: 'featured' };

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** From an address or a form; what the contract would refuse counts as not asked. */
export function readSearch(source: { get(name: string): unknown }): PackageSearch {
  const text = (name: string) => toSearch(source.get(name));
  const month = text('month');
  const sort = PACKAGE_SORTS.find((known) => known === source.get('sort'));
  return {
    q: text('q'),
    ...(MONTH.test(month) && { month }),
    ...limit('days', text('days'), MAXIMUM_DAYS),
    ...limit('price', text('price'), MAXIMUM_PRICE),
    sort: sort ?? EVERYTHING.sort,
  };
}

function limit<Name extends 'days' | 'price'>(name: Name, text: string, most: number) {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? ({ [name]: value } as Record<Name, number>) : undefined;
}

/** Whether it leaves packages out; another order does not. */
export function isNarrowed({ q, month, days, price }: PackageSearch): boolean {
  return Boolean(q || month || days || price);
}

/** The home page's address with this search, in a language, without what is not asked. */
export function searchAddress(search: PackageSearch, language: Language): string {
  const asked = Object.entries(search).filter(
    ([name, value]) => value && !(name === 'sort' && value === EVERYTHING.sort),
  );
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return inLanguage(query ? `${paths.home}?${query}` : paths.home, language);
}
