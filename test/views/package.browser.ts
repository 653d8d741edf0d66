import { expect } from 'chai';
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { openBrowser, openPage } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TRIP = '/package/lagoon-days';
const PLUS = '.stepper__button[value=plus]';
const MINUS = '.stepper__button[value=minus]';
const BOOK = 'form[name=book] button[type=submit]';
const CHOOSE = 'You have to choose the period of your trip before continue.';

describe('The page of a trip in a browser', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  async function open(path = TRIP, width = 1280) {
    const watched = await openPage(browser, width);
    await watched.page.goto(site.url + path, { waitUntil: 'networkidle0' });
    return watched;
  }
  const total = (page: Page) =>
    page.$eval('[data-total]', (element) => Number((element as HTMLDataElement).value));
  const untilTotal = (page: Page, cents: number) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLDataElement>('[data-total]')?.value === String(wanted) &&
        document.querySelector('.total')?.getAttribute('aria-busy') === 'false',
      {},
      cents,
    );
  const text = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.textContent);
  const tobookCalls = (page: Page) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const func = new URL(request.url()).searchParams.get('func');
      if (func?.includes('to-book') || func?.includes('traveller')) calls.push(func);
    });
    return calls;
  };

  it('counts several quick steps once, and announces the new total once', async () => {
    const { page, complaints } = await open();
    const calls = tobookCalls(page);
    await page.evaluate(() => {
      const status = document.querySelector('.total [role=status]');
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        if (status?.textContent) said.push(status.textContent);
      }).observe(status as Element, { childList: true, characterData: true, subtree: true });
    });
    for (let i = 0; i < 3; i++) await page.click(PLUS);
    expect(await page.$eval('.total', (element) => element.getAttribute('aria-busy'))).to.equal(
      'true',
    );
    expect(await total(page), 'the old total stays until the new one comes').to.equal(62_000);
    await untilTotal(page, 248_000);
    expect(calls).to.deep.equal(['site-set-nb-traveller', 'site-get-to-book']);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).to.deep.equal(
      ['New total for 4 travellers: €2,480'],
    );
    expect(complaints).to.deep.equal([]);
  });

  it('stops at one traveller, where minus stays in reach of the keyboard', async () => {
    const { page, complaints } = await open();
    const calls = tobookCalls(page);
    await page.focus(MINUS);
    expect(await page.$eval(MINUS, (button) => button.getAttribute('aria-disabled'))).to.equal(
      'true',
    );
    await page.keyboard.press('Enter');
    expect(await page.$eval(MINUS, (button) => button === document.activeElement)).to.equal(true);
    await page.click(PLUS);
    await untilTotal(page, 124_000);
    expect(calls.filter((func) => func === 'site-set-nb-traveller')).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the last number when something else is typed, and says why', async () => {
    const { page, complaints } = await open();
    const calls = tobookCalls(page);
    await page.click('#traveller', { count: 3 });
    await page.type('#traveller', '77');
    expect(await text(page, '#traveller-problem')).to.include('from 1 to 50');
    expect(await page.$eval('#traveller', (field) => field.getAttribute('aria-invalid'))).to.equal(
      'true',
    );
    await page.keyboard.press('Tab');
    expect(await page.$eval('#traveller', (field) => (field as HTMLInputElement).value)).to.equal(
      '7',
    );
    await untilTotal(page, 434_000);
    expect(calls).to.deep.equal(['site-set-nb-traveller', 'site-get-to-book']);
    expect(complaints).to.deep.equal([]);
  });

  it('adds dates and options at once and keeps them over a reload', async () => {
    const { page, complaints } = await open();
    await page.click('.option__input[value="101"]');
    await page.click('.option__input[value="102"]');
    await page.click('.period__input:not(:disabled)');
    await untilTotal(page, 73_000);
    await page.click('.option__input[value="101"]');
    await untilTotal(page, 65_500);
    await page.reload({ waitUntil: 'networkidle0' });
    expect(await total(page)).to.equal(65_500);
    const checked = await page.$$eval('form[name=book] :checked', (inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    expect(checked).to.have.length(2);
    expect(checked).to.include('102');
    expect(complaints).to.deep.equal([]);
  });

  it('leads a refused book-now to the dates, and a complete one to the sign-in', async () => {
    const { page, complaints } = await open(TRIP, 360);
    await page.click(BOOK);
    await page.waitForSelector('#period-problem');
    expect(await text(page, '#period-problem')).to.equal(CHOOSE);
    await page.waitForFunction(() => document.activeElement?.id === 'period');
    const top = await page.$eval('#period', (group) => group.getBoundingClientRect().top);
    const bar = await page.$eval('.header', (header) => header.getBoundingClientRect().bottom);
    expect(top).to.be.within(bar - 1, 400);
    await page.click('.period__input:not(:disabled)');
    await page.waitForSelector('#period-problem', { hidden: true });
    await page.click(BOOK);
    await page.waitForFunction(() => location.pathname === '/sign-in');
    expect(new URL(page.url()).searchParams.get('retour')).to.equal(TRIP);
    expect(complaints).to.deep.equal([]);
  });

  it('shows by a ring that is not cut off where the refusal is', async () => {
    const { page } = await open();
    await page.focus(BOOK);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'period');
    const rings = await page.$$eval('#period, #period-problem', (boxes) =>
      boxes.map((box) => getComputedStyle(box).outlineStyle),
    );
    expect(rings).to.deep.equal(['none', 'solid']);
  });

  it('tells at the dates when places are missing', async () => {
    const { page, complaints } = await open();
    await page.click('.period__input:not(:disabled)');
    await page.click('#traveller', { count: 3 });
    await page.type('#traveller', '50');
    await page.waitForSelector('#period-problem');
    expect(await text(page, '#period-problem')).to.include('not enough places for 50 travellers');
    expect(complaints).to.deep.equal([]);
  });

  it('loses nothing when the network fails, and sends it again when asked', async () => {
    const { page } = await open();
    await page.setRequestInterception(true);
    let isDown = true;
    const answer = (request: HTTPRequest) =>
      isDown && request.url().includes('/api') ? request.abort() : request.continue();
    page.on('request', answer);
    await page.click('.option__input[value="103"]');
    await page.waitForSelector('#options-problem');
    expect(await text(page, '#options-problem')).to.include('Your choice is kept here');
    expect(await page.$('.option__input[value="103"]:checked')).to.not.equal(null);
    expect(await total(page)).to.equal(62_000);
    isDown = false;
    await page.click('#options-problem button');
    await untilTotal(page, 67_500);
    expect(await page.$('#options-problem')).to.equal(null);
  });

  it('takes over what was chosen before the script was there', async () => {
    const { page, complaints } = await openPage(browser);
    await page.setRequestInterception(true);
    const held: HTTPRequest[] = [];
    let isHolding = true;
    page.on('request', (request) => {
      if (isHolding && request.resourceType() === 'script') held.push(request);
      else request.continue();
    });
    await page.goto(site.url + TRIP, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
    await page.waitForSelector('.option__input[value="103"]');
    await page.click('.option__input[value="103"]');
    isHolding = false;
    for (const request of held) request.continue();
    await untilTotal(page, 67_500);
    expect(complaints).to.deep.equal([]);
  });

  it('opens a day in a dialog that Escape, Back and its button close, with the focus returned', async () => {
    const { page, complaints } = await open();
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.click('.activity-dialog .dialog__close'),
    ]) {
      await page.focus('#day-1 .day__more');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.activity-dialog[open]');
      expect(new URL(page.url()).hash).to.equal('#activity-1');
      const { width, height } = await page.$eval('.activity-dialog', (dialog) => ({
        width: dialog.getBoundingClientRect().width,
        height: dialog.getBoundingClientRect().height / innerHeight,
      }));
      expect(width).to.equal(700);
      expect(height).to.be.closeTo(0.7, 0.01);
      await leave();
      await page.waitForSelector('.activity-dialog', { hidden: true });
      await page.waitForFunction(() => location.hash === '');
      const isBack = await page.$eval(
        '#day-1 .day__more',
        (link) => link === document.activeElement,
      );
      expect(isBack).to.equal(true);
    }
    expect(complaints).to.deep.equal([]);
  });

  it('opens the day that the address names, and all days on request', async () => {
    const { page, complaints } = await open(`${TRIP}#day-3`, 360);
    await page.waitForSelector('#day-3[open]');
    expect(await page.$$('.day[open]')).to.have.length(2);
    await page.click('.open-all');
    await page.waitForFunction(() => document.querySelectorAll('.day[open]').length === 4);
    expect(complaints).to.deep.equal([]);
  });

  it('keeps the way to the booking in view on phones until the booking is there', async () => {
    const { page, complaints } = await open(TRIP, 360);
    const bar = '.booking-bar';
    expect(await text(page, bar)).to.include('€620');
    await page.click(`${bar} a`);
    await page.waitForSelector(`${bar}--hidden`);
    expect(await page.$eval('#book', (box) => box.getBoundingClientRect().top)).to.be.within(
      0,
      200,
    );
    expect(complaints).to.deep.equal([]);
  });
});
