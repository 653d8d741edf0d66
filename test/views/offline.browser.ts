import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const NOTICE = '.offline-notice';
/** Longer than a page takes that would come although nobody wants it any more. */
const SETTLED = 1500;
const TRIP = '/package/lagoon-days';

describe('Without a network', () => {
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
    ({ page, complaints } = await openPage(browser, 360));
  });
  afterEach(async () => {
    // That there is no network is what the browser itself may say.
    expect(
      complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^failed:/.test(text)),
    ).to.deep.equal([]);
    await page.browserContext().close();
  });

  async function openAndLeaveNetwork(address: string) {
    await page.goto(site.url + address);
    await settled(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true, said: [] }));
    await page.setOfflineMode(true);
  }
  const press = (path: string) =>
    page.$eval(`a[href="${path}"]`, (link) => (link as HTMLAnchorElement).click());
  const shows = (name: string) => page.waitForSelector(`main[data-page="${name}"]`);
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);
  /** Writes down what is said at a place from now on. */
  const listen = (selector: string) =>
    page.$eval(selector, (status) => {
      const said = Reflect.get(globalThis, 'said') as string[];
      new MutationObserver(() => {
        const words = status.textContent.trim();
        if (words) said.push(words);
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
  const said = () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);

  it('a page that was asked for waits below the one that stays, said once', async () => {
    await openAndLeaveNetwork('/blogs?lang=de');
    await listen('[role=status]:has(+ script), body > [role=status]:last-of-type');
    await press('/our-destinations?lang=de');
    await page.waitForSelector(NOTICE);
    expect(await page.$eval('main', (main) => main.dataset.page)).to.equal('blogs');
    expect(page.url()).to.equal(`${site.url}/blogs?lang=de`);
    expect(await page.$eval(NOTICE, (box) => box.parentElement?.getAttribute('role'))).to.equal(
      'status',
    );
    const words = await page.$eval(`${NOTICE}__text`, (text) => text.textContent);
    expect(words).to.include('Sie sind offline.').and.include('bleibt hier');
    expect(await page.$$('.progress-line--on')).to.have.length(0);
    expect(await said()).to.have.length(1);
  });

  it('it opens by itself when the network is back, and the notice goes', async () => {
    await openAndLeaveNetwork('/blogs');
    await press('/our-destinations');
    await page.waitForSelector(NOTICE);
    await page.setOfflineMode(false);
    await shows('our-destinations');
    await page.waitForSelector(NOTICE, { hidden: true });
    expect(await isSameDocument()).to.equal(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal('H1');
  });

  it('“Try again” tries, says that it failed, and opens the page once it does not', async () => {
    await openAndLeaveNetwork('/blogs');
    await press('/our-destinations');
    await page.waitForSelector(NOTICE);
    let tries = 0;
    page.on('request', () => {
      tries += 1;
    });
    await page.click(`${NOTICE} .button--signature`);
    await page.waitForFunction(
      (box) => document.querySelector(box)?.textContent.includes('Still no network'),
      {},
      NOTICE,
    );
    expect(tries, 'requests of the second try').to.be.greaterThan(0);
    expect(await page.$eval('main', (main) => main.dataset.page)).to.equal('blogs');
    await page.setOfflineMode(false);
    await shows('our-destinations');
  });

  it('“Try again” does even where the browser has not noticed that the network is back', async () => {
    await page.goto(`${site.url}/blogs`);
    await settled(page);
    await page.evaluate("Object.defineProperty(navigator, 'onLine', { get: () => false })");
    let isAway = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => (isAway ? request.abort() : request.continue()));
    await press('/our-destinations');
    await page.waitForSelector(NOTICE);
    isAway = false;
    await page.click(`${NOTICE} .button--signature`);
    await shows('our-destinations');
  });

  it('“Stay on this page” ends the wait', async () => {
    await openAndLeaveNetwork('/blogs');
    await press('/our-destinations');
    await page.waitForSelector(NOTICE);
    await page.click(`${NOTICE} .button--outline`);
    await page.waitForSelector(NOTICE, { hidden: true });
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('main');
    await page.setOfflineMode(false);
    await pause(SETTLED);
    expect(await page.$eval('main', (main) => main.dataset.page)).to.equal('blogs');
    expect(await page.$$('.blog-card')).to.not.have.length(0);
  });

  it('another page can be chosen instead, and that one opens', async () => {
    await openAndLeaveNetwork('/blogs');
    await press('/our-destinations');
    await page.waitForSelector(NOTICE);
    await press('/gallery');
    await page.setOfflineMode(false);
    await shows('gallery');
    await pause(SETTLED);
    expect(await page.$eval('main', (main) => main.dataset.page)).to.equal('gallery');
  });

  it('a dialog that is opened waits in the same way', async () => {
    await openAndLeaveNetwork(TRIP);
    await page.$eval('#day-1 .day__more', (link) => (link as HTMLElement).click());
    await page.waitForSelector(NOTICE);
    await page.setOfflineMode(false);
    await page.waitForSelector('dialog[open]');
    await page.waitForSelector(NOTICE, { hidden: true });
  });

  it('fits 320 px, with targets of 44 px', async () => {
    await page.setViewport({ width: 320, height: 568 });
    await openAndLeaveNetwork('/blogs?lang=fr');
    await press('/our-destinations?lang=fr');
    await page.waitForSelector(NOTICE);
    const boxes = await page.$$eval(`${NOTICE}, ${NOTICE} button`, (all) =>
      all.map((box) => box.getBoundingClientRect().toJSON()),
    );
    for (const { left, right, height } of boxes) {
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(320);
      expect(height).to.be.at.least(44);
    }
    expect(boxes[0].height, 'of the notice').to.be.below(568 / 2);
  });

  describe('a booking', () => {
    const option = (id: number) => `.option__input[value="${id}"]`;
    const untilProblem = () => page.waitForSelector('#options-problem');
    const total = () => page.$eval('[data-total]', (data) => data.getAttribute('value'));

    it('keeps what was chosen and says so once for each change', async () => {
      await openAndLeaveNetwork(TRIP);
      await listen('.total [role=status]');
      await page.click(option(101));
      await untilProblem();
      expect(await page.$eval('#options-problem', (box) => box.textContent)).to.include(
        'You are offline. Your choice is kept here',
      );
      await page.click(option(102));
      await page.waitForFunction(() => (Reflect.get(globalThis, 'said') as string[]).length === 2);
      await untilProblem();
      expect(await page.$$(`${option(101)}:checked, ${option(102)}:checked`)).to.have.length(2);
      expect(await total()).to.equal('62000');
      expect(new Set(await said()).size).to.equal(1);
      expect(await page.$$('[role=alert]')).to.have.length(0);
    });

    it('sends it by itself when the network is back', async () => {
      await openAndLeaveNetwork(TRIP);
      await page.click(option(103));
      await untilProblem();
      await page.setOfflineMode(false);
      await page.waitForFunction(
        () => document.querySelector('[data-total]')?.getAttribute('value') === '67500',
      );
      expect(await page.$('#options-problem')).to.equal(null);
      await page.reload();
      expect(await page.$(`${option(103)}:checked`)).to.not.equal(null);
    });

    it('book-now stays on the page and says why', async () => {
      await openAndLeaveNetwork(TRIP);
      await page.click('form[name=book] button[type=submit]');
      await page.waitForSelector('#form-problem');
      expect(await page.$eval('#form-problem', (box) => box.textContent)).to.include('offline');
      expect(new URL(page.url()).pathname).to.equal(TRIP);
    });
  });
});
