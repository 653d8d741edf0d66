import { expect } from 'chai';
import type { Selector } from '../../../shared/contract/selectors.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe('The content targets', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  it('list destinations in their order, with the number of packages that go there', async () => {
    const cards = await upstream.call('destination/site-destination-lister', {});
    expect(cards.map(({ uri, packages_count }) => [uri, packages_count])).to.deep.equal([
      ['lake', 1],
      ['palace', 2],
    ]);
    expect(cards.map(({ map }) => map.location)).to.deep.equal([{ lat: 6.46, lng: 2.39 }, null]);
    expect(cards[0]?.picture.type).to.equal(0);
  });

  it('show one destination with film, poster, advice and packages', async () => {
    const lake = await upstream.call('destination/site-destination-get', { id: 'lake' }, 'de');
    expect(lake.media).to.include({ type: 1, width: 1280, height: 720, alt: 'A boat passes de' });
    expect(lake.media.poster).to.match(/^\/media\/lake-[0-9a-f]{10}\.svg$/);
    expect(lake.media.social).to.match(/^\/media\/lake-[0-9a-f]{10}-social\.png$/);
    expect(lake.pictures[0]?.bg_position).to.equal('50% 30%');
    expect(lake.advice?.links).to.deep.equal([
      { name: 'Schweiz', url: 'https://www.example.ch/benin' },
    ]);
    expect(lake.packages.map(({ uri }) => uri)).to.deep.equal(['lagoon-days']);
    expect(lake.packages[0]?.next?.start).to.equal('2026-12-05');
  });

  it('list as many guides as asked for', async () => {
    expect(await upstream.call('guide/site-guide-lister', { limit: 1 })).to.have.length(1);
  });

  it('show a page with its sections and the day it was checked', async () => {
    const page = await upstream.call('page/site-page-get', { id: 'TRAVELANDTIPS' }, 'fr');
    expect(page.content).to.include({
      name: 'Travel and tips fr',
      checked: '2026-11-01',
      image: null,
    });
    expect(page.content.sections).to.deep.equal([
      { id: 'visa', name: 'Visa' },
      { id: 'money', name: 'Money' },
    ]);
    expect(page.content.description).to.contain('<h2 id="visa">Visa</h2>');
  });

  it('list articles newest first, ten a page, and nothing after the last page', async () => {
    const first = await upstream.call('blog/site-blog-lister', {});
    const second = await upstream.call('blog/site-blog-lister', { page: 1 });
    expect(first.map(({ uri }) => uri).slice(0, 2)).to.deep.equal(['day-12', 'day-11']);
    expect([first.length, second.length]).to.deep.equal([10, 2]);
    expect(await upstream.call('blog/site-blog-lister', { page: 2 })).to.deep.equal([]);
  });

  it('find articles by their text', async () => {
    const found = await upstream.call('blog/site-blog-lister', { search: 'AKASSA cake' });
    expect(found.map(({ uri }) => uri)).to.deep.equal(['day-12']);
  });

  it('show an article with the card of its package', async () => {
    const article = await upstream.call('blog/site-blog-get', { url: 'day-12' }, 'fr');
    expect(article.package?.name).to.equal('Lagoon days fr');
    expect((await upstream.call('blog/site-blog-get', { url: 'day-1' })).package).to.equal(null);
  });

  it('tell tales in the voice asked for, the male one by default', async () => {
    const [male] = await upstream.call('audio/site-audio-lister', {}, 'de');
    const [female] = await upstream.call('audio/site-audio-lister', { genre: 1 }, 'de');
    expect(male?.liste[0]?.audio.src).to.match(/de-male-/);
    expect(female?.liste[0]?.audio.src).to.match(/de-female-/);
    expect(female?.liste[0]?.audio).to.include({ seconds: 59, synthetic: true });
    expect(male?.liste[0]?.transcript).to.equal('<p>Once there was a tortoise.</p>');
  });

  it('show the gallery by category', async () => {
    const [category] = await upstream.call('gallery/site-gallery-get', {}, 'fr');
    expect(category?.nom_categorie).to.equal('Water fr');
    expect(category?.medias[0]).to.include({ uri: 'dawn', caption: 'Dawn fr', credit: 'Ama' });
  });

  it('show products with price and details', async () => {
    const drum = await upstream.call('produit/site-produit-info', { uri: 'drum' }, 'de');
    expect(drum).to.include({ id_produit: 1, name: 'Drum de', prix: 49.9, available: true });
    expect(await upstream.call('produit/site-produit-lister', {}, 'de')).to.deep.equal([drum]);
  });

  it('name countries in the language, the usual ones first and the others by name', async () => {
    const countries = await upstream.call('produit/site-pays-lister', {}, 'de');
    expect(countries.map(({ code }) => code)).to.deep.equal(['CH', 'FR', 'DE', 'AT', 'ES']);
    expect(countries[3]).to.deep.equal({ code: 'AT', nom: 'Österreich', mnt_livraison: 12.5 });
  });

  const unknown: [Selector, object][] = [
    ['destination/site-destination-get', { id: 'moon' }],
    ['package/site-package-info', { id: 'moon' }],
    ['page/site-page-get', { id: 'ABOUTUS' }],
    ['blog/site-blog-get', { url: 'moon' }],
    ['produit/site-produit-info', { uri: 'moon' }],
    ['tobook/site-get-to-book', { id: 'moon', hash: 'a'.repeat(64) }],
  ];
  for (const [selector, payload] of unknown) {
    it(`answer code 4 for what does not exist: ${selector}`, async () => {
      const { status, envelope } = await upstream.raw(selector, payload);
      expect(status).to.equal(200);
      expect(envelope.entete.code).to.equal(4);
      expect(envelope.corps).to.equal(null);
    });
  }

  const wrong: [Selector, Record<string, unknown>, string][] = [
    ['destination/site-destination-lister', { search: 5 }, 'search'],
    ['destination/site-destination-lister', { search: ['a'] }, 'search'],
    ['destination/site-destination-get', {}, 'id'],
    ['destination/site-destination-get', { id: "lake' or 1=1 --" }, 'id'],
    ['destination/site-destination-get', { id: '../lake' }, 'id'],
    ['package/site-package-search', { month: '2026-13' }, 'month'],
    ['package/site-package-search', { price: -1 }, 'price'],
    ['package/site-package-search', { days: 1.5 }, 'days'],
    ['package/site-package-search', { sort: 'name' }, 'sort'],
    ['package/site-package-info', { id: 'lagoon-days', hash: 'x' }, 'hash'],
    ['guide/site-guide-lister', { limit: 0 }, 'limit'],
    ['guide/site-guide-lister', { limit: '3' }, 'limit'],
    ['page/site-page-get', { id: 'HOME' }, 'id'],
    ['blog/site-blog-lister', { page: -1 }, 'page'],
    ['blog/site-blog-lister', { page: 1e9 }, 'page'],
    ['blog/site-blog-get', { url: 'A' }, 'url'],
    ['audio/site-audio-lister', { genre: 2 }, 'genre'],
    ['produit/site-produit-info', { uri: 'x'.repeat(81) }, 'uri'],
    ['tobook/site-get-to-book', { id: 'lagoon-days' }, 'hash'],
  ];
  for (const [selector, payload, field] of wrong) {
    it(`name the wrong field "${field}" of ${selector} ${JSON.stringify(payload).slice(0, 40)}`, async () => {
      const { status, envelope } = await upstream.raw(selector, payload);
      expect(status).to.equal(200);
      expect(envelope.entete.code).to.equal(1);
      expect(Object.keys(envelope.corps.fields)).to.deep.equal([field]);
    });
  }
});
