import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, settled, takenOver } from '../support/browser.ts';
import { mailTo } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('Booklet and e-book', function () {
  this.timeout(60_000);
  let site: TestSite;
  let browser: Browser;
  let folder: string;
  before(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { LIMIT_FACTOR: '1000' } }),
      openBrowser(),
    ]);
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kwabo-saved-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  after(async () => {
    await browser.close();
    await site.close();
  });

  /** A page whose downloads are kept in the folder. */
  async function open(path: string, width: number) {
    const { page, complaints } = await openPage(browser, width);
    const session = await page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      browserContextId: page.browserContext().id ?? '',
    });
    await page.goto(site.url + path);
    await settled(page);
    return { page, complaints };
  }

  /** The file that a press has saved. */
  async function saved(): Promise<{ name: string; start: string }> {
    for (let wait = 0; wait < 100; wait += 1) {
      const [name] = (await readdir(folder)).filter((file) => !file.endsWith('.crdownload'));
      if (name)
        return { name, start: (await readFile(join(folder, name))).toString('latin1', 0, 5) };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nothing was saved');
  }

  const dialogTitle = (page: Page) => page.$eval('dialog h2', (title) => title.textContent);
  /** Nobody fills in a form in less. */
  const think = () => new Promise((resolve) => setTimeout(resolve, 2100));

  for (const width of [360, 1280]) {
    it(`the banner opens the booklet's dialog, which saves it under its name, at ${width} px`, async () => {
      const { page, complaints } = await open(inLanguage(paths.gallery, 'de'), width);
      await page.click('.banner__link');
      await page.waitForSelector('dialog form[name="booklet"]');
      expect(await dialogTitle(page)).to.include('Benin Immersion');
      expect(page.url()).to.match(/#booklet$/);
      await page.type('dialog [name="nom"]', 'Élodie Dossou');
      await page.type('dialog [name="email"]', `elodie-${width}@example.com`);
      await think();
      await page.click('dialog button[type="submit"]');
      await page.waitForSelector('dialog a[download]');
      expect(await saved()).to.deep.equal({ name: 'Benin-Immersion-de.pdf', start: '%PDF-' });
      const { text = '' } = await mailTo(site, `elodie-${width}@example.com`, /./);
      expect(text).to.include(site.url + paths.bookletFile('de'));
      expect(complaints).to.deep.equal([]);
      await page.browserContext().close();
    });

    it(`Back closes the e-book's dialog, and what was typed is there when it opens again, at ${width} px`, async () => {
      const { page, complaints } = await open(inLanguage(paths.tales, 'fr'), width);
      const openDialog = async () => {
        await page.$eval(`.footer a[href^="${paths.ebook}"]`, (link) =>
          (link as HTMLElement).click(),
        );
        await page.waitForSelector('dialog form[name="ebook-dialog"]');
      };
      await openDialog();
      expect(await dialogTitle(page)).to.equal('Contes et récits à emporter');
      await page.type('dialog [name="prenom"]', 'Afi');
      await page.goBack();
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(page.url()).to.equal(site.url + inLanguage(paths.tales, 'fr'));
      await openDialog();
      expect(
        await page.$eval('dialog [name="prenom"]', (field) => (field as HTMLInputElement).value),
      ).to.equal('Afi');
      expect(complaints).to.deep.equal([]);
      await page.browserContext().close();
    });
  }

  it('a mailed link leads to the e-book, and each press of its button saves it', async () => {
    const { page, complaints } = await open(paths.ebook, 360);
    const values = { prenom: 'Afi', nom: 'Dossou', email: 'afi@example.com', telephone: '' };
    for (const [name, value] of Object.entries(values))
      await page.type(`main [name="${name}"]`, value);
    await think();
    await page.click('main button[type="submit"]');
    await page.waitForSelector('main #ebook-telephone-problem');
    await page.type('main [name="telephone"]', '+33 1 23 45 67 89');
    await page.click('main button[type="submit"]');
    await page.waitForFunction(() => document.querySelector('main [role="status"]')?.textContent);
    const { text = '' } = await mailTo(site, 'afi@example.com', /./);
    const link = /https?:\/\/\S+\/e-book\/[\w-]{43}/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await settled(page);
    await page.click('main button[type="submit"]');
    expect(await saved()).to.deep.equal({ name: 'Benin-Tales-en.epub', start: 'PK\u0003\u0004\n' });
    await page.reload();
    await takenOver(page);
    expect(await page.$eval('main', (main) => main.textContent)).to.include('4 more downloads');
    expect(complaints).to.deep.equal([]);
    await page.browserContext().close();
  });
});
