import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, takenOver } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('An article in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('shows the other articles when it is reached without a reload, and after a reload', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.url}/blogs?lang=fr`, { waitUntil: 'networkidle0' });
    await takenOver(page);
    await page.click('a[href="/blog/reading-a-cloth?lang=fr"]');
    await page.waitForSelector('.blog__others-list .blog-card');
    expect(await page.$eval('h1', (heading) => heading.textContent)).to.equal('Lire une tenture');
    await page.reload({ waitUntil: 'networkidle0' });
    await takenOver(page);
    expect(await page.$$eval('.blog__others-list .blog-card', (cards) => cards.length)).to.equal(2);
    expect(complaints).to.deep.equal([]);
  });

  it('jumps to a section, which is not hidden by the header', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.url}/blog/reading-a-cloth`, { waitUntil: 'networkidle0' });
    await takenOver(page);
    await page.click('.contents-list a[href="#buying-one"]');
    await page.waitForFunction(() => {
      const heading = document.getElementById('buying-one')?.getBoundingClientRect();
      const header = document.querySelector('.header')?.getBoundingClientRect();
      return heading && header && heading.top >= header.bottom && heading.top < innerHeight / 2;
    });
    expect(complaints).to.deep.equal([]);
  });
});
