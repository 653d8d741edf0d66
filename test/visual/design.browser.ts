import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { buildForDevelopment } from '../support/development-build.ts';
import { holdDay, holdDayIn } from '../support/fixed-day.ts';
import { expectPicture } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { standStill } from '../support/stand-still.ts';

const views = [
  { width: 360, language: 'de' },
  { width: 1280, language: 'en' },
] as const;

describe('To the eye, the parts of the site', () => {
  let site: TestSite;
  let browser: Browser;
  let letDayGo: () => void;
  before(async function () {
    this.timeout(60_000);
    letDayGo = holdDay();
    site = await startSite({
      env: { NODE_ENV: 'development' },
      build: await buildForDevelopment(),
    });
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
    letDayGo();
  });

  for (const { width, language } of views) {
    it(`at ${width} px in ${language} are as they were`, async function () {
      this.timeout(60_000);
      const { page } = await openPage(browser, width);
      await holdDayIn(page);
      await page.goto(site.url + inLanguage(paths.design, language));
      await settled(page);
      await standStill(page);
      const sections = await page.$$('.design__section');
      expect(sections.length).to.be.greaterThan(10);
      const problems: string[] = [];
      for (const section of sections) {
        const name = await section.evaluate(({ id }) => id);
        await expectPicture(`design-${name}-${width}`, await section.screenshot()).catch(
          (error: Error) => problems.push(error.message),
        );
      }
      expect(problems).to.deep.equal([]);
      await page.browserContext().close();
    });
  }
});
