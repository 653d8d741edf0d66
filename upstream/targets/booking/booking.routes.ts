import type { Language } from '../../../shared/i18n/languages.ts';
import { formatMoney, fromCents } from '../../../shared/money.ts';
import { today } from '../../calendar.ts';
import type { Routes } from '../../http/dispatch.ts';
import { findOrderBy } from '../../orders/order.store.ts';
import { resultOf } from '../../orders/result.ts';
import { Refusal } from '../../refusal.ts';
import { signedIn } from '../compte/session.store.ts';
import type { TargetParts } from '../routes.ts';
import { findOrder, listOrders, type OrderRow, readLines } from './booking.store.ts';

type Selectors =
  | 'booking/site-booking-lister'
  | 'booking/site-booking-info'
  | 'booking/site-booking-info-lister'
  | 'booking/site-paiement-resultat';

const toOrder = (row: OrderRow, language: Language) => ({
  id: row.id,
  num: row.num,
  cdate: row.created_at,
  pdate: row.paid_at,
  total: fromCents(row.total_cents),
  montant: formatMoney(row.total_cents, language),
  statut: row.statut,
});

export function bookingRoutes(parts: TargetParts): Pick<Routes, Selectors> {
  const { database } = parts;
  return {
    /** The account's orders with their lines; code 3 for nobody, here and below. */
    async 'booking/site-booking-lister'(request, caller) {
      const { id } = await signedIn(parts, caller);
      const { rows, count } = await listOrders(database, id, request);
      const lines = await readLines(
        database,
        rows.map((row) => row.id),
      );
      const list = rows.map((row) => ({
        ...toOrder(row, caller.language),
        contenu: lines.get(row.id) ?? [],
      }));
      return { list, count };
    },

    /** Code 4 for another's order, as for one that is not there. */
    async 'booking/site-booking-info'({ id }, caller) {
      const account = await signedIn(parts, caller);
      const row = await findOrder(database, account.id, id);
      if (!row) throw new Refusal('notFound');
      const { kind, traveller, start_day: start, end_day: end } = row;
      return {
        ...toOrder(row, caller.language),
        kind,
        traveller,
        period: start !== null && end !== null ? { start, end } : null,
        date: today(() => new Date(row.created_at)),
      };
    },

    /** The lines of an order, a page of them; code 4 as above. */
    async 'booking/site-booking-info-lister'({ id, page, size }, caller) {
      const account = await signedIn(parts, caller);
      if (!(await findOrder(database, account.id, id))) throw new Refusal('notFound');
      const lines = (await readLines(database, [id])).get(id) ?? [];
      return { list: lines.slice(page * size, (page + 1) * size), count: lines.length };
    },

    /**
     * What became of a payment, by the provider's id of the order. Code 4 unless it is the caller's own: a package's by
     * the account (code 3 for nobody), a product's by the hash of the order in progress.
     */
    async 'booking/site-paiement-resultat'({ ref, hash }, caller) {
      const order = await findOrderBy(database, { provider_id: ref });
      const isOwn =
        order?.kind === 'product' && hash !== undefined
          ? order.basket === hash
          : order?.account_id === (await signedIn(parts, caller)).id;
      if (!order || !isOwn) throw new Refusal('notFound');
      return resultOf(database, order, caller.language);
    },
  };
}
