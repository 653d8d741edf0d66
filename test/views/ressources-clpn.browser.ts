import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, takenOver } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('The audio tales in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function visit(path = '/ressources-clpn') {
    const opened = await openPage(browser);
    await opened.page.goto(site.url + path, { waitUntil: 'networkidle0' });
    await takenOver(opened.page);
    await opened.page.waitForSelector('.audio-player__skip:enabled');
    return opened;
  }
  const play = async (page: Page, index: number) => {
    await page.$$eval('audio', (all, i) => all[i]?.play(), index);
    await page.waitForFunction((i) => !document.querySelectorAll('audio')[i]?.paused, {}, index);
  };
  const states = (page: Page) => page.$$eval('audio', (all) => all.map(({ paused }) => !paused));
  const positions = (page: Page) =>
    page.$$eval('audio', (all) => all.map(({ currentTime }) => currentTime));

  it('load nothing before they are played', async () => {
    const { page, complaints } = await visit();
    expect(
      await page.$$eval('audio', (all) => all.map(({ readyState }) => readyState)),
    ).to.deep.equal([0, 0, 0, 0]);
    expect(complaints).to.deep.equal([]);
  });

  it('play one at a time and tell the lock screen which', async () => {
    const { page, complaints } = await visit();
    await play(page, 0);
    await play(page, 2);
    await page.waitForFunction(() => document.querySelectorAll('audio')[0]?.paused);
    expect(await states(page)).to.deep.equal([false, false, true, false]);
    const track = await page.evaluate(() => {
      const { title, album, artwork } = navigator.mediaSession.metadata ?? {};
      const pictures = artwork?.map(({ src, sizes, type }) => `${src} ${sizes} ${type}`);
      return { title, album, pictures };
    });
    expect(track).to.deep.equal({
      title: 'Tortoise and the borrowed feathers',
      album: 'From the courtyard at night',
      pictures: track.pictures,
    });
    // No lock screen draws: it gets pixels, as large as it wants them.
    expect(track.pictures).to.have.length(3);
    for (const [i, size] of [512, 256, 512].entries())
      expect(track.pictures?.[i]).to.match(new RegExp(`\\.png ${size}x${size} image/png$`));
    expect(complaints).to.deep.equal([]);
  });

  it('skip 15 seconds, and never before the beginning', async () => {
    const { page, complaints } = await visit();
    const [back, forward] = await page.$$('.tale:first-of-type .audio-player__skip');
    await forward?.click();
    await forward?.click();
    expect((await positions(page))[0]).to.equal(30);
    await back?.click();
    expect((await positions(page))[0]).to.equal(15);
    await back?.click();
    await back?.click();
    expect((await positions(page))[0]).to.equal(0);
    expect(complaints).to.deep.equal([]);
  });

  it('are all told at the chosen speed', async () => {
    const { page, complaints } = await visit();
    await page.select('.audio-player__select', '1.25');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('audio')].every((audio) => audio.playbackRate === 1.25),
    );
    await play(page, 1);
    expect(await page.$$eval('audio', (all) => all[1]?.playbackRate)).to.equal(1.25);
    expect(complaints).to.deep.equal([]);
  });

  it('go on where somebody stopped', async () => {
    const { page, complaints } = await visit();
    await play(page, 3);
    await page.$$eval('audio', (all) => {
      const [, , , last] = all;
      if (last) last.currentTime = 42;
    });
    await page.waitForFunction(
      () => (document.querySelectorAll('audio')[3]?.currentTime ?? 0) > 42,
    );
    await page.$$eval('audio', (all) => all[3]?.pause());
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('listened:')),
    );
    await page.reload({ waitUntil: 'networkidle0' });
    await takenOver(page);
    await page.waitForFunction(
      () => (document.querySelectorAll('audio')[3]?.currentTime ?? 0) >= 42,
    );
    expect((await positions(page)).slice(0, 3)).to.deep.equal([0, 0, 0]);
    expect(complaints).to.deep.equal([]);
  });

  it('change the voice by the form without a reload, and keep the language', async () => {
    const { page, complaints } = await visit('/ressources-clpn?lang=fr');
    await page.click('[name=voice][value="1"]');
    expect(await page.evaluate(() => location.search)).to.equal('?lang=fr');
    await page.click('.voice-form button');
    await page.waitForFunction(() => location.search === '?lang=fr&voice=1');
    await page.waitForFunction(() =>
      document.querySelector('main [role=status]')?.textContent?.includes('voix de femme'),
    );
    expect(await page.$eval('audio source', (source) => source.getAttribute('src'))).to.match(
      /fr-female/,
    );
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=voice][value="0"]')?.checked,
    );
    expect(complaints).to.deep.equal([]);
  });

  it('have no controls that would do nothing without JavaScript', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/ressources-clpn`);
    const extras = await page.$('.audio-player__extras');
    expect(await extras?.isVisible()).to.equal(false);
    expect(await (await page.$('.audio-player__download'))?.isVisible()).to.equal(true);
  });
});
