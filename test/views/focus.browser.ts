import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { walk } from '../support/keys.ts';
import { pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('The focus', function () {
  this.timeout(90_000);
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const width of [360, 1280]) {
    describe(`at ${width} px`, () => {
      let page: Page;
      before(async () => {
        page = (await openPage(browser, width)).page;
      });
      after(() => page.browserContext().close());

      for (const { path } of [...pages, ...unlisted]) {
        it(`can be seen at every stop of ${path}, forth and back`, async () => {
          await visit(page, site.url + path);
          const forth = await walk(page, 'on');
          const back = await walk(page, 'back');
          expect(forth.stops).to.be.within(15, 299);
          expect([...forth.faults, ...back.faults]).to.deep.equal([]);
        });
      }
    });
  }
});
