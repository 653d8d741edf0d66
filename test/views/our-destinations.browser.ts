import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('the map of our destinations', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function openMap(path = '/our-destinations') {
    const opened = await openPage(browser);
    await opened.page.goto(site.url + path);
    await opened.page.waitForSelector('.map__layer--country');
    return opened;
  }
  const places = (page: Page) =>
    page.$$eval('a.map__place', (links) => links.map((link) => link.getAttribute('href')));

  const middles = (page: Page, selector: string) =>
    page.$$eval(selector, (elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );

  async function zoomIn(page: Page) {
    const where = () => document.querySelector<HTMLElement>('.map__marker')?.style.transform;
    const before = await page.evaluate(where);
    await page.click('.leaflet-control-zoom-in');
    await page.waitForFunction(
      (old) =>
        document.querySelector<HTMLElement>('.map__marker')?.style.transform !== old &&
        !document.querySelector('.leaflet-zoom-anim'),
      {},
      before,
    );
  }

  it('has a link for each card, in the order of the list, without a request that leaves the site', async () => {
    const { page, complaints } = await openMap();
    const cards = await page.$$eval('.destination-card__name a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(await places(page)).to.deep.equal(cards);
    expect(complaints).to.deep.equal([]);
  });

  it('has no two names on the same spot, at any zoom', async () => {
    const { page } = await openMap();
    for (const zoom of [7, 8, 9]) {
      const covered = await page.$$eval('.map__label', (labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
        ).length;
      });
      expect(covered, `zoom ${zoom}`).to.equal(0);
      await zoomIn(page);
    }
  });

  it('lights the marker of the card that is pointed at, and the card of the marker', async () => {
    const { page, complaints } = await openMap();
    await page.focus('.destination-card__name a[href="/destination/ouidah"]');
    await page.waitForSelector('.map__marker--lit a[href="/destination/ouidah"]');
    await page.focus('a.map__place[href="/destination/abomey"]');
    await page.waitForSelector('.our-destinations__item--lit a[href="/destination/abomey"]');
    expect(await page.$$('.map__marker--lit')).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('opens a destination without a reload, in the language of the page', async () => {
    const { page, complaints } = await openMap('/our-destinations?lang=fr');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.focus('a.map__place[href="/destination/ganvie?lang=fr"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main[data-page="destination"]');
    expect(new URL(page.url()).search).to.equal('?lang=fr');
    expect(await page.evaluate(() => 'isSame' in window)).to.equal(true);
    expect(complaints).to.deep.equal([]);
  });

  it('names its buttons in the language of the page', async () => {
    const { page } = await openMap('/our-destinations?lang=de');
    expect(
      await page.$eval('.leaflet-control-zoom-in', (button) => button.getAttribute('aria-label')),
    ).to.equal('Karte vergrössern');
  });

  for (const path of ['/our-destinations', '/destination/ganvie', '/package/north-by-red-road'])
    it(`of ${path} takes over from its picture without moving a place`, async () => {
      const { page } = await openPage(browser);
      let isHeld = true;
      const held: (() => void)[] = [];
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (isHeld && request.url().includes('.geojson')) held.push(() => request.continue());
        else request.continue();
      });
      await page.goto(site.url + path);
      await page.$eval('.map', (map) => map.scrollIntoView({ block: 'center' }));
      await page.waitForSelector('.map__place');
      // The ground is still on its way: its picture shows below the places.
      const points = await middles(page, '.map__point');
      const apart = (await middles(page, '.map__place')).map(({ x, y }) =>
        Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y))),
      );
      expect(apart).to.not.have.length(0);
      expect(Math.max(...apart)).to.be.below(3);
      isHeld = false;
      for (const release of held) release();
      await page.waitForSelector('.map__layer--country');
      await page.waitForSelector('.map__picture', { hidden: true });
    });

  it('is a picture with links to its places without a script', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/our-destinations`);
    expect(await page.$$('.map__places a')).to.have.length((await page.$$('.map__point')).length);
    const file = await page.$eval('.map__picture image', (image) => image.getAttribute('href'));
    expect((await fetch(site.url + file)).headers.get('content-type')).to.include('image/svg+xml');
  });

  it('is not fetched on a phone, where it is hidden', async () => {
    const { page, complaints } = await openPage(browser, 360);
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(sent.url()));
    await page.goto(`${site.url}/our-destinations`, { waitUntil: 'networkidle0' });
    expect(
      requested.filter((url) => url.includes('.geojson') || url.includes('leaflet')),
    ).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });
});
