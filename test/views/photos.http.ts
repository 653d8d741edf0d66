import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';
import { validator } from '../support/validator.ts';
import { writeContent } from '../upstream/support/content.ts';
import { photoContent } from '../upstream/support/photos.ts';
import { startTestUpstream, type TestUpstream } from '../upstream/support/upstream.ts';

describe('A photo on the pages', () => {
  let upstream: TestUpstream;
  let site: TestSite;
  before(async () => {
    const content = writeContent(await photoContent());
    upstream = await startTestUpstream({ content, now: new Date().toISOString() });
    site = await startSite({ upstream });
  });
  after(async () => {
    await site.close();
    await upstream.close();
  });

  const get = (path: string) => supertest(site.url).get(path);
  const picture = (html: string, name: string) =>
    html.match(
      new RegExp(`<picture[^>]*>(?:(?!</picture>).)*/media/${name}-.*?</picture>`, 'gs'),
    ) ?? [];

  it('stands in the gallery as AVIF, as WebP and as JPEG, with its size, colour and author', async () => {
    const { text } = await get('/gallery?lang=fr');
    const [dawn = '', ...others] = picture(text, 'dawn');
    expect(others).to.deep.equal([]);
    const digits = '[0-9a-f]{10}';
    const files = (type: string) =>
      [400, 800, 1000]
        .map((width) => `/media/dawn-${digits}-${width}\\.${type} ${width}w`)
        .join(', ');
    expect(dawn).to.match(
      new RegExp(
        `^<picture><source type="image/avif" srcSet="${files('avif')}" sizes="[^"]+"/>` +
          `<source type="image/webp" srcSet="${files('webp')}" sizes="[^"]+"/><img `,
      ),
    );
    expect(dawn).to.match(new RegExp(`src="/media/dawn-${digits}\\.jpg"`));
    expect(dawn).to.include('alt="The sun rises" width="1000" height="750"');
    expect(dawn).to.match(/style="background-color:#[0-9a-f]{6}"/);
    expect(text).to.match(/<small class="gallery__by">Image\u202f: Ama<\/small>/);
  });

  it('is loaded at once where it is the first of a page, and later elsewhere', async () => {
    const [first = ''] = picture((await get('/gallery')).text, 'dawn');
    expect(first).to.include('loading="eager"').and.include('fetchPriority="high"');
    const [card = ''] = picture((await get('/our-destinations')).text, 'lake');
    expect(card).to.include('loading="lazy"').and.include('alt=""');
  });

  it('is cut around its crop point and names its author beside other pictures', async () => {
    const { text } = await get('/destination/lake?lang=de');
    // The first is the film's still, which is not cut.
    const [still = '', mini = ''] = picture(text, 'lake');
    expect(still).to.not.include('object-position');
    expect(mini).to.match(/style="object-position:50% 30%;background-color:#[0-9a-f]{6}"/);
    expect(mini).to.include('sizes="6.5rem"');
    expect(text).to.match(/poster="\/media\/lake-[0-9a-f]{10}\.jpg"/);
    const [card = ''] = picture((await get('/our-destinations')).text, 'lake');
    expect(card).to.include('object-position:50% 30%');
    expect((await get('/destination/palace?lang=de')).text).to.include(
      '<small class="credit">Bild: Kofi</small>',
    );
  });

  it('stands in an article likewise, and survives the cleaning of its text', async () => {
    const { text } = await get('/blog/day-12?lang=de');
    const [figure = ''] = text.match(/<figure class="figure">.*?<\/figure>/s) ?? [];
    expect(figure).to.match(
      /^<figure class="figure"><picture><source type="image\/avif" srcset="\/media\/stool-[0-9a-f]{10}-400\.avif 400w, [^"]+ 800w" sizes="[^"]+" \/><source type="image\/webp" [^>]+\/><img src="\/media\/stool-[0-9a-f]{10}\.jpg" alt="A carved stool" width="800" height="600" style="object-position:20% 80%;background-color:#[0-9a-f]{6}" loading="lazy" decoding="async" \/><\/picture><figcaption>Carved from one block <small class="credit">Bild: Afi &amp; Co<\/small><\/figcaption><\/figure>$/,
    );
  });

  it('needs nothing that the policy of the page forbids', async () => {
    for (const path of ['/gallery', '/destination/lake', '/blog/day-12', '/']) {
      const { text, headers } = await get(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).to.include("img-src 'self'").and.include("style-src-attr 'unsafe-inline'");
      const addresses = [...text.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, files = '']) =>
        files.split(', ').map((file) => file.split(' ')[0] ?? ''),
      );
      expect(addresses.length, path).to.be.greaterThan(1);
      for (const address of addresses)
        expect(address).to.match(/^\/(?:media\/[a-z0-9-]+\.(?:avif|webp)|assets\/[\w-]+\.svg)$/);
    }
  });

  it('leaves every page valid HTML', async () => {
    for (const path of ['/gallery', '/destination/lake', '/destination/palace', '/blog/day-12']) {
      const report = await validator.validateString((await get(path)).text);
      expect(
        report.results.flatMap(({ messages }) => messages),
        path,
      ).to.deep.equal([]);
    }
  });

  it('is served in each of its types, for ever, and as nothing that runs', async () => {
    const [dawn = ''] = picture((await get('/gallery')).text, 'dawn');
    const names = dawn.match(/\/media\/[a-z0-9-]+\.(?:avif|webp|jpg)/g) ?? [];
    expect(names).to.have.length(7);
    for (const name of names) {
      const { status, headers } = await get(name);
      expect(status, name).to.equal(200);
      const type = name.endsWith('.jpg') ? 'jpeg' : name.slice(-4);
      expect(headers['content-type']).to.equal(`image/${type}`);
      expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).to.include("default-src 'none'");
    }
  });

  it('does not give away the files behind it', async () => {
    for (const path of [
      '/media/.photos',
      '/media/.photos/photo.json',
      '/media/%2ephotos/photo.json',
    ])
      expect((await get(path)).status, path).to.equal(404);
  });
});
