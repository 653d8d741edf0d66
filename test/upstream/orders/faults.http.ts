import { expect } from 'chai';
import { CODE } from '../../../shared/contract/constants.ts';
import { MINUTE, type Shop, startShop } from '../support/shop.ts';

describe('When the payment provider fails', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(async () => {
    await shop.check();
    await shop.close();
  });

  const begun = async (travellers = 1) => {
    const customer = await shop.traveller(travellers);
    const id = await shop.pay(customer);
    shop.provider.approve(id);
    return { customer, id };
  };
  const minutes = async (count: number) => {
    shop.later(count * MINUTE);
    await shop.reconcile();
  };

  it('to make the order, the next try goes on with the same one', async () => {
    for (const fault of ['down', 'lost'] as const) {
      const customer = await shop.traveller(1);
      const before = shop.provider.orders.size;
      shop.provider.faults.create.push(fault);
      expect((await shop.tryPay(customer)).entete.code).to.equal(CODE.upstream);
      await shop.pay(customer);
      expect(shop.provider.orders.size - before).to.equal(1);
    }
  });

  it('by refusing to make it, the order ends and its places are free', async () => {
    const customer = await shop.traveller(4);
    shop.provider.faults.create.push({ issue: 'PAYEE_ACCOUNT_RESTRICTED' });
    expect((await shop.tryPay(customer)).entete.code).to.equal(CODE.payment);
    await shop.pay(await shop.traveller(4));
  });

  it('to answer after it took the money, the order is paid once', async () => {
    const { customer, id } = await begun();
    shop.provider.faults.capture.push('lost');
    const answer = await shop.validate(customer, id);
    expect(answer.corps.title).to.include('Thank you');
    expect(shop.provider.captureIds).to.have.length(1);
  });

  it('to answer anything after it took the money, the customer is told to wait, and the next minute finds it', async () => {
    const { customer, id } = await begun();
    shop.provider.faults.capture.push('lost');
    // The look before the capture is answered, the one after it is not.
    const read = shop.provider.read.bind(shop.provider);
    let reads = 0;
    shop.provider.read = (key) => {
      if (++reads > 1 && reads < 4) shop.provider.faults.read.unshift('down');
      return read(key);
    };
    const answer = await shop.validate(customer, id);
    expect(answer.entete.code).to.equal(CODE.success);
    expect(answer.corps.title).to.equal('Your payment is being checked');
    expect(await shop.row(id)).to.include({ statut: 'pending', claim: null });
    shop.later(16 * MINUTE);
    const other = await shop.traveller(4);
    expect((await shop.tryPay(other)).entete.code, 'its place is kept').to.not.equal(CODE.success);
    await minutes(1);
    await minutes(1);
    await minutes(1);
    expect((await shop.row(id)).statut).to.equal('paid');
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
    expect(shop.provider.captureIds).to.have.length(1);
  });

  it('three times and then no more, the order is paid by the reconciliation', async () => {
    const { customer, id } = await begun();
    shop.provider.faults.capture.push('down', 'down', 'down');
    expect((await shop.validate(customer, id)).corps.title).to.include('being checked');
    for (let round = 0; round < 2; round++) {
      await minutes(2);
      expect((await shop.row(id)).statut).to.equal('pending');
    }
    await minutes(1);
    expect((await shop.row(id)).statut).to.equal('paid');
    expect(shop.provider.captureIds).to.have.length(1);
  });

  it('at the first look, the payment is said to be checked', async () => {
    const { customer, id } = await begun();
    shop.provider.faults.read.push('down');
    expect((await shop.validate(customer, id)).corps.title).to.include('being checked');
    expect((await shop.validate(customer, id)).corps.title).to.include('Thank you');
  });

  it('a browser that never comes back after the approval has its order paid within minutes', async () => {
    const { customer, id } = await begun();
    await minutes(1);
    expect((await shop.row(id)).statut, 'its customer may still be there').to.equal('pending');
    await minutes(1);
    expect((await shop.row(id)).statut).to.equal('paid');
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
  });

  it('an order whose worker died is taken over when its lease is over', async () => {
    const { customer, id } = await begun();
    await shop.database
      .updateTable('customer_order')
      .set({ claim: '2026-11-20T09:02:00.000Z dead' })
      .where('provider_id', '=', id)
      .execute();
    shop.later(3 * MINUTE);
    expect((await shop.validate(customer, id)).corps.title).to.include('Thank you');
  });

  it('what nobody approves expires, and its places are for others', async () => {
    const customer = await shop.traveller(4);
    const id = await shop.pay(customer);
    await minutes(14);
    expect((await shop.row(id)).statut).to.equal('pending');
    await minutes(2);
    expect((await shop.row(id)).statut).to.equal('expired');
    await shop.pay(await shop.traveller(4));
    expect(shop.provider.calls.capture).to.equal(0);
    expect(await shop.mails(customer.form.email)).to.deep.equal([]);
  });

  it('an order that the provider never had expires without asking it', async () => {
    const customer = await shop.traveller(1);
    shop.provider.faults.create.push('down');
    await shop.tryPay(customer);
    await minutes(16);
    expect(shop.provider.calls.read).to.equal(0);
    const { statut } = await shop.database
      .selectFrom('customer_order')
      .select('statut')
      .executeTakeFirstOrThrow();
    expect(statut).to.equal('expired');
  });

  it('approved late, it is booked while there are places', async () => {
    const customer = await shop.traveller(2);
    const id = await shop.pay(customer);
    await minutes(16);
    shop.provider.approve(id);
    expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.success);
    expect((await shop.row(id)).statut).to.equal('paid');
  });

  it('approved when the places are gone, nothing is captured and the customer is told once', async () => {
    const customer = await shop.traveller(4);
    const id = await shop.pay(customer);
    await minutes(16);
    await shop.buy(await shop.traveller(1));
    shop.provider.approve(id);
    for (let time = 0; time < 3; time++)
      expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.soldOut);
    expect(shop.provider.captureIds).to.have.length(1);
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-late']);
  });

  it('paid after the hold: booked while there are places, given back and told once they are gone', async () => {
    const [early, late] = [await shop.traveller(2), await shop.traveller(3)];
    const one = await shop.pay(early);
    await minutes(16);
    const two = await shop.pay(late);
    await minutes(16);
    for (const id of [one, two]) shop.provider.complete(id);
    expect((await shop.validate(early, one)).corps.title).to.include('Thank you');
    const answer = await shop.validate(late, two);
    expect(answer.corps.title).to.equal('Your money goes back to you');
    expect(shop.provider.refunds).to.deep.equal([{ capture: `C${two}`, cents: 267_150 }]);
    expect(await shop.row(two)).to.include({ statut: 'refunded', refunded_cents: 267_150 });
    expect(await shop.mails(late.form.email)).to.deep.equal(['order-refunded']);
    expect(await shop.validate(late, two)).to.deep.equal(answer);
    expect(shop.provider.refunds).to.have.length(1);
  });

  it('to give money back, it is asked again every minute, and gives it back once', async () => {
    const customer = await shop.traveller(4);
    const id = await shop.pay(customer);
    await minutes(16);
    await shop.buy(await shop.traveller(1));
    shop.provider.complete(id);
    shop.provider.faults.refund.push('down', 'lost', { issue: 'INTERNAL' });
    expect((await shop.validate(customer, id)).corps.title).to.equal('Your money goes back to you');
    for (let time = 0; time < 4; time++) await minutes(1);
    expect((await shop.row(id)).statut).to.equal('refunded');
    expect(shop.provider.refunds).to.have.length(1);
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-refunded']);
  });

  it('money that was on its way when the places went is given back when it comes, without a notice', async () => {
    const customer = await shop.traveller(4);
    const id = await shop.pay(customer);
    await minutes(16);
    await shop.buy(await shop.traveller(1));
    shop.provider.complete(id, { status: 'PENDING' });
    expect((await shop.validate(customer, id)).entete.code).to.equal(CODE.soldOut);
    shop.provider.complete(id);
    await minutes(31);
    expect((await shop.row(id)).statut).to.equal('refunded');
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-refunded']);
  });
});
