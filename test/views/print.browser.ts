import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const BLACK = 'rgb(0, 0, 0)';

/** What cannot be read on paper: text that is not black, or that prints on a ground of its own. */
const unreadable = (page: Page) =>
  page.$$eval(
    'main *',
    (elements, black) => {
      const faults = elements.flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        const isShown = element.getClientRects().length > 0 && element.textContent?.trim() !== '';
        const isDark = /^rgb\(\d{1,2}, \d{1,2}, /.test(backgroundColor);
        return isShown && (color !== black || isDark) ? [`${element.className}: ${color}`] : [];
      });
      return [...new Set(faults)];
    },
    BLACK,
  );

/** What a reader takes along on paper. */
const PAGES = ['/blog/reading-a-cloth?lang=de', '/travel-and-tips?lang=fr', '/package/lagoon-days'];
const KEPT = [
  '.header__brand',
  'h1',
  '.footer__link[href^="tel:"]',
  '.footer__link[href^="mailto:"]',
];
const LEFT_OUT = [
  '.banner',
  '.header__nav',
  '.language-switch',
  '.breadcrumb',
  '.footer nav',
  '.button',
];

describe('On paper', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function print(path: string) {
    const { page } = await openPage(browser, 794);
    await visit(page, site.url + path);
    await page.emulateMediaType('print');
    return page;
  }

  for (const path of [
    '/',
    '/our-destinations',
    '/destination/ganvie',
    '/package/lagoon-days',
    '/product/tales-of-the-lagoon',
  ]) {
    it(`${path} is black on white, without bars and buttons`, async () => {
      const page = await print(path);
      expect(await unreadable(page)).to.deep.equal([]);
      const bars = await page.$$eval(
        '.header__nav, .banner, .booking-bar, .button, .map',
        (parts) =>
          parts.filter((part) => part.getClientRects().length > 0).map((part) => part.className),
      );
      expect(bars).to.deep.equal([]);
    });
  }

  it('every day of a trip is open, and stays on one page', async () => {
    const page = await print('/package/lagoon-days');
    const days = await page.$$eval('.day', (parts) =>
      parts.map((part) => ({
        isWhole: getComputedStyle(part).breakInside === 'avoid',
        height: part.querySelector('.disclosure__body')?.getBoundingClientRect().height ?? 0,
      })),
    );
    expect(days).to.have.length(4);
    for (const { isWhole, height } of days) {
      expect(isWhole).to.equal(true);
      expect(height).to.be.greaterThan(40);
    }
  });

  for (const path of PAGES) {
    it(`${path} begins with the name, ends with how to reach us, and has nothing to press`, async () => {
      const { page, complaints } = await openPage(browser);
      await page.goto(site.url + path, { waitUntil: 'networkidle0' });
      await page.emulateMediaType('print');
      const shown = (selectors: string[]) =>
        page.evaluate(
          (list) =>
            list.filter((selector) =>
              [...document.querySelectorAll(selector)].some((part) => part.checkVisibility()),
            ),
          selectors,
        );
      expect(await shown(KEPT)).to.deep.equal(KEPT);
      expect(await shown(LEFT_OUT)).to.deep.equal([]);
      const [brand, title, phone] = await page.$$eval(
        '.header__brand, h1, .footer__link[href^="tel:"]',
        (parts) => parts.map((part) => part.getBoundingClientRect().toJSON()),
      );
      expect(brand.bottom).to.be.lessThan(title.top);
      expect(title.bottom).to.be.lessThan(phone.top);
      expect(complaints).to.deep.equal([]);
      await page.browserContext().close();
    });
  }
});
