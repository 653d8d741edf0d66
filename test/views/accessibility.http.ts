import { expect } from 'chai';
import request from 'supertest';
import { inLanguage, paths } from '../../views/paths.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /accessibility', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const [language, words] of [
    ['en', ['WCAG 2.2, level AA', 'in part', 'What is not good yet', 'within one working day']],
    ['fr', ['WCAG 2.2, niveau AA', 'partiellement conforme', 'voix de synthèse', 'jour ouvré']],
    ['de', ['WCAG 2.2, Stufe AA', 'teilweise', 'Was noch nicht gut ist', 'eines Arbeitstags']],
  ] as const) {
    it(`says in ${language} what the bar is, what falls short and when one gets an answer`, async () => {
      const { status, text } = await request(site.app).get(
        inLanguage(paths.accessibility, language),
      );
      expect(status).to.equal(200);
      for (const word of words) expect(text).to.include(word);
    });
  }

  it('dates its findings, and names ways to report a barrier that need no form', async () => {
    const { text } = await request(site.app).get(paths.accessibility);
    expect(text).to.match(/Facts checked on \d+ \w+ \d{4}/);
    const article = /<article.*<\/article>/s.exec(text)?.[0] ?? '';
    expect(article)
      .to.match(/href="mailto:[^"]+@[^"]+"/)
      .and.to.include('href="/contact-us"');
  });

  it('names its table, the columns and the rows for people who hear it', async () => {
    const { text } = await request(site.app).get(inLanguage(paths.accessibility, 'de'));
    expect(text).to.match(
      /<table role="table"><caption[^>]*>[^<]+<\/caption>.*?<th role="columnheader" scope="col">[^<]+.*?<th role="rowheader" scope="row">[^<]+/s,
    );
  });

  it('is one click from every page, in the language of the page', async () => {
    const { text } = await request(site.app).get(inLanguage(paths.home, 'de'));
    expect(text).to.match(
      /class="footer__link" href="\/accessibility\?lang=de"[^>]*>Barrierefreiheit</,
    );
  });
});
