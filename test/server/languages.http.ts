import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('The language of a page', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    supertest(site.url).get(path).set(headers);
  const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
  const cookiesOf = (headers: Record<string, unknown>) =>
    ([] as string[]).concat((headers['set-cookie'] as string[]) ?? []);

  it('is English without a lang, whatever the browser prefers', async () => {
    const { text } = await get('/blogs', { 'Accept-Language': 'fr-FR,fr;q=0.9' });
    expect(languageOf(text)).to.equal('en');
  });

  it('is stored when the address asks for it', async () => {
    const { headers, text } = await get('/blogs?lang=fr');
    expect(languageOf(text)).to.equal('fr');
    expect(cookiesOf(headers).find((cookie) => cookie.startsWith('lang='))).to.match(
      /^lang=fr; Max-Age=31536000; Path=\/; Expires=.*; SameSite=Lax$/,
    );
  });

  it('is not stored again when it is stored already', async () => {
    const { headers } = await get('/blogs?lang=fr', { Cookie: 'lang=fr' });
    expect(cookiesOf(headers).join()).to.not.include('lang=');
  });

  it('of the cookie sends to the address with that lang, and keeps the query', async () => {
    const { status, headers } = await get('/blogs?search=lac', { Cookie: 'lang=de' });
    expect(status).to.equal(302);
    expect(headers.location).to.equal('/blogs?search=lac&lang=de');
    expect(headers['cache-control']).to.equal('private, no-cache');
  });

  it('of the address goes before the one of the cookie', async () => {
    const { status, text } = await get('/blogs?lang=fr', { Cookie: 'lang=de' });
    expect(status).to.equal(200);
    expect(languageOf(text)).to.equal('fr');
  });

  it('English deletes the cookie and leads to the address without a lang', async () => {
    const { status, headers } = await get('/package/lagoon-days?lang=en', { Cookie: 'lang=de' });
    expect(status).to.equal(302);
    expect(headers.location).to.equal('/package/lagoon-days');
    expect(cookiesOf(headers).join()).to.match(/lang=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  for (const query of [
    'lang=xx',
    'lang=EN',
    'lang=fr-FR',
    'lang=fr,de',
    'lang=fr&lang=de',
    `lang=${'f'.repeat(3000)}`,
    'lang=fr%0d%0aX-Evil:1',
    'lang=%3Csvg%20onload%3D1%3E',
    'lang[]=fr',
    'lang=__proto__',
  ]) {
    it(`?${query.slice(0, 40)} is English and not stored`, async () => {
      const { status, text, headers } = await get(`/blogs?${query}`);
      expect(status).to.equal(200);
      expect(languageOf(text)).to.equal('en');
      expect(cookiesOf(headers).join()).to.not.match(/lang=[^;]/);
      expect(headers).to.not.have.property('x-evil');
      expect(text).to.not.include('<svg onload');
    });
  }

  it('a redirect never leaves the site', async () => {
    for (const path of [
      '//evil.example/?lang=en',
      '/%2F%2Fevil.example?lang=en',
      '/\\evil.example?lang=en',
    ]) {
      const { headers } = await get(path, { Cookie: 'lang=de' });
      if (headers.location) expect(new URL(headers.location, site.url).origin).to.equal(site.url);
    }
  });
});
