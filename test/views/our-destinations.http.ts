import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /our-destinations', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('has a card for each destination, in the order of the map, each with its travel time', async () => {
    const { status, text } = await request(site.app).get('/our-destinations');
    expect(status).to.equal(200);
    const cards = [...text.matchAll(/destination-card__name"><a href="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    const places = /<ul class="map__places".*?<\/ul>/.exec(text)?.[0] ?? '';
    const marked = [...places.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(cards).to.have.length.of.at.least(5);
    expect(cards).to.include('/destination/ganvie');
    expect(marked).to.deep.equal(cards);
    expect(text.match(/class="destination-card__facts">[^<]*from Cotonou/g)).to.have.length(
      cards.length,
    );
    expect(text).to.include(`>${cards.length} places</h2>`);
  });

  it('shows the places as points on a picture of the country where there is no script', async () => {
    const { text } = await request(site.app).get('/our-destinations');
    expect(text).to.match(/<image href="\/assets\/map-[0-9a-f]+\.svg"/);
    expect(text.match(/class="map__point"/g)).to.have.length.of.at.least(5);
  });

  it('is a list of items with addresses for search engines', async () => {
    const { text } = await request(site.app).get('/our-destinations?lang=de');
    const json = /<script type="application\/ld\+json">([^<]*"@type":"ItemList".*?)<\/script>/.exec(
      text,
    )?.[1];
    const list = JSON.parse(json ?? '');
    expect(list.itemListElement).to.have.length(list.numberOfItems);
    expect(list.itemListElement[0]).to.include({
      position: 1,
      url: `${site.url}/destination/ganvie?lang=de`,
    });
  });

  for (const [language, title] of [
    ['fr', 'De la lagune aux maisons-tours'],
    ['de', 'Von der Lagune zu den Turmhäusern'],
  ]) {
    it(`keeps the language in every link to a destination (${language})`, async () => {
      const { text } = await request(site.app).get(`/our-destinations?lang=${language}`);
      expect(text).to.include(title);
      expect(text).not.to.match(/href="\/destination\/[a-z-]+"/);
    });
  }
});
