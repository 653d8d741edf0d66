import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect } from 'chai';
import { createCertificate } from '../../../server/paypal-simulator/certificate.ts';
import { createProvider } from '../../../upstream/payment/create-provider.ts';
import { ProviderUnavailable } from '../../../upstream/payment/provider.ts';
import { wrongInRequest } from '../../support/paypal-description.ts';
import { startScriptedPayPal } from '../../support/scripted-paypal.ts';

const DAY = 24 * 3600 * 1000;
const body = Buffer.from(
  '{"id":"WH-1", "event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"id":"é"}}',
);

describe('An event from the payment provider', () => {
  let paypal: Awaited<ReturnType<typeof startScriptedPayPal>>;
  const certificate = createCertificate('messageverificationcerts.paypal.com');
  beforeEach(async () => {
    paypal = await startScriptedPayPal();
  });
  afterEach(() => paypal.close());

  async function signed(more: { webhook?: string; url?: string; raw?: Buffer } = {}) {
    const {
      webhook = 'HOOK1',
      url = `${paypal.url}/v1/notifications/certs/CERT-1`,
      raw = body,
    } = more;
    const [id, time] = [randomUUID(), '2026-11-20T10:00:00Z'];
    const text = [id, time, webhook, crc32(raw)].join('|');
    const signature = createSign('RSA-SHA256')
      .update(text)
      .sign((await certificate).key, 'base64');
    return {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': url,
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature,
      'paypal-transmission-time': time,
    };
  }
  const serve = async (from = certificate) =>
    paypal.replies.push({ status: 200, text: (await from).pem });

  it('is good when the provider has signed it', async () => {
    await serve();
    expect(await paypal.provider.verifyWebhook(await signed(), body)).to.equal(true);
    expect(paypal.calls().map(({ path }) => path)).to.deep.equal([
      '/v1/notifications/certs/CERT-1',
    ]);
  });

  it('is good each of the 25 times it may come, with one certificate fetched', async () => {
    await serve();
    const headers = await signed();
    for (let time = 0; time < 25; time++)
      expect(await paypal.provider.verifyWebhook(headers, body)).to.equal(true);
    expect(paypal.calls()).to.have.length(1);
  });

  it('is refused with any one byte altered', async () => {
    await serve();
    const headers = await signed();
    for (let at = 0; at < body.length; at++) {
      const altered = Buffer.from(body);
      altered[at] = Number(altered[at]) ^ 1;
      expect(await paypal.provider.verifyWebhook(headers, altered), String(at)).to.equal(false);
    }
  });

  it('is refused when it was written anew', async () => {
    await serve();
    const again = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(await paypal.provider.verifyWebhook(await signed(), again)).to.equal(false);
  });

  it('is refused when it was signed for another webhook', async () => {
    await serve();
    expect(await paypal.provider.verifyWebhook(await signed({ webhook: 'HOOK2' }), body)).to.equal(
      false,
    );
  });

  it('is refused when another key has signed it', async () => {
    await serve(createCertificate('messageverificationcerts.paypal.com'));
    expect(await paypal.provider.verifyWebhook(await signed(), body)).to.equal(false);
  });

  for (const [name, begins] of [
    ['that has ended', -400],
    ['of tomorrow', 1],
  ] as const)
    it(`is refused with a certificate ${name}`, async () => {
      const other = await createCertificate('x', Date.now() + begins * DAY);
      paypal.replies.push({ status: 200, text: other.pem });
      const headers = await signed();
      const text = [
        headers['paypal-transmission-id'],
        headers['paypal-transmission-time'],
        'HOOK1',
        crc32(body),
      ];
      headers['paypal-transmission-sig'] = createSign('RSA-SHA256')
        .update(text.join('|'))
        .sign(other.key, 'base64');
      expect(await paypal.provider.verifyWebhook(headers, body)).to.equal(false);
    });

  it('is refused without each of its headers, or with one twice', async () => {
    const headers: Record<string, string> = await signed();
    for (const name of Object.keys(headers)) {
      const { [name]: value = '', ...rest } = headers;
      expect(await paypal.provider.verifyWebhook(rest, body), name).to.equal(false);
      const twice = { ...headers, [name]: [value, value] };
      expect(await paypal.provider.verifyWebhook(twice, body), name).to.equal(false);
    }
    const weak = { ...headers, 'paypal-auth-algo': 'MD5withRSA' };
    expect(await paypal.provider.verifyWebhook(weak, body)).to.equal(false);
    expect(paypal.calls()).to.deep.equal([]);
  });

  it('never leads to a host that is not the provider’s', async () => {
    const { host } = new URL(paypal.url);
    const foreign = [
      'https://evil.example/v1/notifications/certs/CERT-1',
      `http://${host}@evil.example/v1/notifications/certs/CERT-1`,
      `http://user@${host}/v1/notifications/certs/CERT-1`,
      `http://${host}.evil.example/v1/notifications/certs/CERT-1`,
      `http://${host}/v1/notifications/certs/../../other`,
      `http://${host}/v1/notifications/certs/%2e%2e/%2e%2e/other`,
      `http://${host}/v1/notifications/certs/CERT-1?to=evil`,
      `https://${host}/v1/notifications/certs/CERT-1`,
      'file:///etc/passwd',
      'not an address',
    ];
    for (const url of foreign)
      expect(await paypal.provider.verifyWebhook(await signed({ url }), body), url).to.equal(false);
    expect(paypal.calls()).to.deep.equal([]);
    expect(paypal.tokenCalls()).to.equal(0);
  });

  it('is no sandbox event where money is live', async () => {
    const live = createProvider(
      {
        mode: 'paypal',
        environment: 'live',
        clientId: 'client',
        secret: 'secret',
        webhookId: 'HOOK1',
      },
      'Kwabo',
    );
    const url = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';
    expect(await live.verifyWebhook(await signed({ url }), body)).to.equal(false);
    await live.close();
  });

  for (const [status, isGood] of [
    ['SUCCESS', true],
    ['FAILURE', false],
  ] as const)
    it(`is posted back, byte for byte, when the certificate cannot be had: ${status}`, async () => {
      paypal.replies.push({ status: 404 }, { status: 200, body: { verification_status: status } });
      const headers = { ...(await signed()), 'paypal-transmission-sig': 'c2lnbmF0dXJl' };
      expect(await paypal.provider.verifyWebhook(headers, body)).to.equal(isGood);
      const [, call] = paypal.calls();
      expect(call?.path).to.equal('/v1/notifications/verify-webhook-signature');
      expect(call?.body).to.include(`"webhook_event":${body}}`);
      const sent = JSON.parse(call?.body ?? '');
      expect(sent.webhook_id).to.equal('HOOK1');
      const path = '/v1/notifications/verify-webhook-signature';
      expect(wrongInRequest('webhooks', 'post', path, sent)).to.deep.equal([]);
    });

  it('cannot add fields of its own to what is posted back', async () => {
    const raw = Buffer.from('{},"webhook_id":"HOOK2","x":{}');
    paypal.replies.push({ status: 404 });
    expect(await paypal.provider.verifyWebhook(await signed({ raw }), raw)).to.equal(false);
    expect(paypal.calls()).to.have.length(1);
  });

  it('is neither good nor bad while nobody can be asked', async () => {
    paypal.replies.push({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
    const error = await paypal.provider
      .verifyWebhook(await signed(), body)
      .catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ProviderUnavailable);
  });
});
