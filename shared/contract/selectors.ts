interface Call {
  method: 'GET' | 'POST';
  /** The answer depends on payload and language alone, so that it may be shared between visitors. */
  content: boolean;
  /** A GET that changes something: never sent twice, never for another site. */
  writes?: true;
  /** Asks the payment provider meanwhile: is given more time. */
  slow?: true;
  /** Fields of a POST that stand in the address instead of the body. */
  query?: readonly string[];
}

/** Every selector that exists. Free of zod, because the browser needs it too. */
export const selectors = {
  'package/site-package-search': { method: 'POST', content: true },
  'package/site-package-info': { method: 'GET', content: true },
  'destination/site-destination-lister': { method: 'POST', content: true },
  'destination/site-destination-get': { method: 'GET', content: true },
  'guide/site-guide-lister': { method: 'POST', content: true },
  'page/site-page-get': { method: 'GET', content: true },
  'page/site-page-contacter': { method: 'POST', content: false },
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
  'tobook/site-to-book-paiement': { method: 'POST', content: false, slow: true },
  'tobook/site-validate-by-paypal': { method: 'POST', content: false, slow: true },
  'commande/site-commande-set': { method: 'POST', content: false },
  'commande/site-commande-paiement': { method: 'POST', content: false, slow: true },
  'commande/site-validate-commande-by-paypal': { method: 'POST', content: false, slow: true },
  'compte/site-connexion': { method: 'POST', content: false },
  'compte/site-inscription': { method: 'POST', content: false },
  'compte/site-deconnexion': { method: 'POST', content: false },
  'compte/site-get-compte': { method: 'GET', content: false },
  'compte/site-activer-compte': { method: 'GET', content: false, writes: true },
  'compte/site-activation-renvoyer': { method: 'POST', content: false },
  'compte/site-mes-infos-personnelles': { method: 'GET', content: false },
  'compte/site-mes-infos-personnelles-update': { method: 'POST', content: false },
  'compte/site-mot-de-passe-update': { method: 'POST', content: false },
  'compte/site-compte-mot-de-passe-oublie': { method: 'POST', content: false },
  'compte/site-compte-mot-de-passe-oublie-check': { method: 'GET', content: false },
  'compte/site-compte-mot-de-passe-oublie-update': { method: 'POST', content: false },
  'compte/site-mes-donnees': { method: 'GET', content: false },
  'compte/site-supprimer': { method: 'POST', content: false },
  'booking/site-booking-lister': { method: 'POST', content: false },
  'booking/site-booking-info': { method: 'GET', content: false },
  'booking/site-booking-info-lister': { method: 'POST', content: false, query: ['id'] },
  'booking/site-paiement-resultat': { method: 'GET', content: false },
  'ebook/site-ebook-get': { method: 'POST', content: false },
  'ebook/site-ebook-download-doc': { method: 'POST', content: false },
  'ebook/site-ebook-check': { method: 'GET', content: false },
  'ebook/site-ebook-download': { method: 'POST', content: false },
} as const satisfies Record<string, Call>;

export type Selector = keyof typeof selectors;

/** How a call is made. */
export const callOf = (selector: Selector): Call => selectors[selector];

/** Which fields of a payload stand in the address, and which in the body. */
export function splitPayload(selector: Selector, payload: object): { query: object; body: object } {
  const { method, query: named = [] } = callOf(selector);
  if (method === 'GET') return { query: payload, body: {} };
  const fields = Object.entries(payload);
  return {
    query: Object.fromEntries(fields.filter(([name]) => named.includes(name))),
    body: Object.fromEntries(fields.filter(([name]) => !named.includes(name))),
  };
}

/** The payload of a call that came: its address and its body, each with the fields that belong there. */
export function joinPayload(selector: Selector, query: object, body: object): object {
  const { method, query: named = [] } = callOf(selector);
  if (method === 'GET') return query;
  const fields = Object.entries(query).filter(([name]) => named.includes(name));
  return { ...body, ...Object.fromEntries(fields) };
}

/** Whether this text names a selector of the contract; safe for `__proto__` and its like. */
export function isSelector(value: string): value is Selector {
  return Object.hasOwn(selectors, value);
}
