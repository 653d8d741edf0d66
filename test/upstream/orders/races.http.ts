import { expect } from 'chai';
import { CODE } from '../../../shared/contract/constants.ts';
import type { Database, Writing } from '../../../upstream/database/write.ts';
import { placeOrder } from '../../../upstream/orders/begin.ts';
import { look } from '../../../upstream/orders/look.ts';
import { orderOf } from '../../../upstream/orders/order.store.ts';
import { type Shop, startShop } from '../support/shop.ts';

const ROUNDS = 50;

describe('The last place', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(() => shop.close());

  /** Two customers want the only place at the same moment; answers how many orders hold it. */
  async function compete(
    round: number,
    transact?: typeof import('../../../upstream/database/write.ts').write,
  ) {
    const { database, parts } = shop;
    const {
      id,
      start_day: start,
      end_day: end,
    } = await database
      .selectFrom('period')
      .selectAll()
      .where('package_id', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await database.updateTable('period').set({ places: 9, sold: 8 }).where('id', '=', id).execute();
    const wanted = (who: string) => ({
      kind: 'package' as const,
      account_id: null,
      basket: `${who} ${round}`,
      language: 'en' as const,
      terms_version: '',
      contact: { prenom: who, nom: who, email: `${who}@example.com`, telephone: '12345' },
      lines: [{ name: 'Lagoon days', price_cents: 100, qt: 1, img: null }],
      trip: { traveller: 1, package_id: 1, period_id: id, start, end },
    });
    const results = await Promise.allSettled(
      ['a', 'b'].map((who) => placeOrder({ ...parts, ...(transact && { transact }) }, wanted(who))),
    );
    const made = results.filter(({ status }) => status === 'fulfilled').length;
    await database.updateTable('customer_order').set({ statut: 'expired' }).execute();
    return made;
  }

  it(`goes to one of two, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) expect(await compete(round)).to.equal(1);
  });

  it('would go to both without the transaction that counts and holds at once', async () => {
    const careless = <T>(database: Database, work: (writing: Writing) => Promise<T>) =>
      work(database as Writing);
    let oversold = 0;
    for (let round = 0; round < 10; round++) oversold += (await compete(round, careless)) - 1;
    expect(oversold).to.be.greaterThan(0);
  });

  it(`is paid by one of two who come late at the same moment, and taken from nobody else, × ${ROUNDS}`, async () => {
    const { database, provider } = shop;
    const period_id = await shop.period();
    for (let round = 0; round < ROUNDS; round++) {
      await database.updateTable('customer_order').set({ period_id: null }).execute();
      await database
        .updateTable('period')
        .set({ places: 8, sold: 7 })
        .where('id', '=', period_id)
        .execute();
      const first = await shop.traveller(1);
      const one = await shop.pay(first);
      shop.later(16 * 60_000);
      const second = await shop.traveller(1);
      const two = await shop.pay(second);
      shop.later(16 * 60_000);
      for (const id of [one, two]) provider.approve(id);
      const before = provider.captureIds.length;
      const answers = await Promise.all([shop.validate(first, one), shop.validate(second, two)]);
      expect(answers.map(({ entete }) => entete.code).sort()).to.deep.equal([0, CODE.soldOut]);
      expect(provider.captureIds.length - before).to.equal(1);
      const kinds = [await shop.mails(first.form.email), await shop.mails(second.form.email)];
      expect(kinds.flat().sort()).to.deep.equal(['order-late', 'order-paid']);
    }
    await shop.check();
  }).timeout(60_000);
});

describe('Twenty validations at once', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
    shop.provider.delay = 20;
  });
  afterEach(() => shop.close());

  const twenty = Array.from({ length: 20 });

  it('are one capture, one mail and twenty times the same answer', async () => {
    const customer = await shop.traveller(1);
    const id = await shop.pay(customer);
    shop.provider.approve(id);
    const answers = await Promise.all(twenty.map(() => shop.validate(customer, id)));
    expect(answers[0]?.entete.code).to.equal(CODE.success);
    for (const answer of answers) expect(answer).to.deep.equal(answers[0]);
    expect(shop.provider.calls.capture).to.equal(1);
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
    await shop.check();
  }).timeout(20_000);

  it('would ask for the money many times without the claim', async () => {
    const customer = await shop.traveller(1);
    const id = await shop.pay(customer);
    shop.provider.approve(id);
    const { id: order } = await shop.row(id);
    const claim = async (database: Database, key: number) => {
      await database
        .updateTable('customer_order')
        .set({ claim: 'all' })
        .where('id', '=', key)
        .execute();
      return orderOf(database, key);
    };
    await Promise.allSettled(twenty.map(() => look({ ...shop.parts, claim }, order)));
    expect(shop.provider.calls.capture).to.be.greaterThan(1);
  });

  it('and a notice of the provider before, with and after them have one effect', async () => {
    for (const order of ['before', 'with', 'after']) {
      const customer = await shop.traveller(1);
      const id = await shop.pay(customer);
      shop.provider.approve(id);
      const notice = () => shop.notify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } });
      if (order === 'before') expect(await notice()).to.equal(200);
      const both = [shop.validate(customer, id), ...(order === 'with' ? [notice()] : [])];
      const [answer] = await Promise.all(both);
      if (order === 'after') expect(await notice()).to.equal(200);
      expect((answer as { entete: { code: number } }).entete.code, order).to.equal(CODE.success);
      expect(await shop.mails(customer.form.email), order).to.deep.equal(['order-paid']);
    }
    expect(shop.provider.calls.capture).to.equal(3);
    await shop.check();
  }).timeout(20_000);
});
