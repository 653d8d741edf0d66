import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { axeFindings } from '../support/axe.ts';
import { openBrowser, openPage, settled, visit, type WatchedPage } from '../support/browser.ts';
import { cutTexts } from '../support/fit.ts';
import { walk } from '../support/keys.ts';
import { addOrders } from '../support/orders.ts';
import { readPdf } from '../support/pdf.ts';
import { newCustomer, PASSWORD } from '../support/people.ts';
import { inAllLanguages, ofAccounts } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { validator } from '../support/validator.ts';

describe('Every page of the account', function () {
  this.timeout(60_000);
  let site: TestSite;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
    browser = await openBrowser();
    watched = await openPage(browser);
    page = watched.page;
    const { form } = await newCustomer(site);
    await addOrders(site, form.email, 12);
    await page.goto(`${site.url}/sign-in?retour=/mon-compte/mes-commandes`);
    await settled(page);
    await page.type('#sign-in-email', form.email);
    await page.type('#sign-in-password', PASSWORD);
    await page.click('form[name=sign-in] button[type=submit]');
    await page.waitForSelector('.order-table');
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const order = { name: 'commande', path: '/mon-compte/commande/1' };
  for (const { address, name, language } of inAllLanguages([...ofAccounts, order])) {
    it(`${address} has no finding of axe, and shows all of its texts, at every width`, async () => {
      // Another language is kept, and would lead away from an English address.
      await page.deleteCookie({ name: 'lang', url: site.url });
      const found: string[] = [];
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewport({ width, height: 800 });
        await visit(page, site.url + address);
        found.push(...(await axeFindings(page)).map((finding) => `${width} px: ${finding}`));
        found.push(...(await cutTexts(page)).map((fault) => `${width} px: ${fault}`));
      }
      expect(found).to.deep.equal([]);
      expect(watched.complaints).to.deep.equal([]);
      const shown = await page.evaluate(() => [
        document.documentElement.lang,
        document.querySelector('main')?.dataset.page,
        document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      ]);
      expect(shown).to.deep.equal([language, name, 'noindex, follow']);
    });
  }

  for (const { path } of [...ofAccounts, order]) {
    it(`${path} is valid HTML, and can be walked by keys, each stop in sight`, async () => {
      await page.deleteCookie({ name: 'lang', url: site.url });
      await page.setViewport({ width: 360, height: 640 });
      await visit(page, site.url + path);
      const { stops, faults } = await walk(page, 'on');
      expect(stops).to.be.greaterThan(15);
      expect(faults).to.deep.equal([]);
      const html = await page.evaluate(async () => (await fetch(location.href)).text());
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
      ).to.deep.equal([]);
    });
  }

  it('an order is one sheet of paper, with its number, its dates and how to reach the agency', async () => {
    await page.deleteCookie({ name: 'lang', url: site.url });
    await visit(page, site.url + order.path);
    const { pages: sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).to.have.length(1);
    for (const words of ['Kwabo', 'KW-2026-', '2027', '2 travellers', 'kwabo@example.com'])
      expect(sheets[0]).to.include(words);
    for (const words of ['Sign out', 'Print', 'Menu']) expect(sheets[0]).to.not.include(words);
  });
});
