import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { inAllLanguages, pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

const all = inAllLanguages([...pages, ...unlisted]);

describe('In a browser, every page', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    site = await startSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const { address, language, name } of all) {
    it(`${address} hydrates without a word on the console, and asks no other site`, async () => {
      const { page, complaints } = await openPage(browser);
      await page.goto(site.url + address);
      await settled(page);
      expect(complaints).to.deep.equal([]);
      const shown = await page.evaluate(() => [
        document.documentElement.lang,
        document.querySelector('main')?.dataset.page,
      ]);
      expect(shown).to.deep.equal([language, name]);
      await page.browserContext().close();
    });

    it(`${address} is whole without JavaScript`, async () => {
      const { page, complaints } = await openPage(browser, 360);
      await page.setJavaScriptEnabled(false);
      // Once before, so that the content is at hand: what comes late needs a script to be put in its place.
      await fetch(site.url + address);
      await page.goto(site.url + address);
      const found = await page.evaluate(() => {
        const main = document.querySelector('main');
        const heading = main?.querySelector('h1')?.getBoundingClientRect();
        return {
          text: main?.textContent.length ?? 0,
          heading: (heading?.width ?? 0) > 0,
          // What a stream would have brought later must be in place already.
          hidden: document.querySelectorAll('[hidden] > *, template').length,
          width: document.documentElement.scrollWidth,
        };
      });
      expect(found.text).to.be.greaterThan(150);
      expect(found.heading).to.equal(true);
      expect(found.hidden).to.equal(0);
      expect(found.width).to.be.at.most(360);
      // Modules are preloaded, and then refused: that is what was asked for here.
      expect(complaints.filter((text) => !/^failed: .*\.js$/.test(text))).to.deep.equal([]);
      await page.browserContext().close();
    });
  }
});
