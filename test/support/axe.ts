import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Nothing here plays by itself, and waiting for the length of every tale takes long.
  preload: false,
};

type Axe = { run(root: Document | string, options: RunOptions): Promise<AxeResults> };

/** What axe finds on the page as it is shown now, of whatever weight: `rule: elements`. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    return (await axe.run(document, asked)).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, html: html.slice(0, 120), target: String(target) })),
    );
  }, options);
  const standing: string[] = [];
  for (const { id, html, target } of found) {
    if (id === 'target-size' && !(await isSmall(page, target))) continue;
    standing.push(`${id}: ${html}`);
  }
  return standing;
}

/** A target that a bar half covers seems small; scrolled clear of it, it shows its true size. */
function isSmall(page: Page, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await axe.run(selector, {
      runOnly: { type: 'rule', values: ['target-size'] },
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return violations.length > 0;
  }, target);
}
