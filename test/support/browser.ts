import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer';

const AS_ROOT = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A real Chromium; `test/run.mjs` has found it. Close it in an `after` hook. */
export function openBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH ?? '/usr/bin/chromium',
    args: [...AS_ROOT, ...QUIET],
  });
}

export interface WatchedPage {
  page: Page;
  /** Console messages, page errors, failed requests and requests that left the site: must stay empty. */
  complaints: string[];
}

/** A page in a context of its own that writes down all that a visitor's console would show. */
export async function openPage(browser: Browser, width = 1280): Promise<WatchedPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: 800 });
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) =>
    complaints.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    // A navigation away from a page ends what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      complaints.push(`left the site: ${request.url()}`);
  });
  return { page, complaints };
}

/** Waits until the page is React's: a press before that goes to the plain HTML. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until React has taken over and nothing is loaded any more. */
export async function settled(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForNetworkIdle({ idleTime: 150 });
}

/**
 * Goes to an address on a page that has been elsewhere before, and waits until all is loaded. The browser itself says
 * when: a request that the navigation cut off would keep `settled` waiting for ever.
 */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await takenOver(page);
}
