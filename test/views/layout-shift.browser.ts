import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { inAllLanguages, pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

const FONT_DELAY = 800;
/** Less than what is 0.01 when it is rounded: letters of the fallback are a little narrower or wider. */
const MOST = 0.005;
// German has the longest words: what moves, moves here.
const all = inAllLanguages([...pages, ...unlisted]).filter(({ language }) => language === 'de');

interface Shift {
  value: number;
  parts: string[];
}

/** Runs in the page before anything else: writes down each shift and what was moved by it. */
const observe = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        return (element?.className || node?.nodeName) + ' ' +
          [from.x, from.y, from.width, from.height] + ' -> ' + [to.x, to.y, to.width, to.height];
      });
      globalThis.shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

describe('Nothing moves under the reader', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function shiftsOf(address: string, width: number) {
    const { page } = await openPage(browser, width);
    let fonts = 0;
    await page.evaluateOnNewDocument(observe);
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (request.resourceType() === 'font') {
        fonts += 1;
        await pause(FONT_DELAY);
      }
      await request.continue();
    });
    await page.goto(site.url + address);
    await settled(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        // Time to load what was left for later, and to draw it.
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      }
    });
    await settled(page);
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
    await page.browserContext().close();
    return { fonts, shifts };
  }

  for (const { address } of all) {
    it(`on ${address}, when the fonts come late and on the way to its end`, async function () {
      this.timeout(60_000);
      await Promise.all(
        [360, 1280].map(async (width) => {
          const { fonts, shifts } = await shiftsOf(address, width);
          expect(fonts, 'fonts that came late').to.be.greaterThan(0);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const parts = shifts
            .map((shift) => `${shift.value.toFixed(4)}: ${shift.parts.join(' | ')}`)
            .join('\n');
          expect(sum, `${width} px: ${parts}`).to.be.below(MOST);
        }),
      );
    });
  }
});
