import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, settled } from '../support/browser.ts';
import { pages, unlisted } from '../support/routes.ts';
import { root, startSite, type TestSite } from '../support/site.ts';

const KB = 1024;
/**
 * What a first visit may weigh (CRO-W), in kilobytes by what Chromium calls each kind, headers included. Script is the
 * one kind above CRO-W, which asks for 90 and for a package 110: react, react-dom/client and react-router with its
 * createBrowserRouter and RouterProvider, bundled as we do and without a line of ours, weigh 82.9 in Brotli's best;
 * with @loadable/component 84.7 (react-helmet-async stays on the server). The site's own code and texts add some 18, the headers 3.
 */
const kinds = { Document: 25, Stylesheet: 20, Font: 75, Image: 40, Script: 112 };
const CONTENT = { kinds, total: 250 };
const PACKAGE = { kinds: { ...kinds, Document: 40, Image: 60, Script: 120 }, total: 300 };
/** The parts of forms, their texts, and what one writes with them. */
const FORM = { kinds: { ...kinds, Script: 115 }, total: 250 };
const WITH_FORM = new Set<string>([
  ...unlisted.map(({ path }) => path),
  paths.contact,
  paths.booklet,
  paths.ebook,
]);
/** What pages with forms share is one more. */
const MOST_SCRIPTS = 4;

/** What waits until a visitor comes near it or asks for it, by words that survive the bundling. */
const LATER = { leaflet: /leaflet-container/, dialogs: /dialog__/, viewer: /viewer__/ };
/** What no browser needs, or what comes from elsewhere. */
const NEVER = { zod: /ZodError/, i18next: /i18next/, payment: /paypalobjects|paypal\.com\/sdk/ };

const inOtherLanguages = (path: string) => [inLanguage(path, 'fr'), inLanguage(path, 'de')];
const visits = [
  ...[...pages, ...unlisted].map(({ path }) => path),
  ...inOtherLanguages(paths.home),
  ...inOtherLanguages(paths.package('lagoon-days')),
];

const scriptOf = (path: string) => readFileSync(join(root, 'dist/client', path), 'utf8');

describe('A first visit on a phone', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** Kilobytes that came over the wire by kind, as Chromium counts them, and the addresses of the scripts. */
  async function weigh(path: string) {
    const { page, complaints } = await openPage(browser);
    await page.setViewport({ width: 360, height: 640, deviceScaleFactor: 2, isMobile: true });
    const kindOf = new Map<string, string>();
    const scripts: string[] = [];
    const weights: Record<string, number> = {};
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kindOf.set(requestId, type);
      if (type === 'Script') scripts.push(new URL(response.url).pathname);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? 'unknown';
      weights[kind] = (weights[kind] ?? 0) + encodedDataLength / KB;
    });
    await page.goto(site.url + path);
    await settled(page);
    const found = { weights: { ...weights }, scripts: [...scripts] };
    const preloaded = await page.$$eval('link[rel="modulepreload"]', (links) =>
      links.map((link) => new URL(link.href).pathname),
    );
    // Looking at all of it is no act either that another site may learn of.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForNetworkIdle({ idleTime: 150 });
    await page.browserContext().close();
    return { ...found, preloaded, complaints };
  }

  for (const path of visits) {
    it(`${path} keeps within its budget, kind by kind, and asks no other site`, async () => {
      const { weights, scripts, preloaded, complaints } = await weigh(path);
      const hasForm = WITH_FORM.has(path);
      const budget = path.startsWith('/package/') ? PACKAGE : hasForm ? FORM : CONTENT;
      for (const [kind, most] of Object.entries(budget.kinds)) {
        expect(weights[kind], `${kind}: nothing was weighed`).to.be.greaterThan(0);
        expect(weights[kind], kind).to.be.at.most(most);
      }
      const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      expect(total, 'all together').to.be.at.most(budget.total);
      expect(Object.keys(weights)).to.not.include.oneOf(['Media', 'unknown']);

      expect(scripts.length, scripts.join(', ')).to.be.within(3, MOST_SCRIPTS + Number(hasForm));
      expect([...new Set(preloaded)].sort(), 'preloaded').to.deep.equal(scripts.sort());
      const code = scripts.map(scriptOf).join('\n');
      for (const [name, mark] of Object.entries({ ...LATER, ...NEVER }))
        expect(mark.test(code), `${name} in the first scripts`).to.equal(false);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('leaves for later what the site does have', () => {
    const code = globSync('dist/client/assets/*.js', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    for (const [name, mark] of Object.entries(LATER)) expect(mark.test(code), name).to.equal(true);
  });
});
