import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /travel-and-tips', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const [language, sentence] of [
    ['en', /Facts checked on \d+ \w+ \d{4}/],
    ['fr', /Informations vérifiées le \d+/],
    ['de', /Angaben geprüft am \d+\. \w+ \d{4}/],
  ] as const) {
    it(`says in ${language} on which day the facts were checked`, async () => {
      const { status, text } = await request(site.app)
        .get(`/travel-and-tips?lang=${language}`)
        .redirects(1);
      expect(status).to.equal(200);
      expect(text).to.match(sentence);
    });
  }

  it('links to the official sources of visa and safety', async () => {
    const { text } = await request(site.app).get('/travel-and-tips');
    expect(text).to.include('href="https://evisa.bj/"');
    expect(text).to.include('href="https://www.gov.uk/foreign-travel-advice/benin"');
  });

  it('names its tables, their columns and their rows for people who hear them', async () => {
    const { text } = await request(site.app).get('/travel-and-tips');
    expect(text).to.match(
      /<table role="table"><caption[^>]*>[^<]+<\/caption>.*?<th role="columnheader" scope="col">[^<]+.*?<th role="rowheader" scope="row">[^<]+/s,
    );
  });
});
