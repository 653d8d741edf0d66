import { fromCents } from '../../../shared/money.ts';
import { countryName } from '../../country-name.ts';
import { readCards, readItem } from '../../database/stored.ts';
import type { Routes } from '../../http/dispatch.ts';
import { Refusal } from '../../refusal.ts';
import type { TargetParts } from '../routes.ts';
import { shippingCountries } from './produit.store.ts';

/** Where most customers live; the first is the default (specification 9). */
const firstCountries = ['CH', 'FR', 'DE', 'AT', 'BE', 'GB'];

type Selectors =
  | 'produit/site-produit-info'
  | 'produit/site-produit-lister'
  | 'produit/site-pays-lister';

export function productRoutes({ database }: TargetParts): Pick<Routes, Selectors> {
  return {
    /** One product; code 4 when there is none. */
    async 'produit/site-produit-info'({ uri }, { language }) {
      const item = await readItem(database, 'product', uri, language);
      if (!item) throw new Refusal('notFound');
      return item.card;
    },

    /** All products in the order of the content. */
    'produit/site-produit-lister': (_request, { language }) =>
      readCards(database, 'product', language),

    /** Countries with the shipping in euros: the usual ones first, then by name in the caller's language. */
    async 'produit/site-pays-lister'(_request, { language }) {
      const rank = (code: string) =>
        firstCountries.includes(code) ? firstCountries.indexOf(code) : firstCountries.length;
      const { compare } = new Intl.Collator(language);
      const rows = await shippingCountries(database);
      return rows
        .map(({ code, shipping_cents }) => ({
          code,
          nom: countryName(code, language),
          mnt_livraison: fromCents(shipping_cents),
        }))
        .toSorted((a, b) => rank(a.code) - rank(b.code) || compare(a.nom, b.nom));
    },
  };
}
