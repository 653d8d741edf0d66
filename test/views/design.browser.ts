import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import supertest from 'supertest';
import { readManifest } from '../../server/render/manifest.ts';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { buildForDevelopment } from '../support/development-build.ts';
import { root, startSite, type TestSite } from '../support/site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('The page of the site’s parts, in production', () => {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());

  for (const NODE_ENV of ['production', 'development']) {
    it(`is an unknown address of the real build, on a server in ${NODE_ENV}`, async () => {
      const site = await startSite({ env: { NODE_ENV } });
      const { page } = await openPage(browser);
      const answer = await page.goto(site.url + paths.design);
      await settled(page);
      expect(answer?.status()).to.equal(404);
      expect(await page.$eval('main', (main) => main.dataset.page)).to.equal('not-found');
      await page.browserContext().close();
      await site.close();
    });
  }

  it('is in no file that visitors load', () => {
    const client = join(root, 'dist/client');
    expect(readManifest(client).pages).to.not.have.property('design');
    const { wayOnText } = JSON.parse(readFileSync(join(root, 'locales/en/design.json'), 'utf8'));
    const files = globSync(`${client}/assets/*.{js,css}`);
    expect(files.length).to.be.greaterThan(20);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      for (const trace of ['design__', '--colour-', 'is-hovered', wayOnText])
        expect(text.includes(trace), `${trace} in ${file}`).to.equal(false);
    }
  });
});

describe('The page of the site’s parts, while developing', () => {
  let site: TestSite;
  let browser: Browser;
  before(async function () {
    this.timeout(60_000);
    site = await startSite({
      env: { NODE_ENV: 'development' },
      build: await buildForDevelopment(),
    });
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function open(width: number, language: (typeof languages)[number] = 'en') {
    const watched = await openPage(browser, width);
    await watched.page.goto(site.url + inLanguage(paths.design, language));
    await settled(watched.page);
    return watched;
  }

  for (const language of languages) {
    it(`shows every kind of part in ${language}, and hydrates without a complaint`, async () => {
      const { page, complaints } = await open(360, language);
      const found = await page.evaluate(() => ({
        language: document.documentElement.lang,
        sections: [...document.querySelectorAll('.design__section')].map(({ id }) => id),
        empty: [...document.querySelectorAll('.design__state')]
          .filter(({ children }) => children.length < 2)
          .map(({ textContent }) => textContent),
        ratio: document.querySelector('.design__pair ~ span')?.textContent,
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        width: document.documentElement.scrollWidth,
      }));
      expect(found.language).to.equal(language);
      expect(found.sections).to.deep.equal([
        ...['colours', 'types', 'buttons', 'packages', 'cards', 'carousel'],
        ...['booking', 'forms', 'lists', 'details', 'messages', 'waiting', 'media'],
      ]);
      expect(found.empty).to.deep.equal([]);
      expect(found.ratio).to.match(/^15[.,]6 \S+/);
      expect(found.ids).to.deep.equal([...new Set(found.ids)]);
      expect(found.width).to.be.at.most(360);
      expect(complaints.filter((text) => !text.includes('React DevTools'))).to.deep.equal([]);
      await page.browserContext().close();
    });
  }

  it('is not for search engines, and not in the sitemap', async () => {
    const { text } = await supertest(site.url).get(paths.design);
    expect(text).to.match(/<meta name="robots" content="noindex/);
    const { text: sitemap } = await supertest(site.url).get('/sitemap.xml');
    expect(sitemap).to.include(paths.gallery).and.not.include(paths.design);
  });

  it('shows what a pointer and a key cause as they do it', async () => {
    const { page } = await open(1280);
    const looks = (selector: string) =>
      page.$eval(selector, (element) => {
        const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, outlineColor, outlineStyle };
      });
    const [rest, hovered] = ['.button--primary:not([class*=is-])', '.button--primary.is-hovered'];
    const before = await looks(rest);
    await page.hover(rest);
    // Not at once: buttons change their colour in a moment.
    await page.waitForFunction(
      (...buttons) => {
        const colours = buttons.map((button) => {
          const element = document.querySelector(button);
          return element && getComputedStyle(element).backgroundColor;
        });
        return new Set(colours).size === 1;
      },
      {},
      rest,
      hovered,
    );
    expect((await looks(hovered)).backgroundColor).to.not.equal(before.backgroundColor);
    await page.mouse.move(0, 0);
    expect((await looks('.button--primary.is-focused')).outlineStyle).to.equal('solid');
    await page.browserContext().close();
  });

  it('opens its dialog', async () => {
    const { page } = await open(1280);
    await page.click('#media [aria-haspopup=dialog]');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    await page.browserContext().close();
  });

  it('has no serious finding of axe', async () => {
    const { page } = await open(1280);
    await page.evaluate(axe);
    const results = await page.evaluate(
      async () =>
        (await (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run())
          .violations,
    );
    const serious = results
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    expect(serious).to.deep.equal([]);
    await page.browserContext().close();
  });
});
