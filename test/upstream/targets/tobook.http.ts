import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { Selector } from '../../../shared/contract/selectors.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The booking in progress', () => {
  let upstream: TestUpstream;
  let hash: string;
  let periods: number[];
  before(async () => {
    // The clock stands still: all changes of these tests fall into one minute.
    upstream = await startTestUpstream({ env: { LIMIT_FACTOR: '100' } });
    periods = (await upstream.call('package/site-package-info', { id: 'lagoon-days' })).periods.map(
      ({ id }) => id,
    );
  });
  beforeEach(() => {
    hash = randomBytes(32).toString('hex');
  });
  after(() => upstream.close());

  const read = (language?: string) =>
    upstream.call('tobook/site-get-to-book', { id: 'lagoon-days', hash }, language);
  const travellers = (traveller: number) =>
    upstream.call('tobook/site-set-nb-traveller', { idpackage: 1, traveller, hash });
  const choose = (idperiod: number) =>
    upstream.call('tobook/site-set-to-book-period', { idpackage: 1, idperiod, hash });
  const add = (idservice: number) =>
    upstream.call('tobook/site-add-to-book-service', { idpackage: 1, idservice, hash });
  const drop = (idservice: number) =>
    upstream.call('tobook/site-remove-to-book-service', { idpackage: 1, idservice, hash });
  const codeOf = async (selector: Selector, payload: object) =>
    (await upstream.raw(selector, { hash, ...payload })).envelope.entete.code;

  it('begins with one traveller and no period, and is not valid', async () => {
    expect(await read()).to.deep.equal({
      traveller: 1,
      valid: false,
      period: null,
      services: [],
      total: '€890.50',
      totalvalue: 890.5,
      hash,
      content: [{ name: 'Lagoon days en', price: 890.5, qt: 1, total: 890.5 }],
    });
  });

  it('writes nothing when it is read', async () => {
    const { openSqlite } = await import('../../../upstream/database/sqlite.ts');
    const database = openSqlite(`${upstream.dataDir}/kwabo.sqlite`);
    const drafts = () => database.selectFrom('to_book').selectAll().execute();
    const before = await drafts();
    await read();
    expect(await drafts()).to.deep.equal(before);
    await database.destroy();
  });

  it('counts (price of the period + services) × travellers in cents', async () => {
    await travellers(2);
    await choose(periods[1] ?? 0);
    await add(1);
    await add(2);
    const draft = await read('de');
    expect(draft).to.deep.include({
      traveller: 2,
      valid: true,
      period: periods[1],
      services: [1, 2],
      totalvalue: 2219.9,
    });
    expect(draft.total).to.match(/^EUR.2['’]219\.90$/);
    expect(draft.content).to.deep.equal([
      { name: 'Lagoon days de', price: 950, qt: 2, total: 1900 },
      { name: 'Drum lesson de', price: 39.95, qt: 2, total: 79.9 },
      { name: 'Single room de', price: 120, qt: 2, total: 240 },
    ]);
  });

  it('has a total that its lines add up to, for every number of travellers', async () => {
    await add(1);
    for (const count of [1, 3, 7, 33, 50]) {
      await travellers(count);
      const { content, totalvalue } = await read();
      const cents = content.reduce((sum, line) => sum + Math.round(line.total * 100), 0);
      expect(cents).to.equal((89_050 + 3995) * count);
      expect(totalvalue).to.equal(cents / 100);
    }
  });

  it('takes a service once, however often it is added, and removes what is not there without harm', async () => {
    for (let i = 0; i < 100; i += 1) await add(1);
    expect(await read()).to.deep.include({ services: [1], totalvalue: 930.45 });
    await drop(1);
    await drop(1);
    await drop(2);
    expect(await read()).to.deep.include({ services: [], totalvalue: 890.5 });
  });

  it('refuses a service of another package, and one that does not exist', async () => {
    for (const idservice of [3, 99]) {
      expect(await codeOf('tobook/site-add-to-book-service', { idpackage: 1, idservice })).to.equal(
        4,
      );
      expect(
        await codeOf('tobook/site-remove-to-book-service', { idpackage: 1, idservice }),
      ).to.equal(4);
    }
    expect(await read()).to.deep.include({ services: [], totalvalue: 890.5 });
  });

  it('refuses a period that does not exist, of another package, or full', async () => {
    const set = 'tobook/site-set-to-book-period';
    expect(await codeOf(set, { idpackage: 1, idperiod: 999 })).to.equal(4);
    expect(await codeOf(set, { idpackage: 2, idperiod: periods[0] })).to.equal(4);
    expect(await codeOf(set, { idpackage: 1, idperiod: periods[2] })).to.equal(6);
    expect((await read()).period).to.equal(null);
  });

  it('refuses a period with fewer places than travellers', async () => {
    await travellers(3);
    expect(
      await codeOf('tobook/site-set-to-book-period', { idpackage: 1, idperiod: periods[1] }),
    ).to.equal(6);
  });

  it('is no longer valid when there are more travellers than places', async () => {
    await choose(periods[1] ?? 0);
    await travellers(3);
    expect(await read()).to.deep.include({ valid: false, period: periods[1] });
    await travellers(2);
    expect((await read()).valid).to.equal(true);
  });

  it('loses its period once that is closed, and a past one cannot be chosen', async () => {
    const { now } = upstream.time;
    await choose(periods[0] ?? 0);
    expect((await read()).valid).to.equal(true);
    upstream.time.now = new Date('2026-12-20T10:00:00Z');
    expect(await read()).to.deep.include({ valid: false, period: null });
    expect(
      await codeOf('tobook/site-set-to-book-period', { idpackage: 1, idperiod: periods[0] }),
    ).to.equal(4);
    upstream.time.now = now;
  });

  const bad = [
    0,
    -1,
    -(2 ** 31),
    1.5,
    '1e3',
    Number.NaN,
    '',
    null,
    [],
    {},
    1e9,
    51,
    '１',
    '2',
    true,
  ];
  for (const traveller of bad) {
    it(`ignores ${JSON.stringify(traveller)} travellers`, async () => {
      await travellers(2);
      expect(await codeOf('tobook/site-set-nb-traveller', { idpackage: 1, traveller })).to.equal(1);
      expect(await read()).to.include({ traveller: 2, totalvalue: 1781 });
    });
  }

  it('ignores a number that JSON cannot hold', async () => {
    const path = upstream.pathOf('tobook/site-set-nb-traveller');
    const body = `{"idpackage":1,"traveller":1e999,"hash":"${hash}"}`;
    expect((await upstream.send({ method: 'POST', path, body })).envelope.entete.code).to.equal(1);
    expect((await read()).traveller).to.equal(1);
  });

  it('ignores prices that a caller sends', async () => {
    const prices = {
      price: 1,
      total: 1,
      totalvalue: 1,
      quantity: 0,
      mnt: 1,
      mnt_livraison: -5,
      tips: -100,
    };
    expect(
      await codeOf('tobook/site-set-nb-traveller', { idpackage: 1, traveller: 2, ...prices }),
    ).to.equal(0);
    expect(
      await codeOf('tobook/site-add-to-book-service', { idpackage: 1, idservice: 1, ...prices }),
    ).to.equal(0);
    expect((await read()).totalvalue).to.equal(1860.9);
  });

  it('of a package on request has no total and is never valid', async () => {
    const payload = { idpackage: 2, traveller: 4, hash };
    await upstream.call('tobook/site-set-nb-traveller', payload);
    const draft = await upstream.call('tobook/site-get-to-book', { id: 'royal-road', hash });
    expect(draft).to.deep.include({
      traveller: 4,
      valid: false,
      total: null,
      totalvalue: null,
      content: [],
    });
  });

  it('of an unknown package is refused everywhere', async () => {
    expect(await codeOf('tobook/site-set-nb-traveller', { idpackage: 9, traveller: 2 })).to.equal(
      4,
    );
    expect(await codeOf('tobook/site-set-to-book-period', { idpackage: 9, idperiod: 1 })).to.equal(
      4,
    );
    expect(
      await codeOf('tobook/site-add-to-book-service', { idpackage: 9, idservice: 1 }),
    ).to.equal(4);
  });

  it('belongs to one device', async () => {
    await travellers(5);
    const other = await upstream.call('tobook/site-get-to-book', {
      id: 'lagoon-days',
      hash: 'f'.repeat(64),
    });
    expect(other.traveller).to.equal(1);
  });

  it('keeps every change when many come at once', async () => {
    await Promise.all([
      travellers(4),
      add(1),
      choose(periods[0] ?? 0),
      add(2),
      travellers(4),
      add(1),
    ]);
    expect(await read()).to.deep.include({
      traveller: 4,
      services: [1, 2],
      period: periods[0],
      valid: true,
    });
  });
});
