import { expect } from 'chai';
import { SIMULATOR_CLIENT } from '../../../shared/contract/payment.ts';
import { orderRequest } from '../../../upstream/payment/paypal/order-request.ts';
import { ProviderRefused, ProviderUnavailable } from '../../../upstream/payment/provider.ts';
import { payment } from '../../support/payment.ts';
import { wrongInAnswer, wrongInSchema } from '../../support/paypal-description.ts';
import { startSimulator } from '../../support/simulator.ts';

const ORDERS = '/v2/checkout/orders';

describe('The payment simulator', () => {
  let site: Awaited<ReturnType<typeof startSimulator>>;
  before(async () => {
    site = await startSimulator();
  });
  after(() => site.close());
  afterEach(() => {
    site.simulator.faults.next.length = 0;
    site.simulator.faults.webhookCopies = 1;
  });

  const approved = async (outcome = 'pay', cents = 90_000) => {
    const order = await site.provider.create(payment(cents));
    await site.choose(order.id, outcome);
    return order.id;
  };
  const issue = (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      (error: unknown) => (error instanceof ProviderRefused ? error.issue : String(error)),
    );

  /** A call as any client would make it, past ours. */
  async function rest(method: string, path: string, body?: object | string, headers = {}) {
    const basic = Buffer.from(`${SIMULATOR_CLIENT.id}:${SIMULATOR_CLIENT.secret}`).toString(
      'base64',
    );
    const given = await fetch(`${site.base}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = await given.json();
    const answer = await fetch(site.base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
    return { status: answer.status, body: await answer.json() };
  }

  it('takes an order from its creation to the money and back', async () => {
    const { create, read, capture, refund } = site.provider;
    const made = await create(payment(200_000));
    expect(made).to.include({
      status: 'CREATED',
      reference: 'ref-1',
      cents: 200_000,
      currency: 'EUR',
      capture: null,
    });
    expect(made.payee).to.equal(site.provider.merchant);
    expect(await issue(capture(made.id, 'c1'))).to.equal('ORDER_NOT_APPROVED');
    await site.choose(made.id, 'pay');
    expect(await read(made.id)).to.include({ status: 'APPROVED', capture: null });
    const paid = await capture(made.id, 'c1');
    expect(paid.status).to.equal('COMPLETED');
    expect(paid.capture).to.include({ status: 'COMPLETED', cents: 200_000, currency: 'EUR' });
    const id = paid.capture?.id ?? '';
    expect(await refund(id, 50_000, 'r1')).to.equal('COMPLETED');
    expect((await read(made.id))?.capture?.status).to.equal('PARTIALLY_REFUNDED');
    expect(await issue(refund(id, 150_001, 'r2'))).to.equal('REFUND_AMOUNT_EXCEEDED');
    expect(await refund(id, 150_000, 'r3')).to.equal('COMPLETED');
    expect((await read(made.id))?.capture?.status).to.equal('REFUNDED');
    expect(await issue(refund(id, 1, 'r4'))).to.equal('CAPTURE_FULLY_REFUNDED');
  });

  it('answers as PayPal’s own description says', async () => {
    const body = orderRequest(payment(1234), 'Kwabo');
    const created = await rest('POST', ORDERS, body);
    expect(created.status).to.equal(201);
    expect(wrongInAnswer('orders', 'post', ORDERS, created)).to.deep.equal([]);
    const one = `${ORDERS}/${created.body.id}`;
    const notYet = await rest('POST', `${one}/capture`, {});
    expect(notYet.status).to.equal(422);
    expect(wrongInAnswer('orders', 'post', `${ORDERS}/{id}/capture`, notYet)).to.deep.equal([]);
    await site.choose(created.body.id, 'pay');
    const captured = await rest('POST', `${one}/capture`, {});
    expect(captured.status).to.equal(201);
    expect(wrongInAnswer('orders', 'post', `${ORDERS}/{id}/capture`, captured)).to.deep.equal([]);
    const read = await rest('GET', one);
    expect(wrongInAnswer('orders', 'get', `${ORDERS}/{id}`, read)).to.deep.equal([]);
    const at = `/v2/payments/captures/${captured.body.purchase_units[0].payments.captures[0].id}`;
    const capture = await rest('GET', at);
    expect(
      wrongInAnswer('payments', 'get', '/v2/payments/captures/{capture_id}', capture),
    ).to.deep.equal([]);
    const refundPath = '/v2/payments/captures/{capture_id}/refund';
    const tooMuch = { amount: { currency_code: 'EUR', value: '12.35' } };
    const excess = await rest('POST', `${at}/refund`, tooMuch);
    expect(excess.status).to.equal(422);
    expect(wrongInAnswer('payments', 'post', refundPath, excess)).to.deep.equal([]);
    const refunded = await rest('POST', `${at}/refund`, {});
    expect(refunded.status).to.equal(201);
    expect(refunded.body.amount.value).to.equal('12.34');
    expect(wrongInAnswer('payments', 'post', refundPath, refunded)).to.deep.equal([]);
    const unknown = await rest('GET', `${ORDERS}/NOSUCHORDER`);
    expect(unknown.status).to.equal(404);
    expect(wrongInAnswer('orders', 'get', `${ORDERS}/{id}`, unknown)).to.deep.equal([]);
    // And the description can say no.
    expect(
      wrongInAnswer('orders', 'get', `${ORDERS}/{id}`, {
        ...read,
        body: { ...read.body, status: 'PAID' },
      }),
    ).to.not.deep.equal([]);
  });

  const unit = (more: object) => ({ intent: 'CAPTURE', purchase_units: [more] });
  const euro = (value: string) => ({ currency_code: 'EUR', value });
  const item = { name: 'A', quantity: '3', unit_amount: euro('0.10') };
  const wrong: [issue: string, status: number, body: object | string][] = [
    [
      'AMOUNT_MISMATCH',
      422,
      unit({
        amount: {
          ...euro('1.00'),
          breakdown: { item_total: euro('0.30'), shipping: euro('0.60') },
        },
        items: [item],
      }),
    ],
    [
      'ITEM_TOTAL_MISMATCH',
      422,
      unit({ amount: { ...euro('0.31'), breakdown: { item_total: euro('0.31') } }, items: [item] }),
    ],
    ['ITEM_TOTAL_REQUIRED', 422, unit({ amount: euro('0.30'), items: [item] })],
    ['CANNOT_BE_ZERO_OR_NEGATIVE', 422, unit({ amount: euro('0.00') })],
    ['INVALID_PARAMETER_SYNTAX', 400, unit({ amount: euro('1e3') })],
    ['INVALID_PARAMETER_SYNTAX', 400, unit({ amount: euro('-1.00') })],
    ['INVALID_PARAMETER_SYNTAX', 400, { intent: 'CAPTURE', purchase_units: [] }],
    ['INVALID_PARAMETER_SYNTAX', 400, []],
    ['MALFORMED_REQUEST_JSON', 400, '{"intent":'],
  ];
  for (const [name, status, body] of wrong)
    it(`refuses an order with ${name}: ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const answer = await rest('POST', ORDERS, body);
      expect(answer.status).to.equal(status);
      expect(answer.body.details[0].issue).to.equal(name);
      expect(wrongInAnswer('orders', 'post', ORDERS, answer)).to.deep.equal([]);
    });

  it('lets nobody in without its token', async () => {
    const tries: Record<string, string>[] = [
      {},
      { authorization: 'Bearer x' },
      { authorization: 'Basic eA==' },
    ];
    for (const headers of tries) {
      for (const path of [
        ORDERS,
        `${ORDERS}/X/capture`,
        '/v1/notifications/verify-webhook-signature',
      ]) {
        const answer = await fetch(site.base + path, { method: 'POST', headers, body: '{}' });
        expect(answer.status).to.equal(401);
        expect(wrongInSchema('orders', 'error_401', await answer.json())).to.deep.equal([]);
      }
    }
    const wrongSecret = await fetch(`${site.base}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('simulator:x').toString('base64')}` },
      body: 'grant_type=client_credentials',
    });
    expect(wrongSecret.status).to.equal(401);
  });

  it('does once what is asked for with the same request id, and answers with the latest state', async () => {
    const first = await site.provider.create(payment(500, 'same'));
    const second = await site.provider.create(payment(500, 'same'));
    expect(second.id).to.equal(first.id);
    expect((await site.provider.create(payment(500, 'other'))).id).to.not.equal(first.id);
    await site.choose(first.id, 'pay');
    const captures = await Promise.all(
      Array.from({ length: 20 }, () => site.provider.capture(first.id, 'capture')),
    );
    expect(new Set(captures.map(({ capture }) => capture?.id)).size).to.equal(1);
    const again = await site.provider.capture(first.id, 'another id');
    expect(again.capture?.id).to.equal(captures[0]?.capture?.id);
    const id = again.capture?.id ?? '';
    await site.provider.refund(id, 200, 'refund');
    await site.provider.refund(id, 200, 'refund');
    expect(await issue(site.provider.refund(id, 301, 'rest'))).to.equal('REFUND_AMOUNT_EXCEEDED');
    expect(await site.provider.refund(id, 300, 'rest')).to.equal('COMPLETED');
  });

  it('takes the money once although the answer is lost', async () => {
    const id = await approved();
    site.simulator.faults.next.push({ kind: 'lost', path: /capture$/ });
    const paid = await site.provider.capture(id, 'lost');
    expect(paid.capture?.status).to.equal('COMPLETED');
    expect(site.simulator.faults.next).to.deep.equal([]);
    const events = site.events.filter(
      ({ type, resource }) =>
        type === 'PAYMENT.CAPTURE.COMPLETED' && resource.id === paid.capture?.id,
    );
    expect(events.length).to.be.at.most(1);
  });

  it('fails, waits and forgets tokens when a test says so', async () => {
    const { next } = site.simulator.faults;
    next.push(
      { kind: 'status', value: 500 },
      { kind: 'status', value: 503 },
      { kind: 'token ended' },
    );
    expect((await site.provider.create(payment(100))).status).to.equal('CREATED');
    expect(next).to.deep.equal([]);
    for (let time = 0; time < 3; time++) next.push({ kind: 'status', value: 500 });
    expect(
      await site.provider.create(payment(100)).catch((error: unknown) => error),
    ).to.be.instanceOf(ProviderUnavailable);
    next.push({ kind: 'delay', value: 200, path: /orders$/ });
    const started = performance.now();
    await site.provider.create(payment(100));
    expect(performance.now() - started).to.be.at.least(195);
  });

  it('declines a card without money, and takes another after that', async () => {
    const id = await approved('funds');
    expect(await issue(site.provider.capture(id, 'c'))).to.equal('INSTRUMENT_DECLINED');
    expect(await site.provider.read(id)).to.include({ status: 'CREATED', capture: null });
    await site.choose(id, 'pay');
    expect((await site.provider.capture(id, 'c')).capture?.status).to.equal('COMPLETED');
  });

  it('keeps a payment under review, then completes it and says so', async () => {
    const id = await approved('pending', 777);
    const { capture } = await site.provider.capture(id, 'c');
    expect(capture?.status).to.equal('PENDING');
    await site.event('PAYMENT.CAPTURE.PENDING');
    expect(await issue(site.provider.refund(capture?.id ?? '', 777, 'r'))).to.equal(
      'PENDING_CAPTURE',
    );
    const end = Date.now() + 3000;
    while ((await site.provider.read(id))?.capture?.status === 'PENDING' && Date.now() < end);
    expect((await site.provider.read(id))?.capture?.status).to.equal('COMPLETED');
  });

  for (const outcome of ['cancel', 'fail'])
    it(`leaves an order unpaid after ${outcome}`, async () => {
      const id = await approved(outcome);
      expect(await site.provider.read(id)).to.include({ status: 'CREATED', capture: null });
      expect(await issue(site.provider.capture(id, 'c'))).to.equal('ORDER_NOT_APPROVED');
    });

  it('leads back to the shop without a script, and nowhere else', async () => {
    const body = orderRequest(payment(100), 'Kwabo');
    const order = async (host: string) => {
      const [return_url, cancel_url] = [`${host}/paid?lang=fr`, `${host}/cancelled`];
      const application_context = { ...body.application_context, return_url, cancel_url };
      return (await rest('POST', ORDERS, { ...body, application_context })).body.id;
    };
    const own = await order(site.url);
    const cancelled = await site.choose(own, 'cancel');
    expect(cancelled.status).to.equal(303);
    expect(cancelled.headers.get('location')).to.equal(`${site.url}/cancelled?token=${own}`);
    const popup = await site.choose(own, 'cancel', { popup: '1' });
    expect(popup.status).to.equal(200);
    const paid = await site.choose(own, 'pay');
    expect(paid.headers.get('location')).to.match(/\/paid\?lang=fr&token=\w+&PayerID=\w+$/);
    const foreign = await site.choose(await order('https://evil.example'), 'pay');
    expect(foreign.status).to.equal(200);
    expect(foreign.headers.get('location')).to.equal(null);
  });

  it('sends events that the client verifies, by certificate and by post-back', async () => {
    site.events.length = 0;
    const id = await approved('pay', 4321);
    await site.provider.capture(id, 'c');
    const order = await site.event('CHECKOUT.ORDER.APPROVED');
    expect(order.resource.id).to.equal(id);
    const event = await site.event('PAYMENT.CAPTURE.COMPLETED');
    expect(event.resource).to.deep.include({
      custom_id: 'ref-1',
      supplementary_data: { related_ids: { order_id: id } },
    });
    expect(wrongInSchema('webhooks', 'event', JSON.parse(event.raw.toString()))).to.deep.equal([]);
    const { headers, raw } = event;
    expect(await site.provider.verifyWebhook(headers, raw)).to.equal(true);
    const altered = Buffer.from(raw.toString().replace('43.21', '43.22'));
    expect(await site.provider.verifyWebhook(headers, altered)).to.equal(false);
    const postBack = (webhook: string, bytes: Buffer) => {
      const fields = {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: webhook,
      };
      const text = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${bytes}}`;
      return rest('POST', '/v1/notifications/verify-webhook-signature', text);
    };
    const good = await postBack(SIMULATOR_CLIENT.webhook, raw);
    expect(good.body).to.deep.equal({ verification_status: 'SUCCESS' });
    expect(
      wrongInAnswer('webhooks', 'post', '/v1/notifications/verify-webhook-signature', good),
    ).to.deep.equal([]);
    for (const bad of [
      await postBack(SIMULATOR_CLIENT.webhook, altered),
      await postBack('OTHER', raw),
    ])
      expect(bad.body).to.deep.equal({ verification_status: 'FAILURE' });
  });

  it('sends an event twice, or never, when a test says so', async () => {
    site.events.length = 0;
    site.simulator.faults.webhookCopies = 2;
    await approved();
    const second = await site.event('CHECKOUT.ORDER.APPROVED', 2);
    const [first] = site.events;
    expect(first?.raw.equals(second.raw)).to.equal(true);
    expect(first?.headers['paypal-transmission-id']).to.not.equal(
      second.headers['paypal-transmission-id'],
    );
    site.simulator.faults.webhookCopies = 0;
    const id = await approved();
    site.simulator.faults.webhookCopies = 1;
    const { capture } = await site.provider.capture(id, 'c');
    await site.event('PAYMENT.CAPTURE.COMPLETED');
    expect(capture).to.not.equal(null);
    expect(site.events.filter(({ resource }) => resource.id === id)).to.deep.equal([]);
  });
});
