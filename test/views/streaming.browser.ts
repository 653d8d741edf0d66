import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const GUIDES = 'guide/site-guide-lister';
const GUIDE = 'Félicité';

describe('In a browser, with an upstream that is slow for a part', () => {
  let real: TestSite;
  let upstream: FaultyUpstream;
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    real = await startSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await real.close();
  });
  beforeEach(async () => {
    upstream = await startFaultyUpstream(real.upstream);
    site = await startSite({ upstream });
  });
  afterEach(async () => {
    await site.close();
    await upstream.close();
  });

  it('the hero is there first, the part later, and the page hydrates without a word', async () => {
    upstream.fail({ delay: 1500 }, GUIDES);
    const { page, complaints } = await openPage(browser);
    const loaded = page.goto(site.url);
    await page.waitForSelector('h1');
    expect(await page.evaluate((guide) => document.body.innerText.includes(guide), GUIDE)).to.equal(
      false,
    );
    await loaded;
    await page.waitForFunction((guide) => document.body.innerText.includes(guide), {}, GUIDE);
    await settled(page);
    expect(complaints).to.deep.equal([]);
  });

  it('a link is followed while the part is still on its way', async () => {
    upstream.fail({ delay: 1500 }, GUIDES);
    const { page, complaints } = await openPage(browser);
    const loaded = page.goto(site.url);
    await page.waitForSelector('h1');
    const early = await page.evaluate((guide) => !document.body.innerText.includes(guide), GUIDE);
    expect(early, 'the part came too soon to test anything').to.equal(true);
    await loaded;
    await settled(page);
    await page.click('.header__link[href="/blogs"]');
    await page.waitForSelector('main[data-page="blogs"]');
    expect(complaints).to.deep.equal([]);
  });

  it('a part that never comes says so in its place, and the rest works', async () => {
    upstream.fail('status 500', GUIDES);
    const { page, complaints } = await openPage(browser);
    await page.goto(site.url);
    await settled(page);
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).to.include('This part cannot be shown right now.');
    expect(complaints).to.deep.equal([]);
  });
});
