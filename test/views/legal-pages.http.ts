import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const UNREACHABLE = { url: 'http://127.0.0.1:9', key: 'k'.repeat(32) };

describe('the legal texts', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const [path, words] of [
    ['/privacy-policy', ['<h1>Privacy policy</h1>', 'Who is responsible', '<code>device</code>']],
    [
      '/terms-and-condition',
      ['<h1>Terms and conditions</h1>', 'Right of withdrawal', '90% of the price'],
    ],
  ] as const) {
    it(`GET ${path} shows the whole text with its contents and the day of its last change`, async () => {
      const { status, text } = await request(site.app).get(path);
      expect(status).to.equal(200);
      for (const word of words) expect(text).to.include(word);
      expect(text).to.match(/class="contents-list__link"/);
      expect(text).to.match(/Last changed:.*<time dateTime="\d{4}-\d\d-\d\d">/);
    });

    it(`GET ${path} shows the button that prints only where there is a script`, async () => {
      const { text } = await request(site.app).get(path);
      expect(text).to.match(/content-page__print"[^>]*style="visibility:hidden"/);
    });

    it(`GET ${path} is a WebPage in its language for search engines`, async () => {
      const { text } = await request(site.app).get(`${path}?lang=fr`);
      expect(text).to.match(/"@type":"WebPage"[^<]*"inLanguage":"fr"/);
    });
  }

  it('keep header and way out when the content cannot be had', async () => {
    const broken = await startSite({ upstream: UNREACHABLE });
    try {
      const { status, text } = await request(broken.app).get('/privacy-policy');
      expect(status).to.equal(503);
      expect(text).to.match(/<header class="header"/);
      expect(text.match(/<h1[ >]/g)).to.have.length(1);
    } finally {
      await broken.close();
    }
  });
});
