import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { writeContent } from '../upstream/support/content.ts';
import { photoContent } from '../upstream/support/photos.ts';
import { startTestUpstream, type TestUpstream } from '../upstream/support/upstream.ts';

/** What the browser took, and how it is laid out. */
interface Shown {
  file: string;
  ratio: number;
  fit: string;
  position: string;
  colour: string;
}

describe('A photo in a browser', () => {
  let upstream: TestUpstream;
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    const content = writeContent(await photoContent());
    upstream = await startTestUpstream({ content, now: new Date().toISOString() });
    [site, browser] = await Promise.all([startSite({ upstream }), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
    await upstream.close();
  });

  async function visit(path: string, selector: string, width: number, scale = 1) {
    const { page, complaints } = await openPage(browser, width);
    await page.setViewport({ width, height: 800, deviceScaleFactor: scale });
    await page.goto(site.url + path);
    await settled(page);
    await page.$eval(selector, (image) => image.scrollIntoView());
    await page.waitForFunction(
      (which) => {
        const image = document.querySelector(which);
        return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
      },
      {},
      selector,
    );
    const shown = await page.$eval(selector, (image): Shown => {
      const { width, height } = image.getBoundingClientRect();
      const style = getComputedStyle(image);
      return {
        file: image instanceof HTMLImageElement ? image.currentSrc : '',
        ratio: width / height,
        fit: style.objectFit,
        position: style.objectPosition,
        colour: style.backgroundColor,
      };
    });
    await page.browserContext().close();
    expect(complaints).to.deep.equal([]);
    return shown;
  }

  it('comes as the AVIF that is as wide as the screen needs', async () => {
    const dawn = '.gallery-figure img';
    expect((await visit('/gallery', dawn, 360)).file).to.match(/-400\.avif$/);
    expect((await visit('/gallery', dawn, 360, 2)).file).to.match(/-800\.avif$/);
    expect((await visit('/', '.guide-card img', 360, 3)).file).to.match(/-300\.avif$/);
  });

  it('is cut to the frame of the drawings around its crop point, its colour behind it', async () => {
    const card = await visit('/our-destinations', '.destination-card picture img', 1280);
    expect(card.file).to.match(/\/lake-[0-9a-f]{10}-(?:400|600)\.avif$/);
    expect(card.ratio).to.be.closeTo(4 / 3, 0.02);
    expect(card).to.include({ fit: 'cover', position: '50% 30%' });
    expect(card.colour).to.match(/^rgb\(\d+, \d+, \d+\)$/);
  });

  it('stands in an article in the same frame', async () => {
    const figure = await visit('/blog/day-12', '.figure img', 1280);
    expect(figure.file).to.match(/-800\.avif$/);
    expect(figure.ratio).to.be.closeTo(4 / 3, 0.02);
    expect(figure).to.include({ fit: 'cover', position: '20% 80%' });
  });
});
