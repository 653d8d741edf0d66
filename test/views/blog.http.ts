import { expect } from 'chai';
import supertest from 'supertest';
import { startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { startTestUpstream, type TestUpstream } from '../upstream/support/upstream.ts';

describe('GET /blog/{uri}', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = (address: string) => supertest(site.url).get(address);

  it('shows the article: lead, author, dates in words, time to read, text and figures', async () => {
    const { text, status } = await get('/blog/reading-a-cloth');
    expect(status).to.equal(200);
    expect(text)
      .to.match(/<h1[^>]*>Reading a cloth<\/h1>/)
      .and.include('By Mireille Sossou');
    expect(text).to.include('8 October 2026').and.include('Updated on 20 November 2026');
    expect(text)
      .to.match(/\d minutes to read/)
      .and.match(/<figure class="figure">.*?<figcaption>/s);
  });

  it('lists its sections, since there are more than three', async () => {
    const { text } = await get('/blog/reading-a-cloth?lang=fr');
    const nav = /<nav class="contents-list".*?<\/nav>/s.exec(text)?.[0] ?? '';
    const links = [...nav.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g)];
    expect(links).to.have.length(4);
    for (const [, id, name] of links) expect(text).to.include(`<h2 id="${id}">${name}</h2>`);
  });

  it('ends with the trip that goes with it, and other articles', async () => {
    const { text } = await get('/blog/reading-a-cloth?lang=de');
    expect(text).to.include('href="/package/kings-and-cloth?lang=de"');
    const others = text.slice(text.indexOf('id="blog-others"'));
    expect(others).to.include('href="/blog/when-to-go?lang=de"');
    expect(others.match(/<article class="blog-card"/g)).to.have.length(2);
  });

  it('tells search engines of a BlogPosting', async () => {
    const { text } = await get('/blog/reading-a-cloth?lang=fr');
    const posting = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json = '']) => JSON.parse(json))
      .find((data) => data['@type'] === 'BlogPosting');
    expect(posting).to.deep.include({
      headline: 'Lire une tenture',
      inLanguage: 'fr',
      datePublished: '2026-10-08',
      dateModified: '2026-11-20',
      author: { '@type': 'Person', name: 'Mireille Sossou' },
      mainEntityOfPage: `${site.url}/blog/reading-a-cloth?lang=fr`,
    });
  });

  for (const address of ['/blog/nowhere', '/blog/Nowhere%21', '/blog/..%2Fadmin']) {
    it(`GET ${address} answers 404 and three articles instead`, async () => {
      const { text, status } = await get(address);
      expect(status).to.equal(404);
      expect(text).to.include('This article is not here').and.include('content="noindex, follow"');
      expect(text.match(/<article class="blog-card"/g)).to.have.length(3);
    });
  }

  it('GET /blog/nowhere?lang=de answers 404 in German', async () => {
    const { text, status } = await get('/blog/nowhere?lang=de');
    expect(status).to.equal(404);
    expect(text).to.include('Diesen Artikel gibt es hier nicht');
  });
});

describe('GET /blog/{uri} with other content', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream({ now: new Date().toISOString() });
  });
  after(() => upstream.close());

  it('has no list of one section, no update on the first day, no trip where none belongs to it', async () => {
    const site = await startSite({ upstream });
    const { text } = await supertest(site.url).get('/blog/day-3');
    await site.close();
    expect(text).to.include('Day 3 en');
    expect(text).to.not.include('class="contents-list"').and.not.include('Updated on');
    expect(text).to.not.include('blog__journey');
    expect(text.match(/<article class="blog-card"/g)).to.have.length(3);
  });

  it('is whole when the other articles cannot be had', async () => {
    const faulty = await startFaultyUpstream(upstream);
    faulty.fail('status 500', 'blog/site-blog-lister');
    const site = await startSite({ upstream: faulty });
    const { text, status } = await supertest(site.url).get('/blog/day-12');
    await site.close();
    await faulty.close();
    expect(status).to.equal(200);
    expect(text).to.include('Carved from one block').and.include('href="/package/lagoon-days"');
    expect(text).to.include('The other articles could not be loaded');
  });
});
