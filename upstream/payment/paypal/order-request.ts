import type { Language } from '../../../shared/i18n/languages.ts';
import type { NewPayment, PaymentLine } from '../provider.ts';
import { toDecimal } from './amounts.ts';

/** The longest name of an item, in characters (Orders API v2). */
const NAME_LENGTH = 127;

const LOCALE = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' } satisfies Record<Language, string>;

/** The body of a create call. The lines must sum to the total: a difference is a fault of ours and throws RangeError. */
export function orderRequest({ reference, cents, lines, language }: NewPayment, brand: string) {
  const sum = lines.reduce((total, line) => total + line.cents * line.quantity, 0);
  if (sum !== cents || cents === 0) throw new RangeError(`lines of ${sum} cents, not ${cents}`);
  // What is sent by post has a shipping line; a journey has none.
  const isSent = lines.some((line) => line.isShipping);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: reference,
        amount: { ...euros(cents), breakdown: { item_total: euros(cents) } },
        items: lines.map((line) => ({
          name: nameOf(line),
          unit_amount: euros(line.cents),
          quantity: String(line.quantity),
          category: isSent ? 'PHYSICAL_GOODS' : 'DIGITAL_GOODS',
        })),
      },
    ],
    application_context: {
      brand_name: brand,
      locale: LOCALE[language],
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
    },
  };
}

export function euros(cents: number) {
  return { currency_code: 'EUR', value: toDecimal(cents) };
}

/** `Shipping` is the specification's word for that line, in every language. */
function nameOf({ name, isShipping }: PaymentLine): string {
  return isShipping ? 'Shipping' : [...name].slice(0, NAME_LENGTH).join('');
}
