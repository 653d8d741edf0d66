import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('The drawings of the pages', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('are sent compressed, those of the site and those of the content', async () => {
    const pages = ['/', '/gallery', '/our-destinations', '/destination/ganvie', '/blogs'];
    const texts = await Promise.all(
      pages.map(async (path) => (await supertest(site.url).get(path)).text),
    );
    const addresses = new Set(texts.join('').match(/\/(?:media|assets)\/[\w-]+\.svg/g));
    expect([...addresses].some((address) => address.startsWith('/assets/'))).to.equal(true);
    expect(addresses.size).to.be.greaterThan(15);
    let compressed = 0;
    for (const address of addresses) {
      for (const encoding of ['br', 'gzip']) {
        const { status, headers, body } = await supertest(site.url)
          .get(address)
          .set('Accept-Encoding', encoding);
        // Less than a kilobyte is not worth it.
        const isSmall = Number(headers['content-length'] ?? body.length) < 1024;
        expect(status, address).to.equal(200);
        if (!isSmall) expect(headers['content-encoding'], address).to.equal(encoding);
        if (headers['content-encoding'] === encoding) compressed += 1;
        expect(headers['content-type'], address).to.match(/^image\/svg\+xml/);
      }
    }
    expect(compressed).to.be.greaterThan(addresses.size);
  });
});
