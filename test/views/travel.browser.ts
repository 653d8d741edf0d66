import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, settled, visit } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

/** The names on the page before and after, as the browser finds them when it moves from one to the other. */
interface Journey {
  before: string[];
  after: string[];
}

/** Runs in the page before anything else, as text: writes down every journey. */
const watch = `
  globalThis.journeys = [];
  const names = () => [...document.querySelectorAll('main *')]
    .map((element) => getComputedStyle(element).viewTransitionName)
    .filter((name) => name !== 'none');
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = ({ update, ...rest }) => {
    const journey = { before: names() };
    const watched = async () => {
      await update();
      journey.after = names();
      globalThis.journeys.push(journey);
    };
    return start({ ...rest, update: watched });
  };
`;

const CARDS = [
  ['/our-destinations', '.destination-card', '/destination/ouidah'],
  ['/blogs', '.blog-card', '/blog/reading-a-cloth'],
  ['/', '.package-card', '/package/north-by-red-road'],
  ['/package/lagoon-days?lang=de', '.package-card', '/package/coast-and-memory?lang=de'],
  ['/product/unknown', '.product-card', '/product/tales-of-the-lagoon'],
] as const;

describe('From a card to its page', () => {
  let site: TestSite;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    ({ page, complaints } = await openPage(browser));
    await page.evaluateOnNewDocument(watch);
  });
  afterEach(async () => {
    // The address of an unknown product is one.
    expect(complaints.filter((text) => !text.includes('status of 404'))).to.deep.equal([]);
    await page.browserContext().close();
  });

  const journeys = () => page.evaluate(() => Reflect.get(globalThis, 'journeys') as Journey[]);
  /** Presses the link of a card in the middle of the window. */
  async function press(card: string, path: string, count = 1) {
    const link = `${card} a[href="${path}"]`;
    await page.waitForSelector(link);
    await page.$eval(link, (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.click(link, { count });
  }
  const arrived = (path: string) =>
    page.waitForFunction(
      (wanted) =>
        location.pathname + location.search === wanted &&
        !['our-destinations', 'blogs', 'home'].includes(
          document.querySelector('main')?.dataset.page ?? '',
        ),
      {},
      path,
    );

  /** Waits until the journey is over; what moves on the page by itself, or with the scroll, may go on. */
  const atRest = () =>
    page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ effect }) =>
            !(
              effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition')
            ),
        ),
    );

  for (const [from, card, to] of CARDS) {
    it(`the picture of ${to} becomes the main one of its page, and no other moves`, async () => {
      await visit(page, site.url + from);
      await press(card, to);
      await arrived(to);
      await page.waitForFunction(() => Reflect.get(globalThis, 'journeys').length > 0);
      const [path = ''] = to.split('?');
      const name = `picture${path.replaceAll('/', '-')}`;
      expect(await journeys()).to.deep.equal([{ before: [name], after: [name] }]);
      await atRest();
    });
  }

  it('nothing moves where less motion is wanted', async () => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await visit(page, `${site.url}/our-destinations`);
    await press('.destination-card', '/destination/ouidah');
    await arrived('/destination/ouidah');
    expect(await journeys()).to.deep.equal([]);
    const rule = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.cssText.includes('@view-transition'))
        .map((rule) => rule instanceof CSSMediaRule && rule.conditionText),
    );
    expect(rule).to.deep.equal(['(prefers-reduced-motion: no-preference)']);
  });

  it('it works as before in a browser that knows nothing of it', async () => {
    await page.evaluateOnNewDocument('delete Document.prototype.startViewTransition');
    await page.evaluateOnNewDocument('delete document.startViewTransition');
    await visit(page, `${site.url}/our-destinations`);
    expect(await page.evaluate(() => 'startViewTransition' in document)).to.equal(false);
    await press('.destination-card', '/destination/ouidah');
    await arrived('/destination/ouidah');
    await page.waitForSelector('.destination h1');
  });

  it('a double press and Back in the middle leave the right page, without a complaint', async () => {
    await visit(page, `${site.url}/our-destinations`);
    await press('.destination-card', '/destination/ouidah', 2);
    await arrived('/destination/ouidah');
    await page.evaluate(() => history.back());
    await page.waitForSelector('main[data-page="our-destinations"]');
    await press('.destination-card', '/destination/abomey');
    await arrived('/destination/abomey');
    await page.evaluate(() => history.back());
    await page.waitForSelector('main[data-page="our-destinations"]');
    await atRest();
    expect(await page.$eval('h1', (heading) => heading.textContent)).to.not.equal('Abomey');
  });

  it('a picture that comes late keeps nobody waiting', async () => {
    await page.goto(`${site.url}/blogs`);
    await settled(page);
    const held: (() => void)[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.resourceType() === 'image') held.push(() => request.continue());
      else request.continue();
    });
    await press('.blog-card', '/blog/reading-a-cloth');
    await page.waitForSelector('main[data-page="blog"]', { timeout: 3000 });
    await page.waitForFunction(() => document.getAnimations().length === 0, { timeout: 3000 });
    for (const release of held) release();
  });
});
