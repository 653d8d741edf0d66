import { expect } from 'chai';
import { startSite } from '../../support/site.ts';

describe('The website', () => {
  const credentials = {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'HOOK1',
  };
  const PUBLIC_URL = 'https://kwabo.example';
  const cases: [name: string, env: Record<string, string>, isOn: boolean][] = [
    ['on this machine', {}, true],
    ['on this machine, when it is switched off', { PAYMENT_SIMULATOR: '0' }, false],
    ['with PayPal’s credentials', credentials, false],
    ['on a public address', { PUBLIC_URL }, false],
    ['on a public address, when it is asked for', { PUBLIC_URL, PAYMENT_SIMULATOR: '1' }, true],
    ['on a public address with credentials', { PUBLIC_URL, ...credentials }, false],
  ];
  for (const [name, env, isOn] of cases)
    it(`${isOn ? 'serves the payment simulator' : 'has no payment simulator'} ${name}`, async () => {
      const site = await startSite({ env });
      try {
        const paths = [
          '/sdk/js?client-id=simulator&currency=EUR',
          '/checkoutnow?token=X',
          '/v2/checkout/orders/X',
          '/window.css',
        ];
        for (const path of paths) {
          const answer = await fetch(`${site.url}/paypal-simulator${path}`, { redirect: 'manual' });
          const isServed = !answer.headers.get('content-security-policy')?.includes('img-src');
          expect(isServed, path).to.equal(isOn);
          if (!isOn) expect(answer.status, path).to.equal(404);
          if (isOn) expect(answer.headers.get('set-cookie'), path).to.equal(null);
        }
      } finally {
        await site.close();
      }
    });
});
