/**
 * Every selector that exists: its method, and `content: true` where the answer depends on payload and language alone,
 * so that it may be shared between visitors. Free of zod, because the browser needs it too.
 */
export const selectors = {
  'package/site-package-search': { method: 'POST', content: true },
  'package/site-package-info': { method: 'GET', content: true },
  'destination/site-destination-lister': { method: 'POST', content: true },
  'destination/site-destination-get': { method: 'GET', content: true },
  'guide/site-guide-lister': { method: 'POST', content: true },
  'page/site-page-get': { method: 'GET', content: true },
  'blog/site-blog-lister': { method: 'POST', content: true },
  'blog/site-blog-get': { method: 'GET', content: true },
  'audio/site-audio-lister': { method: 'POST', content: true },
  'gallery/site-gallery-get': { method: 'GET', content: true },
  'produit/site-produit-info': { method: 'GET', content: true },
  'produit/site-produit-lister': { method: 'POST', content: true },
  'produit/site-pays-lister': { method: 'GET', content: true },
  'tobook/site-get-to-book': { method: 'GET', content: false },
  'tobook/site-set-nb-traveller': { method: 'POST', content: false },
  'tobook/site-set-to-book-period': { method: 'POST', content: false },
  'tobook/site-add-to-book-service': { method: 'POST', content: false },
  'tobook/site-remove-to-book-service': { method: 'POST', content: false },
} as const satisfies Record<string, { method: 'GET' | 'POST'; content: boolean }>;

export type Selector = keyof typeof selectors;

/** Whether this text names a selector of the contract; safe for `__proto__` and its like. */
export function isSelector(value: string): value is Selector {
  return Object.hasOwn(selectors, value);
}
