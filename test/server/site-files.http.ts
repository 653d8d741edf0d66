import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import supertest from 'supertest';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage } from '../../views/paths.ts';
import { pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('The files beside the pages', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = (path: string) => supertest(site.url).get(path);

  it('none of them sets a cookie or redirects by one', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/blogs/feed.xml',
      '/manifest.webmanifest',
      '/favicon.ico',
    ]) {
      const { status, headers } = await get(path).set('Cookie', 'lang=fr');
      expect(status, path).to.equal(200);
      expect(headers, path).to.not.have.property('set-cookie');
    }
  });

  describe('sitemap.xml', () => {
    let xml: string;
    before(async () => {
      xml = (await get('/sitemap.xml')).text;
    });
    const entries = () => xml.split('<url>').slice(1);
    const locOf = (entry: string) =>
      /<loc>([^<]*)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '';

    it('names every public page in every language, and each of them answers 200', async () => {
      const listed = entries().map(locOf);
      for (const { path } of pages.filter(({ name }) => name !== 'contact-us')) {
        for (const language of languages)
          expect(listed).to.include(site.url + inLanguage(path, language));
      }
      expect(new Set(listed).size).to.equal(listed.length);
      for (const address of listed)
        expect((await get(address.slice(site.url.length))).status, address).to.equal(200);
    });

    it('names no page that is not for search engines', () => {
      for (const { path } of unlisted) expect(xml).to.not.include(path);
    });

    it('gives each address its three languages, x-default and, where there is one, its last change', () => {
      for (const entry of entries()) {
        const codes = [...entry.matchAll(/hreflang="([^"]*)"/g)].map(([, code]) => code);
        expect(codes).to.deep.equal(['en', 'fr', 'de', 'x-default']);
        const lastmod = /<lastmod>([^<]*)</.exec(entry)?.[1];
        if (lastmod) expect(lastmod).to.match(/^\d{4}-\d{2}-\d{2}/);
      }
      expect(xml.match(/<lastmod>/g)?.length ?? 0).to.be.greaterThan(entries().length / 2);
    });
  });

  it('robots.txt lets crawlers in and names the sitemap', async () => {
    const { text } = await get('/robots.txt');
    expect(text).to.include('User-agent: *');
    expect(text).to.include(`Sitemap: ${site.url}/sitemap.xml`);
    expect(text).to.not.match(/^Disallow: \/$/m);
  });

  for (const language of languages) {
    it(`the ${language} feed lists the articles in that language, newest first`, async () => {
      const { text, headers } = await get(inLanguage('/blogs/feed.xml', language));
      expect(headers['content-type']).to.include('application/atom+xml');
      expect(text).to.match(/^<\?xml/);
      const dates = [...text.matchAll(/<published>([^<]*)</g)].map(([, date]) => date);
      expect(dates).to.have.length(3);
      expect(dates).to.deep.equal([...dates].sort().reverse());
      const address = site.url + inLanguage('/blog/when-to-go', language);
      expect(text).to.include(address);
      const pictures = [...text.matchAll(/rel="enclosure" href="([^"]*)"/g)].map(([, url]) => url);
      expect(pictures).to.have.length(3);
      for (const url of pictures) {
        const { status, headers: sent } = await get(new URL(url ?? '').pathname);
        expect([status, sent['content-type']]).to.deep.equal([200, 'image/png']);
      }
    });
  }

  it('the web manifest names icons that exist', async () => {
    const { body, headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).to.include('application/manifest+json');
    for (const { src } of body.icons) expect((await get(src)).status).to.equal(200);
    const purposes = body.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
    expect(purposes).to.include.members(['any', 'maskable']);
    for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
      expect((await get(path)).status).to.equal(200);
  });

  it('healthz and readyz answer', async () => {
    expect((await get('/healthz')).body).to.deep.equal({ status: 'ok' });
    expect((await get('/readyz')).body).to.deep.equal({ status: 'ok' });
  });

  describe('metrics', () => {
    it('are there for this machine', async () => {
      const { status, text } = await get('/metrics');
      expect(status).to.equal(200);
      expect(text).to.include('process_cpu_user_seconds_total');
      expect(text).to.match(/^outbox_waiting_mails 0$/m);
      expect(text).to.match(/^outbox_oldest_seconds 0$/m);
    });

    it('do not exist for others, unless they have the token', async () => {
      const token = 't'.repeat(40);
      const open = await startSite({ upstream: site.upstream, env: { METRICS_TOKEN: token } });
      const ask = (authorization: string) =>
        supertest(open.url)
          .get('/metrics')
          .set({ 'X-Forwarded-For': '203.0.113.9', Authorization: authorization });
      expect((await ask('')).status).to.equal(404);
      expect((await ask(`Bearer ${token}x`)).status).to.equal(404);
      expect((await ask(`Bearer ${token}`)).status).to.equal(200);
      expect((await supertest(open.url).get('/metrics')).status).to.equal(404);
      await open.close();
    });
  });

  describe('media', () => {
    let path: string;
    before(async () => {
      const { text } = await get('/ressources-clpn');
      path = /src="(\/media\/[^"]+\.mp3)"/.exec(text)?.[1] ?? '';
    });

    it('are passed through with their type, and kept', async () => {
      const { status, headers } = await get(path);
      expect(status).to.equal(200);
      expect(headers['content-type']).to.equal('audio/mpeg');
      expect(headers['cache-control']).to.include('immutable');
      expect(headers['accept-ranges']).to.equal('bytes');
      expect(headers['content-security-policy']).to.include("default-src 'none'");
    });

    it('answer a range, as players ask', async () => {
      const { status, headers, body } = await get(path).set('Range', 'bytes=100-199').buffer();
      expect(status).to.equal(206);
      expect(headers['content-range']).to.match(/^bytes 100-199\/\d+$/);
      expect(body).to.have.length(100);
    });

    it('are there for others while some visitors do not read what they asked for', async () => {
      const call = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(40);
      const lazy = Array.from({ length: 40 }, () =>
        connect(Number(new URL(site.url).port), '127.0.0.1').pause(),
      );
      for (const socket of lazy) socket.on('error', () => {}).write(call);
      await sleep(500);
      const { status } = await get(path).timeout(3000);
      for (const socket of lazy) socket.destroy();
      expect(status).to.equal(200);
    });

    it('are not compressed in part: a range counts the bytes of the file', async () => {
      const { text } = await get('/our-destinations');
      const drawing = /"(\/media\/[^"]+\.svg)"/.exec(text)?.[1] ?? '';
      const { status, headers } = await get(drawing)
        .set({ Range: 'bytes=0-1999', 'Accept-Encoding': 'gzip' })
        .buffer();
      expect(status).to.equal(206);
      expect(headers).to.not.have.property('content-encoding');
      expect(headers['content-length']).to.equal('2000');
    });

    it('refuse a range that is not there, and bound an abuse of ranges', async () => {
      expect((await get(path).set('Range', 'bytes=99999999-')).status).to.equal(416);
      const many = await get(path)
        .set('Range', `bytes=${Array(500).fill('0-').join(',')}`)
        .buffer();
      const whole = Number((await get(path)).headers['content-length']);
      expect(many.body.length).to.be.at.most(whole);
    });
  });
});
