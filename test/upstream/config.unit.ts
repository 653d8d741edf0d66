import { expect } from 'chai';
import { ConfigError, parseAloneConfig, parseUpstreamConfig } from '../../upstream/config.ts';

describe('The settings', () => {
  it('all have a default when the API runs inside the website, and leave PORT to it', () => {
    const config = parseUpstreamConfig({ PORT: '3000', HOST: '0.0.0.0' });
    expect(config).to.include({ port: 0, host: '127.0.0.1', logLevel: 'info', key: undefined });
    expect(config.dataDir).to.match(/\/var$/);
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
