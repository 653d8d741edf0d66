import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';
import { validContent, writeContent } from '../upstream/support/content.ts';
import { startTestUpstream, type TestUpstream } from '../upstream/support/upstream.ts';

describe('GET /gallery', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const get = async (address = '/gallery') => (await supertest(site.url).get(address)).text;
  const figures = (html: string) =>
    html.match(/<figure class="gallery-figure".*?<\/figure>/gs) ?? [];

  it('shows every category with all its items as figures with words', async () => {
    const html = await get();
    expect(html)
      .to.match(/<h2[^>]*>On the water<\/h2>/)
      .and.match(/<h2[^>]*>Made by hand<\/h2>/);
    expect(figures(html)).to.have.length(8);
    for (const figure of figures(html)) {
      expect(figure).to.match(/<img[^>]* alt="[^"]{15,}"[^>]* width="\d+" height="\d+"/);
      expect(figure).to.match(/<figcaption[^>]*>[^<]{20,}/);
    }
  });

  it('links each picture to its file, which is there', async () => {
    const [, src = ''] = /id="net-throwing"><a[^>]* href="([^"]+)"/.exec(await get()) ?? [];
    const { status, headers } = await supertest(site.url).get(src);
    expect(status).to.equal(200);
    expect(headers['content-type']).to.match(/^image\//);
  });

  it('loads only the first picture at once', async () => {
    const [first = '', ...others] = figures(await get());
    expect(first).to.include('loading="eager"');
    for (const figure of others) expect(figure).to.include('loading="lazy"');
  });

  it('shows a film as its still with its weight, and loads nothing of it', async () => {
    const html = await get('/gallery?lang=fr');
    const film = figures(html).find((figure) => figure.includes('id="lagoon-in-motion"')) ?? '';
    expect(film)
      .to.match(/href="\/media\/[^"]+\.mp4"/)
      .and.match(/<img[^>]* src="\/media\/poster-/);
    expect(film).to.include('Film sans son, 0,4 Mo');
    expect(html).to.not.include('<video');
  });

  it('tells search engines of the gallery and its items', async () => {
    const gallery = [
      ...(await get('/gallery?lang=de')).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/g,
      ),
    ]
      .map(([, json = '']) => JSON.parse(json))
      .find((data) => data['@type'] === 'ImageGallery');
    expect(gallery).to.include({ inLanguage: 'de', url: `${site.url}/gallery?lang=de` });
    const types = gallery.associatedMedia.map((media: { '@type': string }) => media['@type']);
    expect(types.filter((type: string) => type === 'ImageObject')).to.have.length(7);
    expect(types.filter((type: string) => type === 'VideoObject')).to.have.length(1);
  });

  it('speaks the three languages', async () => {
    expect(await get('/gallery?lang=fr'))
      .to.include('Sur l’eau')
      .and.include('Appuyez sur une image');
    expect(await get('/gallery?lang=de')).to.include('Drücken Sie auf ein Bild');
  });
});

describe('GET /gallery with other content', () => {
  let upstream: TestUpstream;
  let site: TestSite;
  const start = async (isEmpty: boolean) => {
    const files = validContent();
    if (isEmpty)
      for (const path of files.keys()) if (path.startsWith('gallery/')) files.delete(path);
    upstream = await startTestUpstream({
      content: writeContent(files),
      now: new Date().toISOString(),
    });
    site = await startSite({ upstream });
  };
  afterEach(async () => {
    await site.close();
    await upstream.close();
  });

  it('names who made a picture', async () => {
    await start(false);
    const { text } = await supertest(site.url).get('/gallery?lang=de');
    expect(text).to.match(/<figcaption[^>]*>Dawn de[^<]*(?:<!-- -->)?\s*<small[^>]*>Bild: Ama</);
  });

  it('leaves out an empty category, and shows a way on when all are', async () => {
    await start(true);
    const { text, status } = await supertest(site.url).get('/gallery');
    expect(status).to.equal(200);
    expect(text).to.include('No pictures are on show').and.include('href="/our-destinations"');
    expect(text).to.not.include('Water en');
  });
});
