import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { readLocales } from '../../server/render/i18n.ts';
import { readManifest } from '../../server/render/manifest.ts';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { cutTexts } from '../support/fit.ts';
import { pages, unlisted } from '../support/routes.ts';
import { root, startSite, type TestSite } from '../support/site.ts';

type Texts = { [key: string]: string | Texts };

/** Every word 40 % longer by its own letters; names of values and tags stay. */
const lengthen = (text: string) =>
  text.replace(/\{\{.*?\}\}|<[^>]*>|\p{L}+/gu, (word) =>
    /^[{<]/.test(word) ? word : word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
  );
const lengthenAll = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? lengthen(value) : lengthenAll(value),
    ]),
  );

describe('With interface texts that are 40 % longer', () => {
  const locales = readLocales(join(root, 'locales'));
  const { en = {} } = locales;
  const long = lengthenAll(en);
  let folder: string;
  let site: TestSite;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kwabo-locales-'));
    for (const [language, files] of Object.entries({ ...locales, en: long })) {
      await mkdir(join(folder, language));
      for (const [name, texts] of Object.entries(files))
        await writeFile(join(folder, language, `${name}.json`), JSON.stringify(texts));
    }
    [site, browser] = await Promise.all([startSite({ locales: folder }), openBrowser()]);
    ({ page, complaints } = await openPage(browser));
    const { texts } = readManifest(join(root, 'dist/client'));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // The browser must speak as the server does.
      if (new URL(request.url()).pathname.startsWith(`${texts}/en/`))
        request.respond({
          contentType: 'text/javascript',
          body: `export default ${JSON.stringify(long)}`,
        });
      else request.continue();
    });
  });
  after(async () => {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  for (const { path } of [...pages, ...unlisted]) {
    it(`${path} shows each of them whole`, async () => {
      const found: string[] = [];
      for (const width of [360, 1280]) {
        await page.setViewport({ width, height: 800 });
        await visit(page, site.url + path);
        expect(await page.$eval('.skip-link', (link) => link.textContent)).to.equal(
          lengthen(en.layout.skip),
        );
        found.push(...(await cutTexts(page)).map((fault) => `${width} px: ${fault}`));
      }
      expect(found).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
    });
  }
});
