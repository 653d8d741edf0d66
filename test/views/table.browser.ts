import { expect } from 'chai';
import type { Browser, Page, SerializedAXNode } from 'puppeteer';
import { openBrowser, openPage, visit } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

// Two to five columns, of long words and of numbers, from the content and from our own parts.
const PAGES = [
  '/blog/reading-a-cloth',
  '/blog/when-to-go',
  '/terms-and-condition',
  '/privacy-policy',
  '/accessibility',
  '/travel-and-tips',
  '/package/lagoon-days',
  '/product/tales-of-the-lagoon',
];

describe('A table', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const path of PAGES) {
    it(`of ${path} never scrolls sideways and breaks out of no box, however wide it is`, async () => {
      const { page, complaints } = await openPage(browser, 320);
      await visit(page, `${site.url + path}?lang=de`);
      await page.$$eval('details:not(.side-menu)', (all) => {
        for (const details of all) details.open = true;
      });
      for (const width of [320, 360, 480, 600, 720, 1040, 1280]) {
        await page.setViewport({ width, height: 800 });
        const wide = await page.$$eval('.table', (boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth || box.clientWidth > innerWidth)
            .map((box) => `${box.textContent.slice(0, 40)}: ${box.scrollWidth}`),
        );
        expect(wide, `${width} px`).to.deep.equal([]);
      }
      expect(await page.$$('.table')).to.not.have.length(0);
      expect(complaints).to.deep.equal([]);
      await page.browserContext().close();
    });
  }

  const looks = (page: Page) =>
    page.$eval('.table', (box) => {
      const cell = box.querySelector('td');
      return {
        row: getComputedStyle(box.querySelector('tbody tr') as Element).display,
        label: getComputedStyle(cell as Element, '::before').content.split(' / ')[0],
        column: box.querySelectorAll('thead th')[1]?.textContent,
      };
    });

  it('is a list of cards on a phone, each value under the name of its column', async () => {
    const { page } = await openPage(browser, 360);
    await visit(page, `${site.url}/blog/reading-a-cloth`);
    const { row, label, column } = await looks(page);
    expect(row).to.equal('block');
    expect(column).to.equal('Reign');
    expect(label).to.equal(`"${column}"`);
    await page.setViewport({ width: 1280, height: 800 });
    expect(await looks(page)).to.include({ row: 'table-row', label: 'none' });
    await page.browserContext().close();
  });

  for (const width of [320, 1280]) {
    it(`is a table with a name, columns and rows for a screen reader at ${width} px`, async () => {
      const { page } = await openPage(browser, width);
      await visit(page, `${site.url}/blog/reading-a-cloth`);
      const tree = await page.accessibility.snapshot({
        root: (await page.$('.table')) ?? undefined,
        interestingOnly: false,
      });
      const all = flat(tree);
      const count = (role: string) => all.filter((node) => node.role === role).length;
      expect(all.find(({ role }) => role === 'table')?.name).to.equal('How to read the signs');
      expect(count('columnheader')).to.equal(4);
      expect(count('rowheader')).to.equal(7);
      expect(count('row')).to.equal(8);
      expect(count('cell') + count('gridcell')).to.equal(21);
      await page.browserContext().close();
    });
  }
});

function flat(node: SerializedAXNode | null): SerializedAXNode[] {
  return node ? [node, ...(node.children ?? []).flatMap(flat)] : [];
}
