import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { paths } from '../../views/paths.ts';
import { openBrowser, openPage, visit, type WatchedPage } from '../support/browser.ts';
import { tabTo } from '../support/keys.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TRIP = paths.package('lagoon-days');
const BOOK = 'form[name=book] button[type=submit]';

describe('With nothing but keys', () => {
  let site: TestSite;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  afterEach(async () => {
    expect(watched.complaints).to.deep.equal([]);
    await page.browserContext().close();
  });

  async function open(path: string, width = 1280) {
    watched = await openPage(browser, width);
    page = watched.page;
    await visit(page, site.url + path);
  }
  const press = (...keys: Parameters<Page['keyboard']['press']>[0][]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const isFocused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);
  const untilTotal = (cents: number) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLDataElement>('[data-total]')?.value === String(wanted) &&
        document.querySelector('.total')?.getAttribute('aria-busy') === 'false',
      {},
      cents,
    );

  for (const width of [360, 1280]) {
    describe(`at ${width} px`, () => {
      it('the first stop leads past the bar to the content', async () => {
        await open(paths.blogs, width);
        await press('Tab');
        await isFocused('.skip-link');
        const top = await page.$eval('.skip-link', (link) => link.getBoundingClientRect().top);
        expect(top).to.equal(0);
        await press('Enter');
        await isFocused('main');
        await tabTo(page, 'main *');
      });

      it('one searches on the home page and opens what was found', async () => {
        await open(paths.home, width);
        await tabTo(page, '#search-q');
        await page.keyboard.type('Grand-Popo');
        await page.waitForFunction(() => document.querySelectorAll('.package-card').length === 1);
        await tabTo(page, '#search-days');
        await tabTo(page, '.package-card a');
        await press('Enter');
        await page.waitForSelector('main[data-page=package]');
        await isFocused('h1');
      });

      it('one chooses travellers, dates and an option, and books', async () => {
        await open(TRIP, width);
        await tabTo(page, '#traveller');
        await page.keyboard.press('Tab');
        await isFocused('.stepper__button[value=plus]');
        await press('Enter');
        await untilTotal(124_000);
        await tabTo(page, '.period__input');
        await press('Space');
        await page.waitForSelector('.period__input:checked');
        const first = await page.$eval('.period__input:checked', (input) =>
          input.getAttribute('value'),
        );
        await press('ArrowDown');
        await page.waitForFunction(
          (was) => document.querySelector('.period__input:checked')?.getAttribute('value') !== was,
          {},
          first,
        );
        await press('ArrowUp');
        await tabTo(page, '.option__input[value="103"]');
        await press('Space');
        await page.waitForSelector('.option__input[value="103"]:checked');
        await tabTo(page, BOOK);
        await press('Enter');
        await page.waitForSelector('main[data-page=sign-in]');
        expect(new URL(page.url()).searchParams.get('retour')).to.equal(TRIP);
      });

      it('a booking without dates brings the focus to what is missing, in sight', async () => {
        await open(TRIP, width);
        await tabTo(page, BOOK);
        await press('Enter');
        await page.waitForSelector('#period-problem');
        await isFocused('#period');
        const { top, bar } = await page.evaluate(() => ({
          top: document.querySelector('#period-problem')?.getBoundingClientRect().top ?? 0,
          bar: document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
        }));
        expect(top).to.be.within(bar - 1, 700);
        await tabTo(page, '.period__input');
      });

      it('the viewer of the gallery opens, turns and gives the focus back', async () => {
        await open(paths.gallery, width);
        await tabTo(page, '#dawn-on-the-lake a');
        await press('Enter');
        await page.waitForSelector('dialog[open] .viewer__media');
        await page.waitForFunction(() => location.hash === '#dawn-on-the-lake');
        await press('ArrowRight');
        await page.waitForFunction(() => location.hash === '#net-throwing');
        await tabTo(page, '.viewer__turn--previous');
        await press('Enter');
        await page.waitForFunction(() => location.hash === '#dawn-on-the-lake');
        await tabTo(page, '.dialog__close');
        await press('Enter');
        await page.waitForFunction(() => !document.querySelector('dialog'));
        await isFocused('#dawn-on-the-lake a');
      });

      it('the language is chosen, and the page stays', async () => {
        await open(paths.destination('ganvie'), width);
        await tabTo(page, '.language-switch__link[lang=de]');
        await Promise.all([page.waitForNavigation(), press('Enter')]);
        expect(page.url()).to.equal(`${site.url}${paths.destination('ganvie')}?lang=de`);
      });
    });
  }

  it('the menu of a phone opens, leads to a page, and Escape closes it', async () => {
    await open(paths.home, 360);
    await tabTo(page, '.side-menu__button');
    await press('Enter');
    await page.waitForSelector('.side-menu[open]');
    await tabTo(page, '.side-menu__link');
    await press('Escape');
    await isFocused('.side-menu__button');
    expect(await page.$('.side-menu[open]')).to.equal(null);
    await press('Space');
    await tabTo(page, '.side-menu__link[href="/gallery"]');
    await press('Enter');
    await page.waitForSelector('main[data-page=gallery]');
    expect(await page.$('.side-menu[open]')).to.equal(null);
  });
});
