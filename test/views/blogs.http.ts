import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';
import { startTestUpstream, type TestUpstream } from '../upstream/support/upstream.ts';

const names = (html: string) =>
  [...html.matchAll(/<h2 class="blog-card__name"><a[^>]*>(.*?)<\/a>/g)].map(([, name]) => name);

describe('GET /blogs', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const get = (address: string) => supertest(site.url).get(address);

  it('shows the articles, newest first, with date, time to read and words', async () => {
    const { text } = await get('/blogs');
    expect(names(text)).to.deep.equal([
      'When to go',
      'Reading a cloth',
      'A morning on Lake Nokoué',
    ]);
    const dates = [...text.matchAll(/<time dateTime="([^"]+)"/g)].map(([, date]) => date);
    expect(dates)
      .to.have.length(3)
      .and.deep.equal([...dates].sort().reverse());
    expect(text)
      .to.include('5 November 2026')
      .and.match(/\d minutes to read/);
  });

  it('offers the feed of this language, in the head and to the eye', async () => {
    const { text } = await get('/blogs?lang=fr');
    const feed = '/blogs/feed.xml?lang=fr';
    expect(text).to.match(
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/blogs\/feed\.xml\?lang=fr"/,
    );
    expect(text).to.include(`<a href="${feed}">`);
    expect((await get(feed)).headers['content-type']).to.match(/^application\/atom\+xml/);
  });

  it('finds articles by words, without accents and in the language shown', async () => {
    const { text } = await get('/blogs?search=nokoue');
    expect(names(text)).to.include('A morning on Lake Nokoué').and.not.include('Reading a cloth');
    const french = await get('/blogs?search=tenture&lang=fr');
    expect(names(french.text)).to.include('Lire une tenture');
    expect(french.text).to.match(/\d articles? pour «\u202ftenture\u202f»/);
  });

  it('keeps the words in the field and the language in the form', async () => {
    const { text } = await get('/blogs?search=%22lake%22%3Cb%3E&lang=de');
    const form = /<form[^>]*action="\/blogs".*?<\/form>/s.exec(text)?.[0] ?? '';
    expect(form).to.include('value="&quot;lake&quot;&lt;b&gt;"');
    expect(form).to.match(/<input type="hidden" name="lang" value="de"/);
  });

  it('says what to do when nothing is found, and is not for search engines', async () => {
    const { text, status } = await get('/blogs?search=xylophone');
    expect(status).to.equal(200);
    expect(text).to.include('No article with these words').and.include('href="/blogs"');
    expect(text).to.include('content="noindex, follow"');
  });

  for (const query of [
    `search=${'a'.repeat(5000 / 2)}`,
    'search=%00%F0%9F%A6%81',
    // A letter that NFC writes as two.
    `search=${'%E0%A5%98'.repeat(100)}`,
    'search=%25_%5C',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=x',
    'page=99999',
    'search=a&search=b',
    'page=1&page=2',
  ]) {
    it(`GET /blogs?${query.slice(0, 30)} answers a page`, async () => {
      const { status, text } = await get(`/blogs?${query}`);
      expect(status).to.equal(200);
      expect(text).to.include('data-page="blogs"');
    });
  }
});

describe('GET /blogs with more articles than a page holds', () => {
  let upstream: TestUpstream;
  let site: TestSite;
  before(async () => {
    upstream = await startTestUpstream({ now: new Date().toISOString() });
    site = await startSite({ upstream });
  });
  after(async () => {
    await site.close();
    await upstream.close();
  });
  const get = (address: string) => supertest(site.url).get(address);

  it('shows ten and leads to the older ones', async () => {
    const { text } = await get('/blogs?lang=de');
    expect(names(text)).to.have.length(10);
    expect(names(text)[0]).to.equal('Day 12 de');
    expect(text).to.include('href="/blogs?page=2&amp;lang=de"').and.not.include('rel="prev"');
  });

  it('shows the rest on the second page, with its own canonical address', async () => {
    const { text } = await get('/blogs?page=2');
    expect(names(text)).to.deep.equal(['Day 2 en', 'Day 1 en']);
    expect(text).to.include(`<link rel="canonical" href="${site.url}/blogs?page=2"`);
    expect(text).to.match(
      /<a[^>]* href="\/blogs"[^>]* rel="prev"|<a[^>]* rel="prev"[^>]* href="\/blogs"/,
    );
    expect(text).to.not.include('rel="next"');
  });

  it('keeps the search from page to page', async () => {
    expect((await get('/blogs?search=day')).text).to.include('href="/blogs?search=day&amp;page=2"');
  });

  it('answers 404 with a way back after the last page', async () => {
    const { text, status } = await get('/blogs?page=3');
    expect(status).to.equal(404);
    expect(text).to.include('There are no older articles').and.include('Show all articles');
  });
});
