import { expect } from 'chai';
import supertest from 'supertest';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { inAllLanguages, pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { validator } from '../support/validator.ts';

/** What `<head>` and `<body>` say, by the plainest of means. */
function read(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1));
  const decode = (text = '') =>
    text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    titles: all(/<title[^>]*>([^<]*)<\/title>/g).map(([title]) => decode(title)),
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    socialPicture: /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g).map(([code, href]) => [
        code,
        decode(href),
      ]),
    ),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/g).map(([text = '']) => text.replace(/<[^>]*>/g, '')),
    name: /<main id="main"[^>]* data-page="([^"]*)"/.exec(html)?.[1],
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(([json = '']) =>
      JSON.parse(json),
    ),
  };
}

describe('Every public page', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  it('keeps what the visitor’s cookies hold out of the HTML', async () => {
    const [device, credential] = ['d'.repeat(64), 'c'.repeat(43)];
    const booking = `${paths.signIn}?retour=${paths.package('lagoon-days')}`;
    for (const path of [...pages.map((page) => page.path), paths.signIn, booking]) {
      const { text } = await supertest(site.url)
        .get(path)
        .set('Cookie', `device=${device}; id1=${credential}`);
      expect(text.includes(device), path).to.equal(false);
      expect(text.includes(credential), path).to.equal(false);
    }
  });

  for (const { name, path, language, address } of inAllLanguages(pages)) {
    it(`GET ${address} answers a complete ${language} page`, async () => {
      const { text, status, headers } = await supertest(site.url).get(address);
      const page = read(text);
      expect(status).to.equal(200);
      expect(headers['content-type']).to.equal('text/html; charset=utf-8');
      expect(page.language).to.equal(language);
      expect(page.name).to.equal(name);
      expect(page.titles).to.have.length(1);
      expect(page.titles[0]).to.match(/^\S.* \| Kwabo$/);
      expect(page.headings).to.have.length(1);
      expect(page.headings[0]).to.not.equal('');
      expect(page.description).to.have.length.within(40, 170);
      expect(page.robots).to.equal('index, follow');
      expect(page.canonical).to.equal(site.url + address);
      const expected = languages.map((code) => [code, site.url + inLanguage(path, code)]);
      expect(page.alternates).to.deep.equal({
        ...Object.fromEntries(expected),
        'x-default': site.url + path,
      });
    });

    it(`GET ${address} is valid HTML, without a missing text`, async () => {
      const { text } = await supertest(site.url).get(address);
      const report = await validator.validateString(text);
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
        ),
      );
      expect(messages).to.deep.equal([]);
      const visible = text.replace(/<script.*?<\/script>/gs, '');
      expect(visible).to.not.match(/\{\{|\bundefined\b|\[object |NaN/);
    });

    it(`GET ${address} names its place in the site and a picture that exists`, async () => {
      const { text } = await supertest(site.url).get(address);
      const page = read(text);
      const types = page.data.map((thing) => thing['@type']);
      if (name === 'home') expect(types).to.include('WebSite');
      else expect(types).to.include('BreadcrumbList');
      for (const thing of page.data) {
        expect(thing['@context']).to.equal('https://schema.org');
        for (const image of [thing.image ?? []].flat())
          expect(String(image), 'search engines want pixels').to.match(/\.(?:png|jpg)$/);
      }
      const picture = await supertest(site.url).get(new URL(page.socialPicture ?? '').pathname);
      expect(picture.status).to.equal(200);
      expect(picture.headers['content-type']).to.equal('image/png');
    });
  }

  it('the same page differs between languages in title, heading and description', async () => {
    for (const { path } of pages) {
      const found = await Promise.all(
        languages.map(async (language) =>
          read((await supertest(site.url).get(inLanguage(path, language))).text),
        ),
      );
      const descriptions = new Set(found.map((page) => page.description));
      expect(descriptions.size, path).to.equal(languages.length);
    }
  });

  for (const { address } of inAllLanguages(unlisted)) {
    it(`GET ${address} is not for search engines`, async () => {
      const { text, status } = await supertest(site.url).get(address);
      const page = read(text);
      expect(status).to.equal(200);
      expect(page.robots).to.match(/^noindex/);
      expect(page.alternates).to.deep.equal({});
    });
  }
});
