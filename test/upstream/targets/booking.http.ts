import { expect } from 'chai';
import type { OrderListItem } from '../../../shared/contract/booking.ts';
import type { Payload } from '../../../shared/contract/calls.ts';
import { CODE, ORDER_STATUSES } from '../../../shared/contract/constants.ts';
import { newCustomer } from '../support/accounts.ts';
import { addOrder } from '../support/orders.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The orders of an account', () => {
  let upstream: TestUpstream;
  let customer: Awaited<ReturnType<typeof newCustomer>>;
  let other: Awaited<ReturnType<typeof newCustomer>>;
  let ids: number[];
  before(async () => {
    upstream = await startTestUpstream();
    customer = await newCustomer(upstream);
    other = await newCustomer(upstream);
    ids = [];
    // Twelve of one customer, month by month; the odd ones are paid.
    for (let number = 1; number <= 12; number++) {
      const month = String(number).padStart(2, '0');
      const isPaid = number % 2 === 1;
      ids.push(
        await addOrder(
          upstream,
          customer.form.email,
          {
            num: `KW-${number < 3 ? 2025 : 2026}-0000${month}`,
            statut: isPaid ? 'paid' : 'pending',
            created_at: `${number < 3 ? 2025 : 2026}-${month}-01T10:00:00.000Z`,
            paid_at: isPaid ? `2027-01-${32 - number}T10:00:00.000Z` : null,
          },
          [
            {
              name: number === 5 ? 'Épices de Ganvié' : 'Lagoon days',
              price_cents: 100 * number,
              qt: 2,
              img: null,
            },
            { name: '100 % coton', price_cents: 5, qt: 1, img: '/media/cloth.avif' },
          ],
        ),
      );
    }
    await addOrder(upstream, other.form.email, { num: 'KW-2026-000777' });
  });
  after(() => upstream.close());

  const list = (payload: Payload<'booking/site-booking-lister'> = {}, language?: string) =>
    upstream.call('booking/site-booking-lister', payload, language, customer.from);
  const numbers = (items: OrderListItem[]) => items.map(({ num }) => Number(num.slice(-2)));
  const raw = async (
    selector: 'booking/site-booking-info' | 'booking/site-booking-info-lister',
    id: unknown,
    from = customer.from,
  ) => (await upstream.raw(selector, { id }, undefined, from)).envelope;

  it('are listed ten at a time, newest first, and counted', async () => {
    const first = await list();
    expect(first.count).to.equal(12);
    expect(numbers(first.list)).to.deep.equal([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(numbers((await list({ page: 1 })).list)).to.deep.equal([2, 1]);
    expect(await list({ page: 2 })).to.deep.equal({ list: [], count: 12 });
    expect(numbers((await list({ page: '1', size: '5' })).list)).to.deep.equal([7, 6, 5, 4, 3]);
  });

  it('say what was bought, in cents that add up and in the caller’s way of writing money', async () => {
    const [order] = (await list({ search: 'ganvie' }, 'fr')).list;
    expect(order).to.deep.equal({
      id: ids[4],
      num: 'KW-2026-000005',
      cdate: '2026-05-01T10:00:00.000Z',
      pdate: '2027-01-27T10:00:00.000Z',
      total: 10.05,
      montant: '10,05\u00a0€',
      statut: 'paid',
      contenu: [
        { name: 'Épices de Ganvié', price: 5, qt: 2, total: 10, img: null },
        { name: '100 % coton', price: 0.05, qt: 1, total: 0.05, img: '/media/cloth.avif' },
      ],
    });
  });

  for (const [sort, ascending] of [
    ['num', [1, 2, 3]],
    ['cdate', [1, 2, 3]],
    ['total', [1, 2, 3]],
    ['pdate', [11, 9, 7]],
    ['statut', [1, 3, 5]],
  ] as const)
    it(`are sorted by ${sort}, both ways`, async () => {
      expect(numbers((await list({ sort, order: 'asc' })).list).slice(0, 3)).to.deep.equal(
        ascending,
      );
      const down = numbers((await list({ sort, order: 'desc', size: 50 })).list);
      const up = numbers((await list({ sort, order: 'asc', size: 50 })).list);
      const dated = (all: number[]) => (sort === 'pdate' ? all.filter((n) => n % 2 === 1) : all);
      expect(dated(down)).to.deep.equal(dated(up).toReversed());
    });

  it('are found by words of the number and of the lines, without accents and case', async () => {
    const found = async (search: string) => numbers((await list({ search, size: 50 })).list);
    expect(await found('EPICES')).to.deep.equal([5]);
    expect(await found('kw-2026-000007')).to.deep.equal([7]);
    expect(await found('lagoon 000012')).to.deep.equal([12]);
    expect(await found('100 %')).to.have.length(12);
    for (const nothing of ['%%', '_', "' or 1=1 --", '\\', 'KW-2026-000777'])
      expect(await found(nothing), nothing).to.deep.equal([]);
  });

  it('are chosen by the year', async () => {
    expect((await list({ date: 2025 })).count).to.equal(2);
    expect((await list({ date: '2026' })).count).to.equal(10);
    expect((await list({ date: 0 })).count).to.equal(12);
    expect((await list({ date: 2019 })).count).to.equal(0);
  });

  for (const payload of [
    { page: -1 },
    { page: 1e9 },
    { page: 1.5 },
    { page: 'x' },
    { size: 0 },
    { size: 51 },
    { sort: 'password' },
    { sort: '__proto__' },
    { order: 'sideways' },
    { search: 'x'.repeat(101) },
    { search: ['a'] },
    { date: '2026; drop table account' },
  ])
    it(`are not listed for ${JSON.stringify(payload).slice(0, 40)}`, async () => {
      const { status, envelope } = await upstream.raw(
        'booking/site-booking-lister',
        payload,
        undefined,
        customer.from,
      );
      expect([status, envelope.entete.code]).to.deep.equal([200, CODE.fields]);
      expect(Object.keys(envelope.corps.fields)).to.deep.equal(Object.keys(payload));
    });

  it('are shown one by one', async () => {
    const { corps } = await raw('booking/site-booking-info', ids[0]);
    expect(corps).to.deep.equal({
      id: ids[0],
      num: 'KW-2025-000001',
      cdate: '2025-01-01T10:00:00.000Z',
      pdate: '2027-01-31T10:00:00.000Z',
      total: 2.05,
      montant: '€2.05',
      statut: 'paid',
      kind: 'package',
      traveller: 1,
      period: { start: '2027-02-06', end: '2027-02-09' },
      date: '2025-01-01',
    });
  });

  it('bear the day of the order in Benin', async () => {
    const late = '2026-11-20T23:30:00.000Z';
    const id = await addOrder(upstream, other.form.email, {
      num: 'KW-2026-000778',
      created_at: late,
    });
    expect((await raw('booking/site-booking-info', id, other.from)).corps.date).to.equal(
      '2026-11-21',
    );
  });

  it('show their lines, a page at a time, for the id in the address, whatever the body says', async () => {
    const all = await raw('booking/site-booking-info-lister', ids[0]);
    expect(all.corps.count).to.equal(2);
    expect(all.corps.list.map(({ name }: { name: string }) => name)).to.deep.equal([
      'Lagoon days',
      '100 % coton',
    ]);
    const path = upstream.pathOf('booking/site-booking-info-lister', { id: ids[0] });
    const page = (body: object) =>
      upstream.send({ ...customer.from, method: 'POST', path, body: JSON.stringify(body) });
    const second = await page({ page: 1, size: 1 });
    expect(second.envelope.corps.list).to.have.length(1);
    expect(second.envelope.corps.list[0].name).to.equal('100 % coton');
    expect((await page({ id: ids[3] })).envelope.corps).to.deep.equal(all.corps);
  });

  it('are another’s secret: the same answer as for none', async () => {
    for (const selector of [
      'booking/site-booking-info',
      'booking/site-booking-info-lister',
    ] as const) {
      const theirs = await raw(selector, ids[0], other.from);
      const none = await raw(selector, 999_999, other.from);
      expect(theirs).to.deep.equal(none);
      expect(none.entete.code).to.equal(CODE.notFound);
    }
    const { list: own } = await upstream.call(
      'booking/site-booking-lister',
      {},
      undefined,
      other.from,
    );
    expect(JSON.stringify(own)).to.not.include('coton');
  });

  for (const id of ['0', '-1', '1e9', '1 OR 1=1', '../1', '9'.repeat(40), '١'])
    it(`are not shown for the id ${id.slice(0, 20)}`, async () => {
      for (const selector of [
        'booking/site-booking-info',
        'booking/site-booking-info-lister',
      ] as const) {
        const { entete } = await raw(selector, id);
        expect([CODE.fields, CODE.notFound]).to.include(entete.code);
      }
    });

  it('may have any status of the contract', async () => {
    const somebody = await newCustomer(upstream);
    for (const [index, statut] of ORDER_STATUSES.entries())
      await addOrder(upstream, somebody.form.email, { num: `KW-2026-0009${index}0`, statut });
    const { list: all } = await upstream.call(
      'booking/site-booking-lister',
      {},
      undefined,
      somebody.from,
    );
    expect(all.map(({ statut }) => statut).sort()).to.deep.equal([...ORDER_STATUSES].sort());
  });
});
