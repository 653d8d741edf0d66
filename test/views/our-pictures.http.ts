import { expect } from 'chai';
import request from 'supertest';
import { inLanguage, paths } from '../../views/paths.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /our-pictures', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const [language, sentence] of [
    ['en', 'None of our pictures is a textile'],
    ['fr', 'Aucune de nos images n’est un textile'],
    ['de', 'Keines unserer Bilder ist ein Textil'],
  ] as const) {
    it(`says in ${language} that these are drawings, and names the craft in Fon`, async () => {
      const { status, text } = await request(site.app).get(inLanguage(paths.ourPictures, language));
      expect(status).to.equal(200);
      expect(text).to.include(sentence);
      expect(text).to.include('<span lang="fon">nu ta do nu mè</span>');
    });
  }

  it('shows two drawings that exist, each with words for those who do not see it', async () => {
    const { text } = await request(site.app).get(paths.ourPictures);
    const article = /<article.*<\/article>/s.exec(text)?.[0] ?? '';
    const pictures = [...article.matchAll(/<img [^>]*src="(\/media\/[^"]+)"[^>]*>/g)];
    expect(pictures).to.have.length(2);
    for (const [tag, src = ''] of pictures) {
      expect(tag).to.match(/ alt="[^"]{30,}"/);
      const picture = await request(site.app).get(src);
      expect(picture.status, src).to.equal(200);
      expect(picture.headers['content-type']).to.include('image/svg+xml');
    }
  });

  it('says whom to ask, how to credit and where the cloths are', async () => {
    const { text } = await request(site.app).get(paths.ourPictures);
    const article = /<article.*<\/article>/s.exec(text)?.[0] ?? '';
    expect(article).to.match(/href="mailto:[^"]+@[^"]+"/);
    expect(article).to.include('Drawing: Kwabo, in homage to the appliqué of Abomey');
    for (const address of ['/blog/reading-a-cloth', '/package/kings-and-cloth'])
      expect(article).to.include(`href="${address}"`);
    expect(article).to.include('href="https://whc.unesco.org/en/list/323"');
  });

  it('is one click from every page', async () => {
    const { text } = await request(site.app).get(paths.home);
    expect(text).to.match(/class="footer__link" href="\/our-pictures"/);
  });
});
