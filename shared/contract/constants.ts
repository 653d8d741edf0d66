// The numbers of the wire format that the browser needs, too: this file stays free of zod.

/** Codes of `entete.code` (contract 1); the negative ones are made by the website's HTTP layer. */
export const CODE = {
  success: 0,
  fields: 1,
  credentials: 2,
  session: 3,
  notFound: 4,
  conflict: 5,
  soldOut: 6,
  payment: 7,
  tooMany: 8,
  upstream: 9,
  http: -1,
  integrity: -2,
} as const;

/** Media types (specification 9). */
export const PICTURE = 0;
export const VIDEO = 1;

/** Voices (specification 9). */
export const MALE = 0;
export const FEMALE = 1;

/** Travellers a booking may have (specification 5; the maximum is ours). */
export const MINIMUM_TRAVELLERS = 1;
export const MAXIMUM_TRAVELLERS = 50;

/** Articles a page of the blog's list. */
export const BLOG_PAGE_SIZE = 10;

/** Characters of a search (ours). */
export const SEARCH_LENGTH = 100;

/** What a search of packages may ask for (ours): days, euros a person, orders; `featured` is the content's own. */
export const MAXIMUM_DAYS = 60;
export const MAXIMUM_PRICE = 100_000;
export const PACKAGE_SORTS = ['featured', 'price', 'days', 'date'] as const;

/** Guides on the home page (specification 9). */
export const HOME_GUIDES = 3;

/** Characters of a password (contract 5). */
export const MINIMUM_PASSWORD = 8;
export const MAXIMUM_PASSWORD = 200;

/** Orders a page of the list (specification 9), what it can be sorted by, and what becomes of an order (contract 6). */
export const ORDER_PAGE_SIZE = 10;
export const ORDER_SORTS = ['num', 'cdate', 'pdate', 'total', 'statut'] as const;
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'refunded',
  'expired',
  'cancelled',
  'refused',
] as const;

/** A personal link to the e-book (contract 5; the downloads are the user's): hours it lives, downloads it is good for. */
export const EBOOK_HOURS = 24;
export const EBOOK_DOWNLOADS = 5;

/** Of each product in one order (contract 6), and different products (ours). */
export const MAXIMUM_QUANTITY = 10;
export const MAXIMUM_PRODUCTS = 20;
