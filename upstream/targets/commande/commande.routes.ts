import { write } from '../../database/write.ts';
import type { Caller, Routes } from '../../http/dispatch.ts';
import { addressKey, enforce } from '../../limits.ts';
import { beginPayment, placeOrder } from '../../orders/begin.ts';
import { look } from '../../orders/look.ts';
import { findOrderBy } from '../../orders/order.store.ts';
import { answerOf } from '../../orders/result.ts';
import { Refusal } from '../../refusal.ts';
import { createReference } from '../compte/secret.ts';
import { signedIn } from '../compte/session.store.ts';
import { termsVersion } from '../page/terms.ts';
import type { TargetParts } from '../routes.ts';
import {
  basketLines,
  mustBeSold,
  readBasket,
  saveBasket,
  shippingTo,
  toCommande,
} from './commande.store.ts';

type Selectors =
  | 'commande/site-commande-set'
  | 'commande/site-commande-paiement'
  | 'commande/site-validate-commande-by-paypal';

export function commandeRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits } = parts;

  /** Whose order it will be: products are sold to anybody. */
  async function accountOf(caller: Caller): Promise<number | null> {
    if (!caller.credential) return null;
    try {
      return (await signedIn(parts, caller)).id;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  return {
    /**
     * The product order in progress after the change; a hash that is not one of ours begins a new one, with a hash of
     * its own. Code 1 for a country that nothing is sent to, 4 for an unknown product, 5 for one that is not to be had.
     */
    async 'commande/site-commande-set'({ hash, details, info }, caller) {
      enforce(limits, 'to-book', addressKey(caller.address));
      return write(database, async (writing) => {
        const known = hash && (await readBasket(writing, hash, caller.language));
        if (!known && !details) throw new Refusal('notFound');
        if (details)
          await mustBeSold(
            writing,
            details.map(({ id_produit }) => id_produit),
          );
        if (info && (await shippingTo(writing, info.pays)) === undefined)
          throw new Refusal('fields', { fields: { 'info.pays': 'invalid' } });
        const kept = known ? known.hash : createReference();
        await saveBasket(writing, kept, { details, info }, clock());
        const basket = await readBasket(writing, kept, caller.language);
        if (!basket) throw new Error('the product order was not kept');
        return toCommande(basket, caller.language);
      });
    },

    /** Makes an order of it. Code 4 for none, 5 where something is missing or no longer to be had. */
    async 'commande/site-commande-paiement'({ hash }, caller) {
      enforce(limits, 'payment', `address ${addressKey(caller.address)}`);
      const { language } = caller;
      const basket = await readBasket(database, hash, language);
      if (!basket) throw new Refusal('notFound');
      const lines = basketLines(basket, language);
      const isSold = basket.lines.every(({ product }) => product.available);
      if (basket.info === null || lines === null || !isSold) throw new Refusal('conflict');
      const order = await placeOrder(parts, {
        kind: 'product',
        account_id: await accountOf(caller),
        basket: hash,
        language,
        terms_version: await termsVersion(database, language, clock()),
        contact: basket.info,
        lines,
      });
      return { id: await beginPayment(parts, order) };
    },

    /** Code 4 for the order of another hash, as for one that is not there; 7 as `answerOf` says. */
    async 'commande/site-validate-commande-by-paypal'({ orderID, hash }, { language }) {
      const order = await findOrderBy(database, { provider_id: orderID });
      if (order?.kind !== 'product' || order.basket !== hash) throw new Refusal('notFound');
      return answerOf(database, await look(parts, order.id), language);
    },
  };
}
