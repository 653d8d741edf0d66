import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /visit-benin', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = async (path: string) => {
    const { status, text } = await request(site.app).get(path);
    expect(status).to.equal(200);
    return text;
  };

  it('tells of the country: name, lead, chapters and their pictures', async () => {
    const html = await get('/visit-benin');
    expect(html).to.match(/<main[^>]*data-page="visit-benin"/);
    expect(html.match(/<h1[ >]/g)).to.have.length(1);
    expect(html).to.include('<h1>Visit Benin</h1>');
    expect(html).to.include('121 kilometres of coast');
    expect(html).to.include('<h2 id="before-colonisation">Before colonisation</h2>');
    expect(html.match(/<figure/g)).to.have.length(5);
    expect(
      html.match(/<figure class="figure figure--wide"><img src="\/media\/king-signs-/g),
    ).to.have.length(1);
  });

  it('lists its chapters, and every entry leads to a heading', async () => {
    const html = await get('/visit-benin');
    const links = [...html.matchAll(/class="contents-list__link" href="#([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(links).to.have.length(4);
    for (const id of links) expect(html).to.include(`<h2 id="${id}">`);
  });

  it('shows each picture of the body once, the main one beside the head and at once', async () => {
    const html = await get('/visit-benin');
    expect(html.match(/<img[^>]*src="\/media\/king-signs/g)).to.have.length(1);
    const main = html.match(/<img[^>]*src="\/media\/map-[^>]*>/)?.[0] ?? '';
    expect(main).to.match(/fetchPriority="high"/i);
    expect(main).to.include('loading="eager"');
  });

  it('is an AboutPage on the country Benin for search engines', async () => {
    const html = await get('/visit-benin');
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    );
    const page = things.find((thing) => thing['@type'] === 'AboutPage');
    expect(page.about).to.include({ '@type': 'Country', name: 'Benin' });
    expect(page.url).to.equal(`${site.url}/visit-benin`);
    expect(things.map((thing) => thing['@type'])).to.include('BreadcrumbList');
  });

  it('leads on to destinations and packages, in the language of the page', async () => {
    const html = await get('/visit-benin?lang=fr');
    expect(html).to.match(/<a class="button" href="\/our-destinations\?lang=fr"/);
    expect(html).to.match(/<a class="button button--secondary" href="\/\?lang=fr#packages"/);
  });

  for (const [language, sentence] of [
    ['fr', 'Dernière modification'],
    ['de', 'Zuletzt geändert'],
  ]) {
    it(`says in ${language} when it was changed last`, async () => {
      const html = await get(`/visit-benin?lang=${language}`);
      expect(html).to.include(sentence);
      expect(html).to.match(/<time dateTime="\d{4}-\d\d-\d\d">/);
      expect(html).to.include(
        `<link rel="canonical" href="${site.url}/visit-benin?lang=${language}"`,
      );
    });
  }
});
