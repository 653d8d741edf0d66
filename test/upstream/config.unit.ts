import { expect } from 'chai';
import { ConfigError, parseAloneConfig, parseUpstreamConfig } from '../../upstream/config.ts';

describe('The settings', () => {
  it('all have a default when the API runs inside the website, and leave PORT to it', () => {
    const config = parseUpstreamConfig({ PORT: '3000', HOST: '0.0.0.0' });
    expect(config).to.include({ port: 0, host: '127.0.0.1', logLevel: 'info', key: undefined });
    expect(config.dataDir).to.match(/\/var$/);
  });

  it('lead mails to the website and send them in the agency’s name', () => {
    expect(parseUpstreamConfig({ PORT: '4000' }).publicUrl).to.equal('http://localhost:4000');
    const alone = parseAloneConfig({ UPSTREAM_KEY: 'k'.repeat(32), PORT: '4000' });
    expect(alone.publicUrl).to.equal('http://localhost:3000');
    const config = parseUpstreamConfig({ PUBLIC_URL: 'https://kwabo.example/', SITE_NAME: 'Agoo' });
    expect(config.publicUrl).to.equal('https://kwabo.example');
    expect(config.mail).to.deep.equal({
      smtp: undefined,
      from: { name: 'Agoo', address: 'kwabo@example.com' },
    });
  });

  it('take a mail server and a sender with or without a name', () => {
    const { mail } = parseUpstreamConfig({
      SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      MAIL_FROM: 'Agence Kwabo <voyages@kwabo.example>',
    });
    expect(mail.smtp?.hostname).to.equal('mail.example');
    expect(mail.from).to.deep.equal({ name: 'Agence Kwabo', address: 'voyages@kwabo.example' });
    expect(parseUpstreamConfig({ MAIL_FROM: 'a@kwabo.example' }).mail.from).to.deep.equal({
      name: 'Kwabo',
      address: 'a@kwabo.example',
    });
  });

  const wrongMail = {
    SMTP_URL: [
      'mail.example',
      'http://mail.example',
      'smtp://',
      'smtp://u:secret@h/x',
      'smtp://h?a=1',
      'smtp://u:50%off-secret@h',
    ],
    MAIL_FROM: [
      'Kwabo',
      'a@b',
      'A <a@kwabo.example',
      'A\r\nBcc: x <a@kwabo.example>',
      '"A" <a@b.ch>',
    ],
    PUBLIC_URL: ['ftp://kwabo.example', 'https://kwabo.example/site'],
  };
  for (const [name, values] of Object.entries(wrongMail)) {
    it(`refuse a wrong ${name} and keep what is in it to themselves`, () => {
      for (const value of values) {
        expect(() => parseUpstreamConfig({ [name]: value }), value)
          .to.throw(ConfigError)
          .with.property('message')
          .that.matches(new RegExp(`^${name}: `))
          .and.does.not.match(/secret/);
      }
    });
  }

  it('multiply limits on this machine alone', () => {
    const LIMIT_FACTOR = '50';
    expect(parseUpstreamConfig({}).limitFactor).to.equal(1);
    for (const PUBLIC_URL of [
      undefined,
      'http://localhost:3000',
      'http://127.0.0.1',
      'http://[::1]:8',
    ])
      expect(parseUpstreamConfig({ LIMIT_FACTOR, PUBLIC_URL }).limitFactor).to.equal(50);
    for (const PUBLIC_URL of [
      'https://kwabo.example',
      'http://127.evil.example',
      'http://localhost.example',
    ])
      expect(() => parseUpstreamConfig({ LIMIT_FACTOR, PUBLIC_URL }))
        .to.throw(ConfigError)
        .with.property(
          'message',
          'LIMIT_FACTOR: must stay 1 with a PUBLIC_URL that is not this machine',
        );
    for (const wrong of ['0', '-1', 'many', '0.5'])
      expect(() => parseUpstreamConfig({ LIMIT_FACTOR: wrong })).to.throw(
        ConfigError,
        'LIMIT_FACTOR',
      );
    expect(
      parseUpstreamConfig({ PUBLIC_URL: 'https://kwabo.example', LIMIT_FACTOR: '1' }).limitFactor,
    ).to.equal(1);
  });

  const credentials = {
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: 'HOOK1',
  };

  it('choose who takes the money: PayPal with its credentials, else a simulator on this machine alone', () => {
    const payment = (env: Record<string, string>) => parseUpstreamConfig(env).payment;
    expect(payment(credentials)).to.deep.equal({
      mode: 'paypal',
      environment: 'sandbox',
      clientId: 'client-id',
      secret: 'client-secret',
      webhookId: 'HOOK1',
    });
    expect(payment({ ...credentials, PAYPAL_ENVIRONMENT: 'live' })).to.include({
      environment: 'live',
    });
    expect(payment({ PORT: '4000' })).to.deep.equal({
      mode: 'simulator',
      url: 'http://localhost:4000/paypal-simulator',
    });
    expect(payment({ PAYMENT_SIMULATOR: '0' })).to.deep.equal({ mode: 'off' });
    const PUBLIC_URL = 'https://kwabo.example';
    expect(payment({ PUBLIC_URL })).to.deep.equal({ mode: 'off' });
    expect(payment({ PUBLIC_URL: 'http://localhost.example' })).to.deep.equal({ mode: 'off' });
    expect(payment({ PUBLIC_URL, PAYMENT_SIMULATOR: '1' })).to.deep.equal({
      mode: 'simulator',
      url: 'https://kwabo.example/paypal-simulator',
    });
  });

  it('want all of PayPal’s credentials or none, and no simulator with them', () => {
    for (const name of Object.keys(credentials)) {
      const without = { ...credentials, [name]: '' };
      expect(() => parseUpstreamConfig(without), name)
        .to.throw(ConfigError)
        .with.property('message', `${name}: is needed with the others`);
      expect(() => parseUpstreamConfig({ ...credentials, [name]: '"quoted secret"' }), name)
        .to.throw(ConfigError)
        .with.property('message')
        .that.matches(new RegExp(`^${name}: `))
        .and.does.not.match(/quoted/);
    }
    expect(() => parseUpstreamConfig({ ...credentials, PAYMENT_SIMULATOR: '1' })).to.throw(
      ConfigError,
      'PAYMENT_SIMULATOR: must not be 1 with PAYPAL_CLIENT_ID',
    );
    for (const wrong of [{ PAYPAL_ENVIRONMENT: 'prod' }, { PAYMENT_SIMULATOR: 'yes' }])
      expect(() => parseUpstreamConfig(wrong)).to.throw(ConfigError, Object.keys(wrong)[0]);
  });

  it('that are empty count as unset', () => {
    expect(parseUpstreamConfig({ UPSTREAM_KEY: '', DATABASE_URL: '' }).key).to.equal(undefined);
  });

  it('that are wrong are all named', () => {
    const wrong = {
      UPSTREAM_KEY: 'short',
      DATABASE_URL: 'postgres://x',
      LOG_LEVEL: 'loud',
      PORT: '70000',
    };
    expect(() => parseAloneConfig(wrong))
      .to.throw(ConfigError)
      .with.property('message')
      .that.matches(/UPSTREAM_KEY: at least 32/)
      .and.matches(/DATABASE_URL: must stay unset: PostgreSQL/)
      .and.matches(/LOG_LEVEL: /)
      .and.matches(/PORT: /);
  });

  it('must hold the key when the API runs alone', () => {
    expect(() => parseAloneConfig({})).to.throw(ConfigError, 'UPSTREAM_KEY: needed');
    const key = 'k'.repeat(32);
    expect(parseAloneConfig({ UPSTREAM_KEY: key, PORT: '0' })).to.include({
      key,
      port: 0,
      host: '127.0.0.1',
    });
  });
});
