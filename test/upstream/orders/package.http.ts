import { expect } from 'chai';
import { CODE } from '../../../shared/contract/constants.ts';
import { newCustomer } from '../support/accounts.ts';
import { MINUTE, type Shop, startShop } from '../support/shop.ts';

describe('Paying for a package', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(async () => {
    await shop.check();
    await shop.close();
  });

  it('makes an order of the booking at the upstream’s price, in the customer’s language', async () => {
    const customer = await shop.traveller(2);
    const { device: hash } = customer;
    await shop.upstream.call('tobook/site-add-to-book-service', {
      idpackage: 1,
      idservice: 1,
      hash,
    });
    const id = await shop.pay(customer, 'de');
    const row = await shop.row(id);
    expect(row).to.include({ num: 'KW-2026-000001', statut: 'pending', total_cents: 186_090 });
    expect(row).to.include({ traveller: 2, language: 'de', terms_version: '2026-11-20' });
    expect(row.hold_until).to.equal('2026-11-20T09:15:00.000Z');
    expect(shop.provider.made.get(id)).to.deep.include({
      cents: 186_090,
      lines: [
        { name: 'Lagoon days de', cents: 89_050, quantity: 2 },
        { name: 'Drum lesson de', cents: 3995, quantity: 2 },
      ],
    });
    expect(row.reference).to.match(/^[0-9a-f]{32}$/);
  });

  it('is paid once the provider has the money, with a number, a mail and an entry in my orders', async () => {
    const customer = await shop.traveller(2);
    const { id, answer } = await shop.buy(customer);
    expect(answer.entete.code).to.equal(CODE.success);
    expect(answer.corps).to.include({ num: 'KW-2026-000001' });
    expect(answer.corps.title).to.equal('Thank you: your payment has arrived');
    expect(answer.corps.message).to.include('KW-2026-000001');
    expect(answer.corps.image).to.match(/^\/media\//);
    expect(await shop.row(id)).to.include({ statut: 'paid', captured_cents: 178_100, claim: null });
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
    expect(await shop.events(id)).to.deep.equal(['made', 'at provider', 'capturing', 'paid']);
    const { from } = customer;
    const { list } = await shop.upstream.call('booking/site-booking-lister', {}, undefined, from);
    expect(list[0]).to.include({ num: 'KW-2026-000001', statut: 'paid', total: 1781 });
    const info = { id: list[0]?.id ?? 0 };
    const order = await shop.upstream.call('booking/site-booking-info', info, undefined, from);
    expect(order.traveller).to.equal(2);
    const reload = await shop.upstream.call(
      'booking/site-paiement-resultat',
      { ref: id },
      'fr',
      from,
    );
    expect(reload.title).to.equal('Merci\u00a0: votre paiement nous est parvenu');
  });

  it('is one order for a double click, and a new one for another choice, which frees the first one’s places', async () => {
    const customer = await shop.traveller(4);
    const [one, two] = await Promise.all([shop.pay(customer), shop.pay(customer)]);
    expect(two).to.equal(one);
    expect(shop.provider.orders.size).to.equal(1);
    await shop.choose(customer, 3);
    const other = await shop.pay(customer);
    expect(other).to.not.equal(one);
    expect((await shop.row(one)).statut).to.equal('cancelled');
    shop.provider.approve(one);
    expect((await shop.validate(customer, one)).entete.code).to.equal(CODE.payment);
    expect(shop.provider.calls.capture).to.equal(0);
  });

  it('holds the places for a quarter of an hour, in every language, and says code 6 to others', async () => {
    const first = await shop.traveller(4);
    const second = await newCustomer(shop.upstream);
    await shop.choose(second, 1);
    await shop.pay(first, 'fr');
    const { periods } = await shop.upstream.call(
      'package/site-package-info',
      { id: 'lagoon-days' },
      'de',
    );
    expect(periods[0]).to.include({ places: 0, state: 'full' });
    expect((await shop.tryPay(second)).entete.code).to.equal(CODE.soldOut);
    const { device: hash } = first;
    const own = await shop.upstream.call('tobook/site-get-to-book', { id: 'lagoon-days', hash });
    expect(own.valid, 'one’s own hold is no obstacle').to.equal(true);
    shop.later(15 * MINUTE + 1000);
    await shop.pay(second);
  });

  it('needs an account, a period and a price', async () => {
    const customer = await newCustomer(shop.upstream);
    expect((await shop.tryPay(customer)).entete.code).to.equal(CODE.conflict);
    expect(
      (await shop.tryPay({ ...customer, from: { ...customer.from, credential: '' } })).entete.code,
    ).to.equal(CODE.session);
    const pay = (idpackage: number) =>
      shop.upstream.raw(
        'tobook/site-to-book-paiement',
        { idpackage, hash: customer.device },
        undefined,
        customer.from,
      );
    expect((await pay(2)).envelope.entete.code, 'on request').to.equal(CODE.conflict);
    expect((await pay(9)).envelope.entete.code).to.equal(CODE.notFound);
    expect(shop.provider.orders.size).to.equal(0);
  });

  for (const extra of [
    { amount: 0.01 },
    { total: 0.01, price: 1 },
    { mnt: 1, mnt_livraison: -5 },
    { quantity: 0 },
    { currency: 'JPY' },
  ])
    it(`ignores ${JSON.stringify(extra)} in a validation`, async () => {
      const customer = await shop.traveller(1);
      const id = await shop.pay(customer);
      expect((await shop.validate(customer, id, extra)).entete.code).to.equal(CODE.payment);
      expect(await shop.row(id)).to.include({ statut: 'pending', total_cents: 89_050 });
    });

  const foreign = [
    ['another amount', { cents: 100 }],
    ['US dollars', { currency: 'USD' }],
    ['yen', { currency: 'JPY' }],
    ['another payee', { payee: 'SOMEBODY' }],
    ['another order’s reference', { reference: 'f'.repeat(32) }],
  ] as const;
  for (const [what, change] of foreign) {
    it(`never counts a payment with ${what}, approved or completed, and sounds the alarm`, async () => {
      for (const act of ['approve', 'complete'] as const) {
        const customer = await shop.traveller(1);
        const id = await shop.pay(customer);
        Object.assign(shop.provider.order(id), change);
        shop.provider[act](id);
        expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.payment);
        expect((await shop.row(id)).statut).to.equal('refused');
        expect(await shop.events(id)).to.include('mismatch');
        expect(shop.upstream.lines.join('')).to.include('payment does not fit its order');
      }
      expect(shop.provider.calls.capture).to.equal(0);
    });
  }

  it('never counts a capture of another amount or currency than its order', async () => {
    for (const change of [{ cents: 100 }, { currency: 'USD' }]) {
      const customer = await shop.traveller(1);
      const id = await shop.pay(customer);
      shop.provider.complete(id, change);
      expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.payment);
      expect((await shop.row(id)).statut).to.equal('refused');
    }
  });

  const states = [
    ['CREATED', CODE.payment, 'pending'],
    ['PAYER_ACTION_REQUIRED', CODE.payment, 'pending'],
    ['VOIDED', CODE.payment, 'cancelled'],
  ] as const;
  for (const [status, code, statut] of states) {
    it(`is not paid while the provider says ${status}`, async () => {
      const customer = await shop.traveller(1);
      const id = await shop.pay(customer);
      shop.provider.order(id).status = status;
      expect((await shop.validate(customer, id)).entete.code).to.equal(code);
      expect((await shop.row(id)).statut).to.equal(statut);
    });
  }

  it('is refused when the capture is declined, and can be approved anew with another card', async () => {
    const customer = await shop.traveller(1);
    const id = await shop.pay(customer);
    shop.provider.approve(id);
    shop.provider.faults.capture.push({ issue: 'INSTRUMENT_DECLINED' });
    expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.payment);
    expect((await shop.row(id)).statut).to.equal('refused');
    shop.provider.approve(id);
    expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.success);
    const other = await shop.traveller(1);
    shop.provider.outcome = 'DECLINED';
    expect((await shop.buy(other)).answer.entete.code).to.equal(CODE.payment);
  });

  it('stays pending while the money is, keeps its places, and is paid when it comes', async () => {
    const customer = await shop.traveller(4);
    shop.provider.outcome = 'PENDING';
    const { id, answer } = await shop.buy(customer);
    expect(answer.entete.code).to.equal(CODE.success);
    expect(answer.corps.title).to.equal('Your payment is being checked');
    expect((await shop.row(id)).statut).to.equal('pending');
    shop.later(60 * MINUTE);
    const other = await shop.traveller(1);
    expect((await shop.tryPay(other)).entete.code).to.equal(CODE.conflict);
    await shop.reconcile();
    expect((await shop.row(id)).statut).to.equal('pending');
    shop.provider.complete(id);
    expect((await shop.validate(customer, id)).corps.title).to.include('Thank you');
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
  });

  it('is one payment, one mail and one answer, however often it is validated', async () => {
    const customer = await shop.traveller(1);
    const { id, answer } = await shop.buy(customer);
    expect(await shop.validate(customer, id)).to.deep.equal(answer);
    expect(await shop.validate(customer, id)).to.deep.equal(answer);
    expect(shop.provider.calls.capture).to.equal(1);
    expect(await shop.mails(customer.form.email)).to.have.length(1);
    expect((await shop.tryPay(customer)).entete.code, 'not bought again by mistake').to.equal(
      CODE.conflict,
    );
  });

  for (const orderID of [
    '5O190127TN364715T',
    'nothing at all',
    'x'.repeat(10_240),
    '1 OR 1=1',
    '../1',
    '0',
  ])
    it(`refuses the invented id ${orderID.slice(0, 20)} without asking the provider`, async () => {
      const customer = await shop.traveller(1);
      const { entete } = await shop.validate(customer, orderID);
      expect([CODE.notFound, CODE.fields]).to.include(entete.code);
      expect(shop.provider.calls.read).to.equal(0);
    });

  it('is nobody else’s business: another account, another package, nobody', async () => {
    const [owner, other] = [await shop.traveller(1), await shop.traveller(1)];
    const id = await shop.pay(owner);
    shop.provider.approve(id);
    expect((await shop.validate(other, id)).entete.code).to.equal(CODE.notFound);
    expect((await shop.validate(owner, id, { idpackage: 2 })).entete.code).to.equal(CODE.notFound);
    const nobody = { ...owner, from: { ...owner.from, credential: '' } };
    expect((await shop.validate(nobody, id)).entete.code).to.equal(CODE.session);
    const look = async (from: object, hash?: string) =>
      (
        await shop.upstream.raw(
          'booking/site-paiement-resultat',
          { ref: id, ...(hash && { hash }) },
          undefined,
          from,
        )
      ).envelope.entete.code;
    expect(await look(other.from)).to.equal(CODE.notFound);
    expect(await look(other.from, owner.device)).to.equal(CODE.notFound);
    expect(await look({})).to.equal(CODE.session);
    expect(shop.provider.calls.read).to.equal(0);
    expect((await shop.row(id)).statut).to.equal('pending');
  });

  it('keeps a paid order without the person when the account is erased, and gives unpaid places back', async () => {
    const customer = await shop.traveller(2);
    const { id } = await shop.buy(customer);
    await shop.choose(customer, 2);
    const open = await shop.pay(customer);
    const { password, email } = customer.form;
    await shop.upstream.call('compte/site-supprimer', { password }, undefined, customer.from);
    const nobody = { account_id: null, contact: null, basket: null };
    expect(await shop.row(id)).to.include({ statut: 'paid', total_cents: 178_100, ...nobody });
    expect(await shop.row(open)).to.include({ statut: 'cancelled', ...nobody });
    const kept = await shop.database.selectFrom('order_event').selectAll().execute();
    expect(JSON.stringify(kept)).to.not.include(email);
    shop.provider.complete(open);
    await shop.notify({ resource: { id: open } });
    expect((await shop.row(open)).statut).to.equal('refunded');
  });
});
