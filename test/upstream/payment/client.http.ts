import { expect } from 'chai';
import { ProviderRefused, ProviderUnavailable } from '../../../upstream/payment/provider.ts';
import { payment } from '../../support/payment.ts';
import {
  payPalCapture,
  payPalOrder,
  type Reply,
  startScriptedPayPal,
} from '../../support/scripted-paypal.ts';

const ID = '5O190127TN364715T';
const created = { status: 201, body: payPalOrder() };
const refusal = (status: number, issue: string) => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

describe('The PayPal client', () => {
  let paypal: Awaited<ReturnType<typeof startScriptedPayPal>>;
  beforeEach(async () => {
    paypal = await startScriptedPayPal();
  });
  afterEach(() => paypal.close());

  /** The error of a promise that must fail. */
  const failure = (promise: Promise<unknown>): Promise<Error> =>
    promise.then(
      () => expect.fail('it went through'),
      (error: Error) => error,
    );

  it('creates an order with a token, a request id and the whole answer asked for', async () => {
    paypal.replies.push(created);
    const order = await paypal.provider.create(payment(90_000, 'request-1'));
    expect(order).to.deep.equal({
      id: ID,
      status: 'CREATED',
      reference: 'ref-1',
      cents: 90_000,
      currency: 'EUR',
      payee: 'M3RCHANT23456',
      capture: null,
    });
    const [call] = paypal.calls();
    expect(call?.headers).to.include({
      authorization: 'Bearer token 1',
      'paypal-request-id': 'request-1',
      prefer: 'return=representation',
      'content-type': 'application/json',
    });
    expect(paypal.provider.merchant).to.equal('M3RCHANT23456');
  });

  it('asks for one token, however many calls come at once, and keeps it', async () => {
    paypal.replies.push(...Array.from({ length: 11 }, () => created));
    await Promise.all(Array.from({ length: 10 }, () => paypal.provider.create(payment())));
    await paypal.provider.create(payment());
    expect(paypal.tokenCalls()).to.equal(1);
  });

  it('renews a token that has ended once, for all calls at once', async () => {
    paypal.replies.push(created);
    await paypal.provider.create(payment());
    const reply = ({ headers }: { headers: { authorization?: string } }) =>
      headers.authorization === 'Bearer token 1' ? { status: 401 } : created;
    paypal.replies.push(...Array.from({ length: 10 }, () => reply));
    await Promise.all(Array.from({ length: 5 }, () => paypal.provider.create(payment())));
    expect(paypal.tokenCalls()).to.equal(2);
  });

  it('gives up when the new token is refused as well', async () => {
    paypal.replies.push({ status: 401 }, { status: 401 }, created);
    expect(await failure(paypal.provider.create(payment()))).to.be.instanceOf(ProviderUnavailable);
    expect(paypal.calls()).to.have.length(2);
  });

  it('says that it gets no token when its credentials are wrong, and asks once', async () => {
    paypal.tokenReplies.push({ status: 401, body: { error: 'invalid_client' } });
    const error = await failure(paypal.provider.create(payment()));
    expect(error).to.be.instanceOf(ProviderUnavailable);
    expect(error.message)
      .to.match(/no token: status 401/)
      .and.not.include('secret');
    expect(paypal.tokenCalls()).to.equal(1);
  });

  const passing: Record<string, Reply[]> = {
    'an answer that is lost': ['cut'],
    'a time-out': ['hang'],
    'a status 500': [{ status: 500 }],
    'a status 503, twice': [{ status: 503 }, { status: 503 }],
    'an answer cut short': [{ status: 201, text: '{"id":"5O19' }],
  };
  for (const [name, faults] of Object.entries(passing)) {
    it(`repeats a capture with the same request id after ${name}`, async () => {
      paypal.replies.push(created);
      await paypal.provider.create(payment());
      const captured = payPalOrder({ status: 'COMPLETED', captures: [payPalCapture()] });
      paypal.replies.push(...faults, { status: 201, body: captured });
      const order = await paypal.provider.capture(ID, 'order-7');
      expect(order.capture).to.deep.equal({
        id: '3C679366HH908993F',
        status: 'COMPLETED',
        cents: 90_000,
        currency: 'EUR',
      });
      const captures = paypal.calls().filter(({ path }) => path.endsWith('/capture'));
      expect(captures).to.have.length(faults.length + 1);
      for (const { headers } of captures) expect(headers['paypal-request-id']).to.equal('order-7');
    });
  }

  for (const fault of [{ status: 500 }, 'hang', 'cut'] satisfies Reply[]) {
    it(`tries three times at most: ${JSON.stringify(fault)}`, async () => {
      paypal.replies.push(fault, fault, fault, created);
      expect(await failure(paypal.provider.create(payment()))).to.be.instanceOf(
        ProviderUnavailable,
      );
      expect(paypal.calls()).to.have.length(3);
    });
  }

  it('does not add to the load when it is asked to slow down', async () => {
    paypal.replies.push({ status: 429 }, created);
    expect(await failure(paypal.provider.create(payment()))).to.be.instanceOf(ProviderUnavailable);
    expect(paypal.calls()).to.have.length(1);
  });

  for (const status of [400, 403, 404, 422]) {
    it(`says no with the provider’s own code after a ${status}, and asks once`, async () => {
      paypal.replies.push(created);
      await paypal.provider.create(payment());
      paypal.replies.push(refusal(status, 'INSTRUMENT_DECLINED'));
      const error = await failure(paypal.provider.capture(ID, 'r'));
      expect(error)
        .to.be.instanceOf(ProviderRefused)
        .and.have.property('issue', 'INSTRUMENT_DECLINED');
      expect(paypal.calls()).to.have.length(2);
    });
  }

  it('takes a request that is still under way for no refusal', async () => {
    paypal.replies.push(created, refusal(409, 'PREVIOUS_REQUEST_IN_PROGRESS'));
    await paypal.provider.create(payment());
    expect(await failure(paypal.provider.capture(ID, 'r'))).to.be.instanceOf(ProviderUnavailable);
  });

  it('reads an order that was captured before', async () => {
    const captured = payPalOrder({ status: 'COMPLETED', captures: [payPalCapture()] });
    paypal.replies.push(created, refusal(422, 'ORDER_ALREADY_CAPTURED'), {
      status: 200,
      body: captured,
    });
    await paypal.provider.create(payment());
    const order = await paypal.provider.capture(ID, 'r');
    expect(order).to.deep.include({ status: 'COMPLETED' });
    expect(order.capture?.status).to.equal('COMPLETED');
  });

  for (const status of ['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED'])
    it(`reads an order that is ${status}`, async () => {
      paypal.replies.push(created, { status: 200, body: payPalOrder({ status }) });
      await paypal.provider.create(payment());
      expect(await paypal.provider.read(ID)).to.include({ status, capture: null });
    });

  for (const status of [
    'COMPLETED',
    'PENDING',
    'DECLINED',
    'REFUNDED',
    'PARTIALLY_REFUNDED',
    'FAILED',
  ])
    it(`reads a capture that is ${status}`, async () => {
      const body = payPalOrder({ status: 'COMPLETED', captures: [payPalCapture(status)] });
      paypal.replies.push(created, { status: 200, body });
      await paypal.provider.create(payment());
      expect((await paypal.provider.read(ID))?.capture?.status).to.equal(status);
    });

  it('finds the capture that succeeded among those that were declined', async () => {
    const captures = [
      payPalCapture('DECLINED'),
      { ...payPalCapture(), id: 'GOOD' },
      payPalCapture('FAILED'),
    ];
    paypal.replies.push(created, {
      status: 200,
      body: payPalOrder({ status: 'COMPLETED', captures }),
    });
    await paypal.provider.create(payment());
    expect((await paypal.provider.read(ID))?.capture?.id).to.equal('GOOD');
  });

  it('tells other amounts, currencies, payees and references as they are', async () => {
    const unit = {
      custom_id: 'another',
      amount: { currency_code: 'JPY', value: '900' },
      payee: { email_address: 'thief@example.com' },
    };
    paypal.replies.push(created, { status: 200, body: payPalOrder({ unit }) });
    await paypal.provider.create(payment());
    expect(await paypal.provider.read(ID)).to.include({
      reference: 'another',
      cents: 90_000,
      currency: 'JPY',
      payee: 'thief@example.com',
    });
    expect(paypal.provider.merchant).to.equal('M3RCHANT23456');
  });

  it('learns after a restart whose credentials it has, before it says anything of an order', async () => {
    paypal.replies.push(created, {
      status: 200,
      body: payPalOrder({ unit: { payee: { merchant_id: 'OTHER' } } }),
    });
    expect(await paypal.provider.read(ID)).to.include({ payee: 'OTHER' });
    expect(paypal.provider.merchant).to.equal('M3RCHANT23456');
    expect(paypal.calls().map(({ method }) => method)).to.deep.equal(['POST', 'GET']);
    paypal.replies.push({ status: 200, body: payPalOrder() });
    await paypal.provider.read(ID);
    expect(paypal.calls()).to.have.length(3);
  });

  it('takes nothing for a refusal of the buyer’s order that was said of another', async () => {
    paypal.replies.push(refusal(422, 'PAYEE_ACCOUNT_RESTRICTED'));
    expect(await failure(paypal.provider.capture(ID, 'r'))).to.be.instanceOf(ProviderUnavailable);
    expect(paypal.calls()).to.have.length(1);
  });

  it('knows no order that the provider does not know', async () => {
    paypal.replies.push(created, refusal(404, 'INVALID_RESOURCE_ID'));
    await paypal.provider.create(payment());
    expect(await paypal.provider.read('UNKNOWN1')).to.equal(null);
  });

  for (const invented of [
    '',
    '../v1/identity',
    'A/B',
    'A?x=1',
    'x'.repeat(10_000),
    'Ａ',
    'a b',
    '%2e%2e',
  ])
    it(`asks nobody about the id ${JSON.stringify(invented.slice(0, 20))}`, async () => {
      expect(await paypal.provider.read(invented)).to.equal(null);
      expect(await failure(paypal.provider.capture(invented, 'r'))).to.be.instanceOf(
        ProviderRefused,
      );
      expect(await failure(paypal.provider.refund(invented, 1, 'r'))).to.be.instanceOf(
        ProviderRefused,
      );
      expect(paypal.calls()).to.deep.equal([]);
    });

  for (const body of [
    {},
    [],
    null,
    'OK',
    payPalOrder({ status: 'GREAT' }),
    payPalOrder({ unit: { amount: { currency_code: 'EUR', value: '-1' } } }),
  ])
    it(`does not guess at an answer like ${JSON.stringify(body)?.slice(0, 60)}`, async () => {
      paypal.replies.push(created, { status: 200, body });
      await paypal.provider.create(payment());
      expect(await failure(paypal.provider.read(ID))).to.be.instanceOf(ProviderUnavailable);
    });

  for (const [said, told] of [
    ['COMPLETED', 'COMPLETED'],
    ['PENDING', 'PENDING'],
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'FAILED'],
  ])
    it(`gives money back: ${said}`, async () => {
      paypal.replies.push({ status: 201, body: { id: 'R', status: said } });
      expect(await paypal.provider.refund('3C679366HH908993F', 30, 'refund-1')).to.equal(told);
      const [call] = paypal.calls();
      expect(call?.path).to.equal('/v2/payments/captures/3C679366HH908993F/refund');
      expect(call?.headers['paypal-request-id']).to.equal('refund-1');
      expect(JSON.parse(call?.body ?? '')).to.deep.equal({
        amount: { currency_code: 'EUR', value: '0.30' },
      });
    });

  it('reads no answer without an end', async () => {
    const text = `"${'x'.repeat(3 * 1024 * 1024)}"`;
    paypal.replies.push({ status: 201, text }, { status: 201, text }, { status: 201, text });
    expect(await failure(paypal.provider.create(payment()))).to.be.instanceOf(ProviderUnavailable);
  });
});
