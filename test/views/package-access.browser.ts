import axe from 'axe-core';
import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('The pages of trips and products', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const path of [
    '/package/lagoon-days?lang=de',
    '/package/north-by-red-road?lang=fr',
    '/product/tales-of-the-lagoon',
  ])
    for (const width of [320, 360, 1280]) {
      it(`${path} has no serious fault for assistive technology and fits ${width} px`, async () => {
        const { page, complaints } = await openPage(browser, width);
        await page.goto(site.url + path, { waitUntil: 'networkidle0' });
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run(document),
        );
        const serious = violations.filter(({ impact }) => /serious|critical/.test(String(impact)));
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
        expect(complaints).to.deep.equal([]);
      });
    }
});
