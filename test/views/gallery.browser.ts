import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, takenOver } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const OPEN = 'dialog[open] .viewer__media';

describe('The gallery in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(path: string, width?: number) {
    const opened = await openPage(browser, width);
    await opened.page.goto(site.url + path, { waitUntil: 'networkidle0' });
    await takenOver(opened.page);
    return opened;
  }
  const hash = (page: Page) => page.evaluate(() => location.hash);
  const isGone = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));
  const hasFocus = (page: Page, uri: string) =>
    page.waitForFunction((id) => document.activeElement?.closest('figure')?.id === id, {}, uri);
  const shows = (page: Page, uri: string) =>
    page.waitForFunction(
      (id) => {
        const file = document.querySelector(`#${id} a`)?.getAttribute('href');
        const shown = document.querySelector('dialog[open] .viewer__media')?.getAttribute('src');
        return location.hash === `#${id}` && shown === file;
      },
      {},
      uri,
    );

  it('opens a picture with its own address; Escape closes it and gives the focus back', async () => {
    const { page, complaints } = await visit('/gallery?lang=fr');
    await page.click('#net-throwing a');
    await page.waitForSelector(OPEN);
    expect(await hash(page)).to.equal('#net-throwing');
    expect(await page.evaluate(() => location.search)).to.equal('?lang=fr');
    expect(await page.$eval('dialog', (dialog) => dialog.matches(':modal'))).to.equal(true);
    await page.keyboard.press('Escape');
    await isGone(page);
    expect(await hash(page)).to.equal('');
    await hasFocus(page, 'net-throwing');
    expect(complaints).to.deep.equal([]);
  });

  it('moves by arrow keys and buttons, from one category to the next, and stops at the ends', async () => {
    const { page, complaints } = await visit('/gallery');
    await page.click('#stilt-school a');
    await page.waitForSelector(OPEN);
    await page.keyboard.press('ArrowRight');
    await shows(page, 'lagoon-in-motion');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'cutting-cloth');
    await page.waitForFunction(
      () => document.querySelector('.dialog__title')?.textContent === 'Made by hand',
    );
    await page.click('.viewer__turn--previous');
    await shows(page, 'lagoon-in-motion');
    await page.keyboard.press('Escape');
    await isGone(page);
    await hasFocus(page, 'lagoon-in-motion');
    await page.click('#dawn-on-the-lake a');
    await page.waitForSelector(OPEN);
    await page.keyboard.press('ArrowLeft');
    expect(await hash(page)).to.equal('#dawn-on-the-lake');
    expect(await page.$eval('.viewer__turn--previous', (button) => button.ariaDisabled)).to.equal(
      'true',
    );
    expect(complaints).to.deep.equal([]);
  });

  it('fetches what stands on both sides of what it shows', async () => {
    const { page, complaints } = await openPage(browser);
    await page.evaluateOnNewDocument(() => {
      const made: HTMLImageElement[] = [];
      Object.assign(window, { made });
      window.Image = class extends Image {
        constructor() {
          super();
          made.push(this);
        }
      };
    });
    await page.goto(`${site.url}/gallery#stilt-school`, { waitUntil: 'networkidle0' });
    await page.waitForSelector(OPEN);
    const { fetched, stills } = await page.evaluate(() => ({
      fetched: (window as unknown as { made: HTMLImageElement[] }).made.map(({ src }) => src),
      stills: ['net-throwing', 'lagoon-in-motion'].map(
        (id) => document.querySelector<HTMLImageElement>(`#${id} img`)?.src,
      ),
    }));
    expect(fetched).to.include.members(stills);
    expect(complaints).to.deep.equal([]);
  });

  it('turns by a swipe on a phone', async () => {
    const { page, complaints } = await openPage(browser);
    await page.setViewport({ width: 360, height: 640, isMobile: true, hasTouch: true });
    await page.goto(`${site.url}/gallery#net-throwing`, { waitUntil: 'networkidle0' });
    await page.waitForSelector(OPEN);
    for (const [from, to, uri] of [
      [300, 60, 'stilt-school'],
      [60, 300, 'net-throwing'],
    ] as const) {
      await page.touchscreen.touchStart(from, 300);
      await page.touchscreen.touchMove((from + to) / 2, 300);
      await page.touchscreen.touchMove(to, 300);
      await page.touchscreen.touchEnd();
      await shows(page, uri);
    }
    expect(complaints).to.deep.equal([]);
  });

  it('closes by Back, even after moving on', async () => {
    const { page, complaints } = await visit('/gallery');
    await page.click('#dawn-on-the-lake a');
    await page.waitForSelector(OPEN);
    await page.keyboard.press('ArrowRight');
    await shows(page, 'net-throwing');
    await page.goBack();
    await isGone(page);
    expect(await page.evaluate(() => location.pathname + location.hash)).to.equal('/gallery');
    expect(complaints).to.deep.equal([]);
  });

  it('opens at once when the address names an item, and closing stays on the page', async () => {
    const { page, complaints } = await visit('/gallery?lang=de#potter');
    await page.waitForSelector(OPEN);
    await page.click('.dialog__close');
    await isGone(page);
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).to.equal(
      '/gallery?lang=de',
    );
    await hasFocus(page, 'potter');
    expect(complaints).to.deep.equal([]);
  });

  it('ignores an address that names no item', async () => {
    const { page, complaints } = await visit('/gallery#nothing');
    await page.waitForFunction(() => document.querySelector('#potter a'));
    expect(await page.$('dialog')).to.equal(null);
    expect(complaints).to.deep.equal([]);
  });

  it('plays a film that was pressed, and loads nothing of it before', async () => {
    const { page, complaints } = await openPage(browser);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await page.goto(`${site.url}/gallery`, { waitUntil: 'networkidle0' });
    await takenOver(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(films).to.deep.equal([]);
    await page.click('#lagoon-in-motion a');
    await page.waitForFunction(() => {
      const film = document.querySelector<HTMLVideoElement>('dialog video');
      return film && !film.paused;
    });
    expect(films).to.have.length.greaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => !document.querySelector('dialog video'));
    expect(complaints).to.deep.equal([]);
  });

  it('shows a picture and its words whole on a small phone', async () => {
    const { page, complaints } = await visit('/gallery?lang=de#drum-maker', 320);
    await page.waitForSelector(OPEN);
    const fits = await page.$$eval('.viewer__media, .viewer__caption, .viewer__turn', (parts) =>
      parts.every((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }),
    );
    expect(fits).to.equal(true);
    expect(complaints).to.deep.equal([]);
  });

  it('links to the files without JavaScript', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/gallery`);
    const href = await page.$eval('#potter a', (link) => link.getAttribute('href'));
    expect(href).to.match(/^\/media\/.+\.svg$/);
  });
});
