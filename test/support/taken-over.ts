import type { Page } from 'puppeteer';

/** Waits until the page is React's: a press before that goes to the plain HTML. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
