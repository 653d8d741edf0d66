import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, takenOver } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('The list of articles in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const field = '[name=search]';
  const has = (page: Page, count: number) =>
    page.waitForFunction((n) => document.querySelectorAll('.blog-card').length === n, {}, count);

  it('finds while typing, asks once after a rest, keeps the focus and says what it found', async () => {
    const { page, complaints } = await openPage(browser);
    const asked: string[] = [];
    await page.goto(`${site.url}/blogs?lang=de`, { waitUntil: 'networkidle0' });
    await takenOver(page);
    page.on('request', (request) => {
      if (request.url().includes('blog-lister')) asked.push(String(request.postData()));
    });
    await page.type(field, 'harmattan', { delay: 20 });
    await page.waitForFunction(() => location.search === '?search=harmattan&lang=de');
    await page.waitForFunction(() =>
      document.querySelector('.blogs__found')?.textContent?.includes('„harmattan“'),
    );
    expect(asked.every((body) => body.includes('"harmattan"'))).to.equal(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).to.equal(
      'search',
    );
    expect(complaints).to.deep.equal([]);
  });

  it('says so when nothing fits, and leads back to all with an empty field', async () => {
    const { page, complaints } = await openPage(browser, 360);
    await page.goto(`${site.url}/blogs`, { waitUntil: 'networkidle0' });
    await takenOver(page);
    await has(page, 3);
    await page.type(field, 'xylophone');
    await page.waitForSelector('.blogs-none');
    await page.click('.blogs-none .button');
    await has(page, 3);
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).to.equal('');
    expect(complaints).to.deep.equal([]);
  });

  it('searches by its button without JavaScript', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/blogs?lang=fr`);
    await page.type(field, 'tenture');
    await Promise.all([page.waitForNavigation(), page.click('.blogs-search button')]);
    expect(page.url()).to.match(/\/blogs\?lang=fr&search=tenture$/);
    expect(await page.$$eval('.blog-card', (cards) => cards.length)).to.be.within(1, 2);
  });
});
