import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, settled, takenOver, type WatchedPage } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('Going from page to page', () => {
  let site: TestSite;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    site = await startSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    watched = await openPage(browser);
    page = watched.page;
  });
  afterEach(async () => {
    expect(watched.complaints).to.deep.equal([]);
    await page.browserContext().close();
  });

  const open = async (path: string) => {
    await page.goto(site.url + path);
    await settled(page);
  };
  const shows = (name: string) => page.waitForSelector(`main[data-page="${name}"]`);
  const mark = () => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);

  it('needs no reload, moves the focus to the heading and announces the title', async () => {
    await open('/');
    await mark();
    await page.click('.header__link[href="/blogs"]');
    await shows('blogs');
    expect(await isSameDocument()).to.equal(true);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const title = await page.title();
    expect(title).to.match(/ \| Kwabo$/);
    await page.waitForFunction(
      (text) => document.querySelector('[role="status"]')?.textContent === text,
      {},
      title,
    );
  });

  it('keeps exactly one title, description, canonical and set of alternates', async () => {
    await open('/');
    await page.click('.header__link[href="/about-us"]');
    await shows('about-us');
    await page.waitForFunction(() => document.title.length > 0);
    const counts = await page.evaluate(() =>
      [
        'title',
        'meta[name="description"]',
        'link[rel="canonical"]',
        'link[hreflang="fr"]',
        'meta[name="robots"]',
      ].map((selector) => document.head.querySelectorAll(selector).length),
    );
    expect(counts).to.deep.equal([1, 1, 1, 1, 1]);
    const canonical = await page.$eval('link[rel="canonical"]', (link) =>
      link.getAttribute('href'),
    );
    expect(canonical).to.equal(`${site.url}/about-us`);
  });

  it('restores the scroll position on the way back', async () => {
    await open('/visit-benin');
    await page.evaluate(() => scrollTo(0, 900));
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.footer__link[href="/gallery"]')?.click(),
    );
    await shows('gallery');
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await shows('visit-benin');
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 2);
  });

  it('keeps the language', async () => {
    await open('/?lang=de');
    await page.click('.header__link[href="/blogs?lang=de"]');
    await shows('blogs');
    expect(page.url()).to.equal(`${site.url}/blogs?lang=de`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).to.not.equal('');
  });

  it('to another language reloads the same page in it, and English takes the lang away', async () => {
    await open('/destination/ouidah');
    const choose = async (language: string) => {
      await Promise.all([
        page.waitForNavigation({ waitUntil: 'networkidle0' }),
        page.click(`.language-switch__link[lang="${language}"]`),
      ]);
      await takenOver(page);
    };
    await choose('fr');
    expect(page.url()).to.equal(`${site.url}/destination/ouidah?lang=fr`);
    await choose('en');
    expect(page.url()).to.equal(`${site.url}/destination/ouidah`);
    expect(await page.evaluate(() => document.documentElement.lang)).to.equal('en');
  });

  it('shows the 503 page with a way to try again when the site cannot be reached', async () => {
    await open('/');
    await page.evaluate(() => {
      globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await page.click('.header__link[href="/blogs"]');
    await shows('error');
    expect(await page.$eval('h1', (heading) => heading.textContent)).to.include(
      'cannot load this page',
    );
  });

  describe('on a phone', () => {
    beforeEach(() => page.setViewport({ width: 360, height: 640, isMobile: true, hasTouch: true }));
    const isOpen = () => page.$eval('.side-menu', (menu) => (menu as HTMLDetailsElement).open);

    it('the side menu opens, and closes on navigation', async () => {
      await open('/');
      await page.click('.side-menu__button');
      expect(await isOpen()).to.equal(true);
      await page.click('.side-menu__link[href="/gallery"]');
      await shows('gallery');
      expect(await isOpen()).to.equal(false);
    });

    it('the side menu begins with what the agency sells', async () => {
      await open('/?lang=fr');
      await page.click('.side-menu__button');
      const [first, second] = await page.$$eval('.side-menu__link', (links) =>
        links.map((link) => link.textContent),
      );
      expect([first, second]).to.deep.equal(['Voyages', 'Destinations']);
      await page.click('.side-menu__link[href="/our-destinations?lang=fr"]');
      await shows('our-destinations');
      expect(await isOpen()).to.equal(false);
    });

    it('the side menu spans the screen, right under the header', async () => {
      await open('/');
      await page.click('.side-menu__button');
      const [header, panel] = await page.$$eval('.header, .side-menu__panel', (boxes) =>
        boxes.map((box) => box.getBoundingClientRect().toJSON()),
      );
      expect([panel.left, panel.right]).to.deep.equal([0, 360]);
      expect(panel.top).to.be.closeTo(header.bottom, 0.5);
    });

    it('Escape closes the side menu and gives the focus back', async () => {
      await open('/');
      await page.click('.side-menu__button');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen()).to.equal(false);
      expect(await page.evaluate(() => document.activeElement?.className)).to.equal(
        'side-menu__button',
      );
    });
  });

  it('a banner that was closed stays closed', async () => {
    await open('/');
    await page.click('.banner__close');
    expect(await page.$('.banner')).to.equal(null);
    await open('/blogs');
    await page.waitForFunction(() => !document.querySelector('.banner'));
  });
});

describe('A browser that prefers French', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    site = await startSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('is offered French in French, takes it, and is not asked again', async () => {
    const { page, complaints } = await openPage(browser);
    // As text: a function would bring along a helper of the transpiler that the page does not have.
    await page.evaluateOnNewDocument(
      "Object.defineProperty(navigator, 'languages', { get: () => ['fr-CH', 'de'] })",
    );
    await page.goto(`${site.url}/blogs`);
    await page.waitForSelector('.language-offer[lang="fr"]');
    await Promise.all([page.waitForNavigation(), page.click('.language-offer a')]);
    await settled(page);
    expect(page.url()).to.equal(`${site.url}/blogs?lang=fr`);
    expect(await page.$('.language-offer')).to.equal(null);
    expect(complaints).to.deep.equal([]);
  });
});
