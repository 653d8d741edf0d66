import type { Routes } from '../../http/dispatch.ts';
import { enforce } from '../../limits.ts';
import { beginPayment, placeOrder } from '../../orders/begin.ts';
import { look } from '../../orders/look.ts';
import { findOrderBy } from '../../orders/order.store.ts';
import { answerOf } from '../../orders/result.ts';
import { Refusal } from '../../refusal.ts';
import { signedIn } from '../compte/session.store.ts';
import { termsVersion } from '../page/terms.ts';
import type { TargetParts } from '../routes.ts';
import { priceDraft } from './tobook.summary.ts';

type Selectors = 'tobook/site-to-book-paiement' | 'tobook/site-validate-by-paypal';

export function toBookPaymentRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database, clock, limits } = parts;
  return {
    /**
     * Makes an order of the booking in progress at its price of this moment, which holds the places. Code 3 for nobody,
     * 4 for an unknown package, 5 without a period or a price, 6 with too few places.
     */
    async 'tobook/site-to-book-paiement'({ hash, idpackage }, caller) {
      const account = await signedIn(parts, caller);
      enforce(limits, 'payment', `account ${account.id}`);
      const { language } = caller;
      const { nom, prenom, email, telephone } = account;
      const draft = await priceDraft(parts, hash, { id: idpackage }, language);
      const { period, lines, traveller, packageId, img } = draft;
      if (period === undefined || lines === null) throw new Refusal('conflict');
      const order = await placeOrder(parts, {
        kind: 'package',
        account_id: account.id,
        basket: hash,
        language,
        terms_version: await termsVersion(database, language, clock()),
        contact: { prenom, nom, email, telephone },
        lines: lines.map(({ name, cents }, index) => ({
          name,
          price_cents: cents,
          qt: traveller,
          img: index === 0 ? img : null,
        })),
        trip: {
          traveller,
          package_id: packageId,
          period_id: period.id,
          start: period.start,
          end: period.end,
        },
      });
      return { id: await beginPayment(parts, order) };
    },

    /** Code 4 for anybody else's order, as for one that is not there; 6 and 7 as `answerOf` says. */
    async 'tobook/site-validate-by-paypal'({ orderID, idpackage }, caller) {
      const account = await signedIn(parts, caller);
      const order = await findOrderBy(database, { provider_id: orderID });
      if (!order || order.account_id !== account.id || order.package_id !== idpackage)
        throw new Refusal('notFound');
      return answerOf(database, await look(parts, order.id), caller.language);
    },
  };
}
