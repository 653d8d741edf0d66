import { expect } from 'chai';
import { pino } from 'pino';
import { reconcile } from '../../../upstream/orders/reconcile.ts';
import { databaseOf, keepMails, mailsTo, newAddress, newCustomer } from './accounts.ts';
import { FakeProvider } from './provider.ts';
import { startTestUpstream } from './upstream.ts';

type Customer = Awaited<ReturnType<typeof newCustomer>>;
export const MINUTE = 60_000;

/** An upstream with a provider in memory, and what customers do there. */
export async function startShop(options: Parameters<typeof startTestUpstream>[0] = {}) {
  const provider = new FakeProvider();
  const env = { LIMIT_FACTOR: '10000' };
  const upstream = await startTestUpstream({ env, payment: provider, ...options });
  await keepMails(upstream);
  const database = databaseOf(upstream);
  const start = upstream.time.now;
  const parts = {
    database,
    clock: () => upstream.time.now,
    payment: provider,
    log: pino({}, { write: (line: string) => void upstream.lines.push(line) }),
  };
  const period = (index = 0) =>
    upstream
      .call('package/site-package-info', { id: 'lagoon-days' })
      .then(({ periods }) => periods[index]?.id ?? 0);

  const shop = {
    ...{ upstream, provider, database, parts, period },
    /** Somebody with a booking in progress. */
    async traveller(traveller = 1, index = 0, language?: string) {
      const customer = await newCustomer(upstream, {}, language);
      await shop.choose(customer, traveller, index);
      return customer;
    },
    async choose(customer: Customer, traveller: number, index = 0) {
      const hash = customer.device;
      await upstream.call('tobook/site-set-nb-traveller', { idpackage: 1, traveller, hash });
      const idperiod = await period(index);
      await upstream.raw('tobook/site-set-to-book-period', { idpackage: 1, idperiod, hash });
    },
    /** The answer to "pay", whatever it is. */
    async tryPay({ device: hash, from }: Customer, language?: string) {
      const payload = { idpackage: 1, hash };
      return (await upstream.raw('tobook/site-to-book-paiement', payload, language, from)).envelope;
    },
    async pay(customer: Customer, language?: string): Promise<string> {
      const { entete, corps } = await shop.tryPay(customer, language);
      expect(entete).to.deep.equal({ code: 0, message: '' });
      return corps.id;
    },
    async validate(
      { device: hash, from }: Customer,
      orderID: string,
      extra = {},
      language?: string,
    ) {
      const payload = { orderID, idpackage: 1, hash, ...extra };
      return (await upstream.raw('tobook/site-validate-by-paypal', payload, language, from))
        .envelope;
    },
    /** Approved in the window and validated by the browser. */
    async buy(customer: Customer) {
      const id = await shop.pay(customer);
      provider.approve(id);
      return { id, answer: await shop.validate(customer, id) };
    },
    row: (id: string) =>
      database
        .selectFrom('customer_order')
        .selectAll()
        .where('provider_id', '=', id)
        .executeTakeFirstOrThrow(),
    async events(id: string) {
      const rows = await database
        .selectFrom('order_event')
        .select('kind')
        .where('order_id', '=', (await shop.row(id)).id)
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
    mails: async (email: string) =>
      (await mailsTo(upstream, email))
        .map(({ kind }) => kind)
        .filter((kind) => /^order/.test(kind)),
    /** The clock goes on. */
    later(milliseconds: number) {
      upstream.time.now = new Date(upstream.time.now.getTime() + milliseconds);
    },
    /** A round of the task of every minute. */
    reconcile: () => reconcile(parts),
    async notify(event: object | string, headers: Record<string, string> = {}) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const signed = { 'paypal-transmission-sig': provider.sign(body) };
      const call = { method: 'POST', path: '/paypal/webhook', body };
      return (await upstream.send({ ...call, headers: { ...signed, ...headers } })).status;
    },
    from: () => ({ address: newAddress() }),
    /** After every test: the promises about money and places, whatever has happened (security.md I1, I2, I4). */
    async check() {
      upstream.time.now = start;
      await invariants(shop);
    },
    async close() {
      await database.destroy();
      await upstream.close();
    },
  };
  return shop;
}
export type Shop = Awaited<ReturnType<typeof startShop>>;

async function invariants({ database, provider }: Pick<Shop, 'database' | 'provider'>) {
  const orders = await database.selectFrom('customer_order').selectAll().execute();
  const paid = orders.filter(({ statut }) => statut === 'paid');
  for (const order of paid) {
    const seen = provider.order(order.provider_id ?? '');
    expect(seen.capture?.status, `I1 ${order.num}`).to.equal('COMPLETED');
    expect([seen.cents, seen.capture?.cents], `I1 ${order.num}`).to.deep.equal([
      order.total_cents,
      order.total_cents,
    ]);
    expect([seen.currency, seen.capture?.currency]).to.deep.equal(['EUR', 'EUR']);
    expect([seen.payee, seen.reference]).to.deep.equal([provider.merchant, order.reference]);
    expect(order.capture_id).to.equal(seen.capture?.id);
  }
  const ids = paid.map(({ capture_id }) => capture_id);
  expect(new Set(ids).size, 'I2: one capture each').to.equal(ids.length);
  const kept = [...provider.orders.values()]
    .filter(({ capture }) => capture?.status === 'COMPLETED')
    // What does not fit its order is a person's business, and noted as such.
    .filter(({ id }) => !orders.some((one) => one.provider_id === id && one.statut === 'refused'))
    .map(({ capture }) => capture?.id);
  expect([...ids].sort(), 'I2: captures = paid orders').to.deep.equal(kept.sort());
  for (const { id, places, sold } of await database.selectFrom('period').selectAll().execute()) {
    const travellers = paid
      .filter(({ period_id }) => period_id === id)
      .reduce((sum, { traveller }) => sum + (traveller ?? 0), 0);
    expect(travellers + sold, `I4 period ${id}`).to.be.at.most(places);
  }
  const nums = orders.map(({ num }) => num).filter((num) => num.startsWith('KW-2026-0000'));
  const expected = nums.map((_, index) => `KW-2026-${String(index + 1).padStart(6, '0')}`);
  expect(nums.sort(), 'numbers without gaps').to.deep.equal(expected);
}
