import { expect } from 'chai';
import type { Payload } from '../../../shared/contract/calls.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The packages', () => {
  let upstream: TestUpstream;
  const device = 'd'.repeat(64);
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  const found = async (filter: Payload<'package/site-package-search'>, language?: string) => {
    const cards = await upstream.call('package/site-package-search', filter, language);
    return cards.map(({ uri }) => uri);
  };
  const both = ['lagoon-days', 'royal-road'];

  it('are all listed without a filter, with price, next departure and months', async () => {
    const [lagoon, royal] = await upstream.call('package/site-package-search', {});
    expect(lagoon).to.deep.include({
      price: 890.5,
      next: { start: '2026-12-05', end: '2026-12-08' },
      months: ['2026-12', '2027-01'],
      destinations: [
        { uri: 'lake', name: 'Lake Épé en' },
        { uri: 'palace', name: 'Palace en' },
      ],
    });
    expect(royal).to.deep.include({ price: null, next: null, months: [] });
  });

  const searches: [string, string[]][] = [
    ['epe', ['lagoon-days']],
    ['ÉPÉ', ['lagoon-days']],
    ['boeuf', ['lagoon-days']],
    ['lagoon water', ['lagoon-days']],
    ['lagoon bronze', []],
    ['palace', both],
    ['bronze', ['royal-road']],
    ['   ', both],
    ['%', []],
    ['_', ['lagoon-days']],
    ['grille_', []],
    ['bœuf_', ['lagoon-days']],
    ['\\', []],
    ["'", []],
    ['";--', []],
    ["' union select 1 --", []],
    ['%'.repeat(100), []],
    ['(a+)+$', []],
    ['\u0000', both],
  ];
  for (const [q, uris] of searches) {
    it(`found by ${JSON.stringify(q).slice(0, 30)} are ${uris.length}`, async () => {
      expect(await found({ q })).to.deep.equal(uris);
    });
  }

  it('are searched in the language of the caller', async () => {
    expect(await found({ q: 'fr' }, 'fr')).to.deep.equal(both);
    expect(await found({ q: 'Epe fr' }, 'de')).to.deep.equal([]);
  });

  it('are filtered by destination, month, days and price', async () => {
    expect(await found({ destination: 'lake' })).to.deep.equal(['lagoon-days']);
    expect(await found({ destination: 'moon' })).to.deep.equal([]);
    expect(await found({ month: '2026-12' })).to.deep.equal(['lagoon-days']);
    expect(await found({ month: '2027-03' }), 'the departure in March is full').to.deep.equal([]);
    expect(await found({ days: 4 })).to.deep.equal(['lagoon-days']);
    expect(await found({ days: 7 })).to.deep.equal(both);
    expect(await found({ price: 890 })).to.deep.equal([]);
    expect(await found({ price: 891 })).to.deep.equal(['lagoon-days']);
    expect(
      await found({ q: 'palace', destination: 'palace', days: 10, month: '2027-01', price: 5000 }),
    ).to.deep.equal(['lagoon-days']);
  });

  it('are sorted; those without price or date come last', async () => {
    for (const sort of ['featured', 'price', 'days', 'date'] as const)
      expect(await found({ sort })).to.deep.equal(both);
  });

  it('show everything about one, its departures with their state and their price', async () => {
    const lagoon = await upstream.call('package/site-package-info', { id: 'lagoon-days' }, 'de');
    const seen = lagoon.periods.map(({ state, needs, places, price }) => ({
      state,
      needs,
      places,
      price,
    }));
    expect(seen).to.deep.equal([
      { state: 'guaranteed', needs: 0, places: 4, price: 890.5 },
      { state: 'guaranteed', needs: 0, places: 2, price: 950 },
      { state: 'full', needs: 0, places: 0, price: 890.5 },
    ]);
    expect(lagoon.guide?.name).to.equal('Ama');
    expect(lagoon.route.map(({ uri, name }) => [uri, name])).to.deep.equal([
      [null, 'Cotonou'],
      ['lake', 'Lake Épé de'],
    ]);
    expect(lagoon.activites[0]).to.deep.include({
      day: 1,
      name: 'Arrival',
      night: 'Hotel',
      meals: ['lunch'],
    });
    expect(lagoon.activites[0]?.description).to.equal(
      '<p>We meet at the <strong>landing</strong>.</p>',
    );
    expect(lagoon.includes_services).to.deep.equal([
      { icon: 'boat', text: 'Boat rides' },
      { icon: 'guide', text: 'A guide' },
    ]);
    expect(lagoon.options_book[0]).to.deep.equal({
      id: 1,
      name: 'Drum lesson de',
      text: 'Two hours',
      price: 39.95,
    });
    expect(lagoon.effort).to.deep.equal({ level: 1, text: 'Easy walks' });
  });

  it('mark the period that this device has chosen, and no other device sees it', async () => {
    const before = await upstream.call('package/site-package-info', {
      id: 'lagoon-days',
      hash: device,
    });
    const idperiod = before.periods[1]?.id ?? 0;
    await upstream.call('tobook/site-set-to-book-period', { idpackage: 1, idperiod, hash: device });
    const checked = async (hash?: string) => {
      const { periods } = await upstream.call(
        'package/site-package-info',
        hash ? { id: 'lagoon-days', hash } : { id: 'lagoon-days' },
      );
      return periods.filter((period) => period.checked).map(({ id }) => id);
    };
    expect(await checked(device)).to.deep.equal([idperiod]);
    expect(await checked('e'.repeat(64))).to.deep.equal([]);
    expect(await checked()).to.deep.equal([]);
  });
});

describe('A departure', () => {
  it('is open and needs travellers until the smallest group is together', async () => {
    const { toPeriod } = await import('../../../upstream/targets/package/package.routes.ts');
    const offered = {
      id: 1,
      packageId: 1,
      start: '2027-01-01',
      end: '2027-01-04',
      price: 100,
      places: 7,
      sold: 1,
    };
    expect(toPeriod(offered, 4, undefined)).to.include({ state: 'open', needs: 3 });
    expect(toPeriod({ ...offered, sold: 4, places: 4 }, 4, 1)).to.include({
      state: 'guaranteed',
      checked: true,
    });
    expect(toPeriod({ ...offered, sold: 3, places: 0 }, 4, undefined)).to.include({
      state: 'full',
      needs: 0,
    });
  });
});
