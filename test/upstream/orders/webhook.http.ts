import { expect } from 'chai';
import { type Shop, startShop } from '../support/shop.ts';

describe('A notice of the payment provider', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(async () => {
    await shop.check();
    await shop.close();
  });

  const approved = async () => {
    const customer = await shop.traveller(1);
    const id = await shop.pay(customer);
    shop.provider.approve(id);
    return { customer, id };
  };
  const ofCapture = (id: string, event_type = 'PAYMENT.CAPTURE.COMPLETED') => ({
    event_type,
    resource: { id: `C${id}`, supplementary_data: { related_ids: { order_id: id } } },
  });

  it('finishes the order of a browser that has died', async () => {
    const { customer, id } = await approved();
    expect(await shop.notify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })).to.equal(
      200,
    );
    expect((await shop.row(id)).statut).to.equal('paid');
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
  });

  const forged: [string, (body: string) => [string, Record<string, string>]][] = [
    ['without a signature', (body) => [body, { 'paypal-transmission-sig': '' }]],
    ['with a wrong signature', (body) => [body, { 'paypal-transmission-sig': 'f'.repeat(64) }]],
    [
      'with one byte altered',
      (body) => [
        body.replace('APPROVED', 'APPROVEE'),
        { 'paypal-transmission-sig': shop.provider.sign(body) },
      ],
    ],
    [
      'written anew with the same meaning',
      (body) => [
        JSON.stringify(JSON.parse(body), null, 1),
        { 'paypal-transmission-sig': shop.provider.sign(body) },
      ],
    ],
  ];
  for (const [what, forge] of forged) {
    it(`${what} is refused and has no effect`, async () => {
      const { id } = await approved();
      const [body, headers] = forge(
        JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } }),
      );
      expect(await shop.notify(body, headers)).to.equal(400);
      expect((await shop.row(id)).statut).to.equal('pending');
      expect(shop.provider.calls.read).to.equal(0);
    });
  }

  for (const body of [
    '',
    'no json',
    '[]',
    'null',
    '{}',
    '{"resource":7}',
    '{"resource":{"id":{}}}',
  ])
    it(`that says ${JSON.stringify(body)} does no harm`, async () => {
      const { id } = await approved();
      expect([200, 400]).to.include(await shop.notify(body));
      expect((await shop.row(id)).statut).to.equal('pending');
    });

  it('that lies about the payment only has the provider asked', async () => {
    const customer = await shop.traveller(1);
    const id = await shop.pay(customer);
    expect(await shop.notify(ofCapture(id))).to.equal(200);
    expect((await shop.row(id)).statut).to.equal('pending');
  });

  it('that comes twenty-five times has one effect', async () => {
    const { customer, id } = await approved();
    for (let time = 0; time < 25; time++) expect(await shop.notify(ofCapture(id))).to.equal(200);
    expect(shop.provider.calls.capture).to.equal(1);
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid']);
  });

  it('of an unknown order is answered, noted and changes nothing', async () => {
    const { id } = await approved();
    expect(
      await shop.notify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'UNKNOWN' } }),
    ).to.equal(200);
    expect(shop.upstream.lines.join('')).to.include('webhook of an unknown order');
    expect((await shop.row(id)).statut).to.equal('pending');
  });

  it('of a refund is believed in any order: after the payment, or before it was heard of', async () => {
    const { customer, id } = await approved();
    await shop.validate(customer, id);
    shop.provider.complete(id, { status: 'REFUNDED' });
    const refund = {
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: { id: 'R1', custom_id: (await shop.row(id)).reference },
    };
    for (let time = 0; time < 2; time++) expect(await shop.notify(refund)).to.equal(200);
    expect(await shop.row(id)).to.include({ statut: 'refunded', refunded_cents: 89_050 });
    expect(await shop.mails(customer.form.email)).to.deep.equal(['order-paid', 'order-refunded']);

    const other = await approved();
    shop.provider.complete(other.id, { status: 'REFUNDED' });
    await shop.notify({
      resource: { id: 'R2', supplementary_data: { related_ids: { order_id: other.id } } },
    });
    await shop.notify(ofCapture(other.id));
    expect((await shop.row(other.id)).statut).to.equal('refunded');
    expect(await shop.mails(other.customer.form.email)).to.deep.equal(['order-refunded']);
  });

  it('is asked for again while the provider cannot be asked back', async () => {
    const { id } = await approved();
    shop.provider.faults.read.push('down');
    expect(await shop.notify(ofCapture(id))).to.equal(503);
    expect(await shop.notify(ofCapture(id))).to.equal(200);
    expect((await shop.row(id)).statut).to.equal('paid');
  });

  it('needs the website’s own signature, too', async () => {
    const body = '{}';
    const call = { method: 'POST', path: '/paypal/webhook', body };
    expect((await shop.upstream.send({ ...call, signed: { key: 'x' } })).status).to.equal(401);
  });
});
