import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { languages } from '../../shared/i18n/languages.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { axeFindings } from '../support/axe.ts';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { inAllLanguages, pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

const all = inAllLanguages([...pages, ...unlisted]);
const widths = [360, 768, 1280];

describe('For assistive technology', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('axe is asked: it finds what is planted', async () => {
    const { page } = await openPage(browser);
    await visit(page, site.url + paths.contact);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg"><h6>Low</h6>');
    });
    const rules = (await axeFindings(page)).map((finding) => finding.split(':')[0]);
    expect(rules).to.include.members(['image-alt', 'heading-order']);
    await page.browserContext().close();
  });

  for (const language of languages) {
    describe(`in ${language}`, function () {
      this.timeout(60_000);
      // One page for a language: opening a context for each address would take longer than looking at it.
      let page: Page;
      before(async () => {
        page = (await openPage(browser)).page;
      });
      after(() => page.browserContext().close());

      const open = async (path: string, width: number) => {
        await page.setViewport({ width, height: 800 });
        await visit(page, site.url + inLanguage(path, language));
      };
      const findings = async (where: string) =>
        (await axeFindings(page)).map((finding) => `${where}: ${finding}`);

      for (const { address, path } of all.filter((entry) => entry.language === language)) {
        it(`${address} has nothing for axe to find at any width`, async () => {
          const found: string[] = [];
          await open(path, widths[0] ?? 0);
          for (const width of widths) {
            await page.setViewport({ width, height: 800 });
            found.push(...(await findings(`${width} px`)));
          }
          expect(found).to.deep.equal([]);
        });
      }

      for (const width of widths) {
        it(`nor does an open dialog or menu at ${width} px`, async () => {
          const found: string[] = [];
          await open(`${paths.package('lagoon-days')}#activity-1`, width);
          await page.waitForSelector('.activity-dialog[open]');
          found.push(...(await findings('activity')));
          await open(`${paths.gallery}#potter`, width);
          await page.waitForSelector('dialog[open] .viewer__media');
          found.push(...(await findings('viewer')));
          if (width < 1040) {
            await open(paths.home, width);
            await page.click('.side-menu__button');
            await page.waitForSelector('.side-menu[open]');
            found.push(...(await findings('menu')));
          }
          expect(found).to.deep.equal([]);
        });
      }
    });
  }
});
