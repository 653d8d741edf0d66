import { expect } from 'chai';
import { ConfigError, parseConfig } from '../../server/config.ts';
import { parseUpstreamConfig } from '../../upstream/config.ts';

describe('The settings', () => {
  it('have a default each: nothing need be set', () => {
    const config = parseConfig({});
    expect(config.port).to.equal(3000);
    expect(config.siteName).to.equal('Kwabo');
    expect(config.upstream).to.equal(undefined);
  });

  it('count as unset when empty, as shells and .env files leave them', () => {
    expect(parseConfig({ PORT: '', UPSTREAM_URL: '' })).to.deep.equal(parseConfig({}));
  });

  it('are all named at once when they are wrong', () => {
    const wrong = {
      PORT: '99999',
      PUBLIC_URL: 'ftp://kwabo.example',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      METRICS_TOKEN: 'short',
      UPSTREAM_URL: 'http://127.0.0.1:3001',
      UPSTREAM_KEY: 'too-short',
    };
    const { message } = catchError(() => parseConfig(wrong));
    const expected = Object.keys(wrong).filter((name) => name !== 'UPSTREAM_URL');
    for (const name of expected) expect(message).to.match(new RegExp(`^${name}: `, 'm'));
    expect(message).to.not.include('too-short');
  });

  it('want the key with the address of another upstream', () => {
    const { message } = catchError(() => parseConfig({ UPSTREAM_URL: 'http://127.0.0.1:3001' }));
    expect(message).to.equal('UPSTREAM_KEY: is needed with UPSTREAM_URL');
  });

  it('that fit together wrongly are named with the others', () => {
    const { message } = catchError(() =>
      parseConfig({ PORT: 'x', UPSTREAM_URL: 'http://a', PUBLIC_URL: 'http://a/b' }),
    );
    for (const name of ['PORT', 'UPSTREAM_KEY', 'PUBLIC_URL'])
      expect(message).to.match(new RegExp(`^${name}: `, 'm'));
  });

  it('name the same payment provider in both programs, whatever is set', () => {
    const credentials = {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'HOOK1',
    };
    const modes = new Set<string>();
    for (const PUBLIC_URL of ['', 'http://localhost:3000', 'http://[::1]', 'https://kwabo.example'])
      for (const PAYMENT_SIMULATOR of ['', '0', '1'])
        for (const paypal of PAYMENT_SIMULATOR === '1' ? [{}] : [{}, credentials]) {
          const env = { PUBLIC_URL, PAYMENT_SIMULATOR, ...paypal };
          const { payment } = parseConfig(env);
          expect(parseUpstreamConfig(env).payment.mode, JSON.stringify(env)).to.equal(payment);
          modes.add(payment);
        }
    expect([...modes].sort()).to.deep.equal(['off', 'paypal', 'simulator']);
  });

  it('take the origin of PUBLIC_URL and refuse a path in it', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://kwabo.example/' }).publicUrl).to.equal(
      'https://kwabo.example',
    );
    const { message } = catchError(() => parseConfig({ PUBLIC_URL: 'https://kwabo.example/site' }));
    expect(message).to.equal('PUBLIC_URL: must have no path');
  });
});

function catchError(run: () => unknown): ConfigError {
  try {
    run();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
