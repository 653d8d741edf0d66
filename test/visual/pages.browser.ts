import type { Browser } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { holdDay, holdDayIn } from '../support/fixed-day.ts';
import { expectPicture } from '../support/pictures.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { standStill } from '../support/stand-still.ts';

const pages = [
  ['home', paths.home, 'en'],
  ['our-destinations', paths.destinations, 'de'],
  ['destination', paths.destination('ganvie'), 'de'],
  ['package', paths.package('lagoon-days'), 'fr'],
  ['product', paths.product('tales-of-the-lagoon'), 'en'],
  ['gallery', paths.gallery, 'en'],
  ['blogs', paths.blogs, 'fr'],
  ['blog', paths.blog('reading-a-cloth'), 'de'],
  ['ressources-clpn', paths.tales, 'fr'],
  ['visit-benin', paths.visitBenin, 'fr'],
  ['travel-and-tips', paths.travelAndTips, 'de'],
  ['sign-up', paths.signUp, 'de'],
  ['not-found', '/nowhere', 'en'],
] as const;

describe('To the eye', () => {
  let site: TestSite;
  let browser: Browser;
  let letDayGo: () => void;
  before(async () => {
    letDayGo = holdDay();
    site = await startSite();
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
    letDayGo();
  });

  for (const width of [360, 1280]) {
    for (const [name, path, language] of pages) {
      it(`${name} at ${width} px in ${language} is as it was`, async function () {
        this.timeout(60_000);
        const { page } = await openPage(browser, width);
        await holdDayIn(page);
        await page.goto(site.url + inLanguage(path, language));
        await settled(page);
        await standStill(page);
        await expectPicture(`${name}-${width}`, await page.screenshot({ fullPage: true }));
        await page.browserContext().close();
      });
    }
  }
});
