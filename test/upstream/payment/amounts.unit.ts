import { expect } from 'chai';
import { fromDecimal, toDecimal } from '../../../upstream/payment/paypal/amounts.ts';
import { orderRequest } from '../../../upstream/payment/paypal/order-request.ts';
import { wrongInRequest } from '../../support/paypal-description.ts';

const payment = (
  lines: { name?: string; cents: number; quantity?: number; isShipping?: boolean }[],
  cents: number,
) => ({
  reference: 'KW-2026-000123',
  cents,
  lines: lines.map((line) => ({ name: 'Journey', quantity: 1, ...line })),
  requestId: 'r',
  language: 'de' as const,
});

describe('An amount for the payment provider', () => {
  const pairs: [cents: number, text: string][] = [
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [30, '0.30'],
    [99, '0.99'],
    [100, '1.00'],
    [200_000, '2000.00'],
    [9_999_999, '99999.99'],
  ];
  for (const [cents, text] of pairs) {
    it(`of ${cents} cents is ${text}, there and back`, () => {
      expect(toDecimal(cents)).to.equal(text);
      expect(fromDecimal(text)).to.equal(cents);
    });
  }

  it('is the same there and back for each of the first 100,000 cents', () => {
    for (let cents = 0; cents < 100_000; cents++)
      expect(fromDecimal(toDecimal(cents))).to.equal(cents);
  });

  it('may come with fewer decimals', () => {
    expect(fromDecimal('12')).to.equal(1200);
    expect(fromDecimal('12.5')).to.equal(1250);
  });

  for (const wrong of [
    '',
    '-1.00',
    '1.234',
    '1e3',
    ' 1.00',
    '1,00',
    '１',
    'NaN',
    '0x10',
    '1.',
    '.5',
    '1'.repeat(40),
  ])
    it(`is not ${JSON.stringify(wrong)}`, () => expect(fromDecimal(wrong)).to.equal(null));

  for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
    it(`cannot be made of ${wrong} cents`, () =>
      expect(() => toDecimal(wrong)).to.throw(RangeError));
});

describe('The request for a payment', () => {
  const cases = {
    'of one cent': payment([{ cents: 1 }], 1),
    'of 0.10 and 0.20': payment([{ cents: 10 }, { cents: 20 }], 30),
    'of 99,999.99': payment([{ cents: 9_999_999 }], 9_999_999),
    'of three lines with quantities': payment(
      [
        { cents: 3333, quantity: 3 },
        { cents: 1, quantity: 7 },
        { cents: 890, isShipping: true },
      ],
      3333 * 3 + 7 + 890,
    ),
    'with a long name': payment([{ name: `${'a'.repeat(126)}🌍🌍`, cents: 100 }], 100),
  };
  for (const [name, given] of Object.entries(cases)) {
    it(`${name} sums, and is one by PayPal’s description`, () => {
      const body = orderRequest(given, 'Kwabo');
      const [{ amount, items, custom_id }] = body.purchase_units as [
        (typeof body.purchase_units)[0],
      ];
      const sum = items.reduce(
        (total, item) =>
          total + (fromDecimal(item.unit_amount.value) ?? Number.NaN) * Number(item.quantity),
        0,
      );
      expect(sum).to.equal(given.cents);
      expect(amount).to.deep.equal({
        currency_code: 'EUR',
        value: toDecimal(given.cents),
        breakdown: { item_total: { currency_code: 'EUR', value: toDecimal(given.cents) } },
      });
      expect(custom_id).to.equal('KW-2026-000123');
      expect(body.intent).to.equal('CAPTURE');
      expect(wrongInRequest('orders', 'post', '/v2/checkout/orders', body)).to.deep.equal([]);
    });
  }

  it('is for digital goods without a shipping line, and has an item "Shipping" with one', () => {
    const items = (given: Parameters<typeof orderRequest>[0]) =>
      orderRequest(given, 'Kwabo').purchase_units[0]?.items.map(({ name, category }) => [
        name,
        category,
      ]);
    expect(items(payment([{ cents: 5 }], 5))).to.deep.equal([['Journey', 'DIGITAL_GOODS']]);
    const sent = payment([{ cents: 5 }, { name: 'Livraison', cents: 0, isShipping: true }], 5);
    expect(items(sent)).to.deep.equal([
      ['Journey', 'PHYSICAL_GOODS'],
      ['Shipping', 'PHYSICAL_GOODS'],
    ]);
  });

  it('is refused where the lines do not sum, or to nothing', () => {
    expect(() => orderRequest(payment([{ cents: 10 }, { cents: 20 }], 31), 'Kwabo')).to.throw(
      RangeError,
    );
    expect(() => orderRequest(payment([{ cents: 0 }], 0), 'Kwabo')).to.throw(RangeError);
    expect(() => orderRequest(payment([{ cents: -5 }, { cents: 10 }], 5), 'Kwabo')).to.throw(
      RangeError,
    );
  });

  it('is refused by the description when a quantity is no whole number: the check can fail', () => {
    const body = orderRequest(payment([{ cents: 10, quantity: 0.5 }], 5), 'Kwabo');
    expect(wrongInRequest('orders', 'post', '/v2/checkout/orders', body)).to.not.deep.equal([]);
  });
});
