import type { Page } from 'puppeteer';

// What moves or plays stands still or leaves its place empty; what is fixed to the window stands where it is written.
const STILL = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
  }
  .header { position: static !important; }
  .booking-bar { display: none !important; }
  .map > *, audio, video { visibility: hidden !important; }
`;

/** Waits for fonts and pictures, and makes the page the same at every moment. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  }, STILL);
}
