import axe from 'axe-core';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TRACK = '.carousel__track';
const button = (name: string) => `.carousel__button[aria-label="${name}"]`;

describe('The home page in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const open = async (path = '/', width = 1280): Promise<WatchedPage> => {
    const watched = await openPage(browser, width);
    await watched.page.goto(site.url + path, { waitUntil: 'networkidle0' });
    return watched;
  };
  const count = (page: Page) =>
    page.$eval('[role=status][tabindex]', (element) => element.textContent);
  const until = (page: Page, text: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('[role=status][tabindex]')?.textContent === wanted,
      {},
      text,
    );

  it('searches while one types: address, packages and count follow, the focus stays', async () => {
    const { page, complaints } = await open();
    await page.type('#search-q', 'Grand-Popo');
    await until(page, '1 of 4 trips');
    expect(new URL(page.url()).search).to.equal('?q=Grand-Popo');
    expect(await page.$eval(':focus', (element) => element.id)).to.equal('search-q');
    expect(await page.$eval('#search-q', (field) => (field as HTMLInputElement).value)).to.equal(
      'Grand-Popo',
    );
    expect(await page.$$('.package-card')).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('asks once for a word, not for every letter, and for nothing that stays the same', async () => {
    const { page, complaints } = await open();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api'))
        calls.push(new URL(request.url()).searchParams.get('func') ?? '');
    });
    await page.type('#search-q', 'lagoon');
    await until(page, '1 of 4 trips');
    await page.select('#search-days', '7');
    await page.waitForFunction(() => location.search.includes('days=7'));
    expect(calls.filter((func) => func === 'site-package-search')).to.have.length.at.most(3);
    expect(calls.filter((func) => func === 'site-destination-lister')).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the map that is drawn while the packages change', async () => {
    const { page, complaints } = await open();
    await page.$eval('.map', (map) => map.scrollIntoView());
    await page.waitForSelector('.leaflet-container');
    await page.$eval('.leaflet-container', (element) => element.setAttribute('data-same', ''));
    await page.select('#search-days', '5');
    await until(page, '2 of 4 trips');
    expect(await page.$('.leaflet-container[data-same]')).not.to.equal(null);
    expect(complaints).to.deep.equal([]);
  });

  it('clears the filters from the empty result, the form with them, and says what is there now', async () => {
    const { page, complaints } = await open('/?q=zzzz&days=5&lang=de');
    expect(await count(page)).to.equal('0 von 4 Reisen');
    await page.click('.empty a.button');
    await until(page, '4 Reisen');
    expect(new URL(page.url()).search).to.equal('?lang=de');
    expect(await page.$eval('#search-q', (field) => (field as HTMLInputElement).value)).to.equal(
      '',
    );
    expect(
      await page.$eval('#search-days', (field) => (field as HTMLSelectElement).value),
    ).to.equal('');
    expect(await page.$eval(':focus', (element) => element.getAttribute('role'))).to.equal(
      'status',
    );
    expect(complaints).to.deep.equal([]);
  });

  it('shows the form as the address says after Back', async () => {
    const { page, complaints } = await open('/?days=5');
    await page.click('.package-card a');
    await page.waitForSelector('[data-page=package]');
    await page.goBack();
    await until(page, '2 of 4 trips');
    expect(
      await page.$eval('#search-days', (field) => (field as HTMLSelectElement).value),
    ).to.equal('5');
    expect(complaints).to.deep.equal([]);
  });

  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    it(`shows what it is, both ways on and the next section's start in ${width} × ${height}`, async () => {
      const { page } = await openPage(browser, width);
      await page.setViewport({ width, height });
      for (const lang of ['en', 'fr', 'de']) {
        await page.goto(`${site.url}/?lang=${lang}`, { waitUntil: 'networkidle0' });
        const last = await page.$$eval('main h1, .home-hero__ways a', (parts) =>
          Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
        );
        expect(last, `${lang}: the hero's words and buttons`).to.be.below(height - 96);
        const next = await page.$eval(
          '#destinations-title',
          (title) => title.getBoundingClientRect().top,
        );
        expect(next, `${lang}: the next section's title`).to.be.below(height - 16);
      }
    });
  }

  it('turns the carousel by its buttons and tells where it ends', async () => {
    const { page, complaints } = await open('/', 360);
    const state = (name: string) =>
      page.$eval(button(name), (element) => element.getAttribute('aria-disabled'));
    expect(await state('Previous destinations')).to.equal('true');
    const [second] = (await page.$$(`${TRACK} > li`)).slice(1);
    await page.click(button('Next destinations'));
    await page.waitForFunction(
      (card) => Math.abs((card?.getBoundingClientRect().left ?? 0) - 16) <= 1,
      {},
      second,
    );
    await page.waitForSelector(`${button('Previous destinations')}[aria-disabled=false]`);
    await page.$eval(TRACK, (row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    await page.waitForSelector(`${button('Next destinations')}[aria-disabled=true]`);
    expect(complaints).to.deep.equal([]);
  });

  it('moves only when told to, and stops for a pointer and for the focus', async () => {
    const { page, complaints } = await open('/', 360);
    const left = () => page.$eval(TRACK, (row) => row.scrollLeft);
    const stands = async () => {
      const before = await left();
      // Twenty frames: the drift would have made a dozen steps.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      });
      expect(await left()).to.equal(before);
    };
    await stands();
    for (const stop of [() => page.hover(`${TRACK} .picture`), () => page.focus(`${TRACK} a`)]) {
      await page.click(button('Let the row move'));
      await page.waitForSelector(button('Stop the row'));
      const from = await left();
      await page.waitForFunction(
        (row, was) => document.querySelector(row)?.scrollLeft !== was,
        {},
        TRACK,
        from,
      );
      await stop();
      await page.waitForSelector(button('Let the row move'));
      await stands();
    }
    expect(complaints).to.deep.equal([]);
  });

  it('offers no movement to those who have asked for calm', async () => {
    const { page, complaints } = await openPage(browser);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    expect(await page.$(button('Next destinations'))).not.to.equal(null);
    expect(await page.$(button('Let the row move'))).to.equal(null);
    expect(complaints).to.deep.equal([]);
  });

  it('searches by a plain form without JavaScript and keeps the language', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/?lang=fr`);
    await page.select('#search-days', '5');
    await Promise.all([page.waitForNavigation(), page.click('.package-search__submit')]);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).to.include({
      lang: 'fr',
      days: '5',
    });
    expect(await page.$$('.package-card')).to.have.length(2);
  });

  for (const width of [320, 360, 1280]) {
    it(`has nothing for axe to blame, no sideways scroll and no shift at ${width} px`, async () => {
      const { page, complaints } = await openPage(browser, width);
      await page.evaluateOnNewDocument(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site.url}/?lang=de`, { waitUntil: 'networkidle0' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).to.be.below(0.02);
      await page.evaluate(axe.source);
      const faults = await page.evaluate(async () => {
        const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run();
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        );
      });
      expect(faults).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
    });
  }
});
