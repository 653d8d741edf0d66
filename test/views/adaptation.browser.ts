import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { cutTexts } from '../support/fit.ts';
import { pages, unlisted } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

// The values of WCAG 1.4.12.
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

describe('A page that the reader has changed', function () {
  this.timeout(90_000);
  let site: TestSite;
  let browser: Browser;
  let page: Page;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    page = (await openPage(browser)).page;
  });
  afterEach(() => page.browserContext().close());

  for (const { path } of [...pages, ...unlisted]) {
    it(`${path} stays whole with more space in the text, and at 400 %`, async () => {
      const found: string[] = [];
      await page.setBypassCSP(true);
      // 1280 px at 400 % are 320 px, and 800 px of height are 200.
      for (const [width, height] of [
        [1280, 800],
        [360, 800],
        [320, 200],
      ] as const) {
        await page.setViewport({ width, height });
        await visit(page, site.url + inLanguage(path, 'de'));
        found.push(...(await cutTexts(page)).map((fault) => `${width} px: ${fault}`));
        await page.addStyleTag({ content: SPACED });
        found.push(...(await cutTexts(page)).map((fault) => `${width} px, spaced: ${fault}`));
      }
      expect(found).to.deep.equal([]);
    });
  }

  for (const { path } of [...pages, ...unlisted]) {
    it(`${path} keeps its edges in the reader’s own colours`, async () => {
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: 'active' }],
      });
      await visit(page, site.url + path);
      const found = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main .button, main button, main input, main select, main textarea, main .package-card, .booking, .period, .option, .header, .side-menu__panel',
          ),
        ]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.getBoundingClientRect().width > 1 &&
              !['checkbox', 'radio', 'range', 'hidden'].includes(
                element.getAttribute('type') ?? '',
              ),
          )
          // What is underlined shows that it can be pressed.
          .filter((element) => getComputedStyle(element).textDecorationLine !== 'underline')
          .filter((element) =>
            [element, element.parentElement ?? element].every((part) => {
              const style = getComputedStyle(part);
              return ['Top', 'Bottom', 'Left'].every(
                (side) =>
                  Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) <
                  1,
              );
            }),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).to.equal(
        true,
      );
      expect(found).to.deep.equal([]);
    });
  }

  it('shows the focus and what is chosen in the reader’s own colours', async () => {
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await visit(page, site.url + paths.package('lagoon-days'));
    for (const selector of [
      '.stepper__input',
      '.stepper__button',
      '.period__input:not(:disabled)',
      'form[name=book] [type=submit]',
      '.header__link',
    ]) {
      await page.keyboard.press('Shift');
      await page.focus(selector);
      const ring = await page.$eval(selector, (element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, isClear: outlineColor.endsWith(', 0)') };
      });
      expect(ring, selector).to.deep.equal({
        outlineStyle: 'solid',
        outlineWidth: '3px',
        isClear: false,
      });
    }
  });

  it('moves nothing for those who have asked for calm', async () => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const path of [paths.home, paths.gallery, paths.package('lagoon-days'), paths.tales]) {
      await visit(page, site.url + path);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationDuration, transitionDuration, scrollBehavior } =
              getComputedStyle(element);
            return (
              [animationDuration, transitionDuration].some((list) =>
                list.split(', ').some((time) => Number.parseFloat(time) > 0.001),
              ) || scrollBehavior === 'smooth'
            );
          })
          .map((element) => element.className),
      );
      expect(moving, path).to.deep.equal([]);
    }
  });
});
