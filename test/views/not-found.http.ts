import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('An unknown path', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const [address, title] of [
    ['/nothing/here', 'This page is not here'],
    ['/nothing?lang=fr', 'Cette page n’existe pas'],
    ['/sub/nothing?lang=de', 'Diese Seite gibt es hier nicht'],
  ]) {
    it(`${address} answers 404 with the home page under one calm line`, async () => {
      const { status, text } = await request(site.app).get(address ?? '');
      expect(status).to.equal(404);
      expect(text.match(/<h1/g)).to.have.length(1);
      expect(text).to.contain(`${title}</h1>`).and.to.contain(`<title>${title} | Kwabo</title>`);
      expect(text).to.match(/<main id="main"[^>]* data-page="not-found"/);
      expect(text).to.contain('class="package-card"').and.to.contain('class="guide-card"');
    });
  }

  it('is not for search engines, and names the home page as the true one', async () => {
    const { text } = await request(site.app).get('/nothing?lang=fr');
    expect(text).to.contain('<meta name="robots" content="noindex, follow"');
    expect(text).to.contain(`<link rel="canonical" href="${site.url}/?lang=fr"`);
    expect(text).not.to.contain('hrefLang="x-default"');
  });

  it('searches on the home page, not among its own query', async () => {
    const { text } = await request(site.app).get('/nothing?q=zzzz&days=5');
    expect(text).to.contain('4 trips').and.to.contain('action="/#packages"');
    expect(text.match(/class="package-card"/g)).to.have.length(4);
  });
});
