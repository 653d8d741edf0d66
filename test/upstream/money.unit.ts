import { expect } from 'chai';
import { formatMoney, fromCents, toCents } from '../../shared/money.ts';

describe('Money', () => {
  it('is counted in whole cents, half a cent rounded up', () => {
    const cases: [number, number][] = [
      [33.335, 3334],
      [1.005, 101],
      [0.1 + 0.2, 30],
      [0.01, 1],
      [99_999.99, 9_999_999],
      [1e-7, 0],
      [0, 0],
    ];
    for (const [euros, cents] of cases) expect(toCents(euros), String(euros)).to.equal(cents);
  });

  it('comes back as it went for every amount of cents up to a thousand euros', () => {
    for (let cents = 0; cents <= 100_000; cents += 1)
      if (toCents(fromCents(cents)) !== cents) expect.fail(String(cents));
  });

  it('is written in the language, without decimals when there are none', () => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('’', "'");
    expect(formatMoney(129_000, 'en')).to.equal('€1,290');
    expect(formatMoney(129_050, 'en')).to.equal('€1,290.50');
    expect(plain(formatMoney(129_000, 'fr'))).to.equal('1 290 €');
    expect(plain(formatMoney(129_050, 'fr'))).to.equal('1 290,50 €');
    expect(plain(formatMoney(129_050, 'de'))).to.equal("EUR 1'290.50");
  });
});
