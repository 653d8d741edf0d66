import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('The headers', () => {
  let site: TestSite;
  let secure: TestSite;
  before(async () => {
    site = await startSite();
    secure = await startSite({
      upstream: site.upstream,
      env: { PUBLIC_URL: 'https://kwabo.example' },
    });
  });
  after(async () => {
    await secure.close();
    await site.close();
  });

  for (const path of [
    '/',
    '/nowhere',
    '/api?target=x&func=y',
    '/robots.txt',
    '/assets/nothing.js',
    '/%E0%A4%A',
    '/healthz',
  ]) {
    it(`of ${path} protect the visitor`, async () => {
      const { headers } = await supertest(site.url).get(path);
      expect(headers['content-security-policy']).to.include("default-src 'none'");
      expect(headers['content-security-policy']).to.include("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).to.equal('nosniff');
      expect(headers['x-frame-options']).to.equal('DENY');
      expect(headers['referrer-policy']).to.equal('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).to.equal('same-origin-allow-popups');
      expect(headers['cross-origin-resource-policy']).to.equal('same-origin');
      expect(headers['permissions-policy']).to.include('geolocation=()');
      expect(headers['x-request-id']).to.match(/^[\w-]{8,64}$/);
      expect(headers).to.not.have.property('x-powered-by');
      expect(headers).to.not.have.property('access-control-allow-origin');
      expect(headers).to.not.have.property('strict-transport-security');
    });
  }

  it('of an https site ask for https for two years, and for upgrades', async () => {
    const { headers } = await supertest(secure.url).get('/');
    expect(headers['strict-transport-security']).to.equal('max-age=63072000');
    expect(headers['content-security-policy']).to.include('upgrade-insecure-requests');
  });

  it('keep a well-formed request id and replace any other', async () => {
    const send = (id: string) => supertest(site.url).get('/robots.txt').set('X-Request-Id', id);
    expect((await send('abc-123-def')).headers['x-request-id']).to.equal('abc-123-def');
    expect((await send('<script>')).headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
  });

  it('set the device cookie once, with the right flags', async () => {
    const first = await supertest(site.url).get('/');
    const cookie = cookiesOf(first.headers).find((value) => value.startsWith('device='));
    expect(cookie).to.match(
      /^device=[0-9a-f]{64}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const second = await supertest(site.url)
      .get('/')
      .set('Cookie', cookie?.split(';')[0] ?? '');
    expect(cookiesOf(second.headers)).to.deep.equal([]);
  });

  it('name the cookie __Host- and Secure on an https site', async () => {
    const { headers } = await supertest(secure.url).get('/');
    expect(cookiesOf(headers)[0]).to.match(
      /^__Host-device=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookiesOf(headers)[0]).to.not.include('Domain');
  });

  it('replace a device cookie that is not one of ours', async () => {
    for (const value of [
      'evil',
      'a'.repeat(64).toUpperCase(),
      '0'.repeat(63),
      `${'0'.repeat(64)}0`,
    ]) {
      const { headers } = await supertest(site.url).get('/').set('Cookie', `device=${value}`);
      expect(cookiesOf(headers)[0]).to.match(/^device=[0-9a-f]{64};/);
    }
  });

  it('give crawlers no cookie, so that their page may be shared', async () => {
    const { headers } = await supertest(site.url).get('/blogs').set('User-Agent', 'Googlebot');
    expect(cookiesOf(headers)).to.deep.equal([]);
    expect(headers['cache-control']).to.equal(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });

  it('keep a page private that sets a cookie, that is made for one visitor, or that asks with a credential', async () => {
    const device = `device=${'0'.repeat(64)}`;
    const cacheOf = async (path: string, cookie: string) =>
      (await supertest(site.url).get(path).set('Cookie', cookie)).headers['cache-control'];
    expect(await cacheOf('/blogs', device)).to.match(/^public/);
    expect(await cacheOf('/blogs', '')).to.equal('private, no-cache');
    expect(await cacheOf('/package/lagoon-days', device)).to.equal('private, no-cache');
    expect(await cacheOf('/blogs', `${device}; id1=${'a'.repeat(43)}`)).to.equal(
      'private, no-store',
    );
  });

  it('let a page be asked for again by its ETag, and answer 304', async () => {
    const ask = () => supertest(site.url).get('/blogs').set('User-Agent', 'Googlebot');
    const first = await ask();
    const second = await ask().set('If-None-Match', first.headers.etag ?? '');
    expect(second.status).to.equal(304);
    expect(second.text).to.equal('');
  });

  it('offer brotli and gzip', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await supertest(site.url).get('/blogs').set('Accept-Encoding', encoding);
      expect(headers['content-encoding']).to.equal(encoding);
      expect(headers.vary).to.include('Accept-Encoding');
    }
  });

  it('keep built files for a year', async () => {
    const { text } = await supertest(site.url).get('/');
    const path = /href="(\/assets\/main-[^"]+\.css)"/.exec(text)?.[1] ?? '';
    const { headers } = await supertest(site.url).get(path);
    expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
  });
});

function cookiesOf(headers: Record<string, unknown>): string[] {
  const value = headers['set-cookie'];
  return Array.isArray(value) ? value : [];
}
