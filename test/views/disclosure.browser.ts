import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TRIP = '/package/lagoon-days';

describe('What opens at a press', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function open(address: string, hasScript = true) {
    const watched = await openPage(browser, 360);
    await watched.page.setJavaScriptEnabled(hasScript);
    await watched.page.goto(site.url + address);
    if (hasScript) await settled(watched.page);
    return watched;
  }
  /** Whether the text in each of them can be seen. */
  const shown = (page: Page, selector = '.disclosure') =>
    page.$$eval(`${selector} > .disclosure__body`, (bodies) =>
      bodies.map((body) => body.checkVisibility({ contentVisibilityAuto: true })),
    );

  it('is there for keys, with a target of 44 px, and says its state', async () => {
    const { page, complaints } = await open('/ressources-clpn');
    const summary = await page.$('.disclosure__summary');
    if (!summary) throw new Error('none');
    expect((await summary.boundingBox())?.height).to.be.at.least(44);
    const state = async () =>
      (await page.accessibility.snapshot({ root: summary, interestingOnly: false }))?.expanded;
    expect(await state()).to.not.equal(true);
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await state()).to.equal(true);
    expect((await shown(page))[0]).to.equal(true);
    await page.keyboard.press('Space');
    expect((await shown(page))[0]).to.equal(false);
    expect(complaints).to.deep.equal([]);
  });

  it('opens without a script', async () => {
    const { page } = await open(TRIP, false);
    expect(await shown(page, '.day')).to.deep.equal([true, false, false, false]);
    expect(await page.$eval('.open-all', (all) => getComputedStyle(all).visibility)).to.equal(
      'hidden',
    );
    await page.click('#day-2 > summary');
    expect((await shown(page, '.day')).slice(0, 2)).to.deep.equal([true, true]);
  });

  it('opens and closes as a group', async () => {
    const { page, complaints } = await open(TRIP);
    const press = () => page.click('.open-all');
    const words = () => page.$eval('.open-all', (all) => all.textContent);
    expect(await words()).to.equal('Open all days');
    await press();
    await page.waitForFunction(() => document.querySelectorAll('.day[open]').length === 4);
    expect(await words()).to.equal('Close all days');
    await page.click('#day-3 > summary');
    await page.waitForFunction(
      () => document.querySelector('.open-all')?.textContent === 'Open all days',
    );
    await press();
    await press();
    await page.waitForFunction(() => document.querySelectorAll('.day[open]').length === 0);
    expect(complaints).to.deep.equal([]);
  });

  it('is opened by a search for words in it, and stays open when React draws again', async () => {
    const words = await (async () => {
      const { page } = await open(TRIP);
      return page.$eval('#day-3 .day__text p', (text) =>
        text.textContent.trim().split(/\s+/).slice(0, 5).join(' '),
      );
    })();
    // What the browser finds for a text fragment it finds for Ctrl+F in the same way; a hyphen there has a meaning.
    const fragment = encodeURIComponent(words).replaceAll('-', '%2D');
    const { page, complaints } = await open(`${TRIP}#:~:text=${fragment}`);
    await page.waitForSelector('#day-3[open]');
    await page.click('#day-2 > summary');
    await page.waitForSelector('#day-2[open]');
    expect(await page.$$('.day[open]')).to.have.length(3);
    expect(complaints).to.deep.equal([]);
  });

  it('is whole on paper, by the stylesheet alone', async () => {
    const { page } = await open(TRIP, false);
    await page.emulateMediaType('print');
    expect(await shown(page)).to.not.include(false);
    expect(
      await page.$$eval('.open-all', (all) => all.some((one) => one.checkVisibility())),
    ).to.equal(false);
  });

  it('is whole on paper where the stylesheet cannot see to it, and as before afterwards', async () => {
    const { page } = await open(TRIP);
    const count = () => page.$$eval('.disclosure[open]', ({ length }) => length);
    const before = await count();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await count()).to.equal((await page.$$('.disclosure')).length);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await count()).to.equal(before);
  });
});
