import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PATH = '/product/tales-of-the-lagoon';
const PICTURE = '.media-set__large';

describe('The page of a product in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('keeps price and button in view on a phone, to the end of its text', async () => {
    const { page, complaints } = await openPage(browser, 360);
    await page.setViewport({ width: 360, height: 640 });
    await page.goto(`${site.url}${PATH}?lang=de`);
    await settled(page);
    const places = () =>
      page.$$eval('.offer__price, .offer__buy', (parts) =>
        parts.map((part) => part.getBoundingClientRect().bottom),
      );
    expect(Math.max(...(await places()))).to.be.below(640);
    await page.$eval('.product__story', (story) => story.scrollIntoView({ block: 'end' }));
    expect(Math.max(...(await places()))).to.be.within(0, 640);
    expect(complaints).to.deep.equal([]);
  });

  it('shows the chosen picture large; Escape, Back and the button close it', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(site.url + PATH);
    await settled(page);
    await page.click('.media-set li:nth-child(2) a');
    const file = await page.$eval(PICTURE, (link) => (link as HTMLAnchorElement).pathname);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.click('dialog .dialog__close'),
    ]) {
      await page.focus(PICTURE);
      await page.keyboard.press('Enter');
      const image = await page.waitForSelector('dialog[open] img');
      expect(new URL((await image?.evaluate((img) => img.src)) ?? '').pathname).to.equal(file);
      await leave();
      await page.waitForSelector('dialog', { hidden: true });
      await page.waitForFunction(() => location.hash === '');
      expect(await page.$eval(PICTURE, (link) => link === document.activeElement)).to.equal(true);
    }
    expect(complaints).to.deep.equal([]);
  });
});
