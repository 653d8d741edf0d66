import type { PaymentResult } from '../../shared/contract/commande.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Database } from '../database/write.ts';
import { fill } from '../mail/letter/texts.ts';
import { Refusal } from '../refusal.ts';
import { type Looked, type Said, saidOf } from './look.ts';
import { linesOf, type OrderRow } from './order.store.ts';
import { texts } from './texts.ts';

/** What a customer reads about an order's payment, in the language of the page; the picture is that of what was bought. */
export async function resultOf(
  database: Database,
  order: OrderRow,
  language: Language,
  said: Said = saidOf(order),
): Promise<PaymentResult> {
  const { title, message } = texts[language][said];
  const values = { num: order.num, total: formatMoney(order.total_cents, language) };
  const [first] = await linesOf(database, order.id);
  return { title, message: fill(message, values), image: first?.img ?? null, num: order.num };
}

const REFUSED = {
  open: 'payment',
  refused: 'payment',
  cancelled: 'payment',
  gone: 'soldOut',
} as const;

/**
 * The answer to a validation: the result where there is money, code 6 where the places are gone, code 7 where nothing
 * was paid. While the provider cannot be asked, the payment is said to be checked: the reconciliation goes on with it.
 */
export async function answerOf(
  database: Database,
  { order, said, isUnknown }: Looked,
  language: Language,
): Promise<PaymentResult> {
  const now = isUnknown && said === 'open' ? 'pending' : said;
  if (now === 'paid' || now === 'pending' || now === 'refunded')
    return resultOf(database, order, language, now);
  throw new Refusal(REFUSED[now]);
}
