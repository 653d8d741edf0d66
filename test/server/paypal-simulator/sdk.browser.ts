import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { createProvider } from '../../../upstream/payment/create-provider.ts';
import { openBrowser, openPage } from '../../support/browser.ts';
import { payment } from '../../support/payment.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const SCRIPT = '/paypal-simulator/sdk/js?client-id=simulator&currency=EUR&intent=capture&locale=';

// Texts: the names that the test's own compiler gives to inner functions are not there in a page.
const shopScript = (order: string) => `
  document.body.innerHTML = '<div id="buttons"></div><output></output>';
  const say = (text) => document.querySelector('output').append(text + ';');
  paypal.Buttons({
    onInit: () => say('init'),
    onClick: () => say('click'),
    createOrder: async () => ${JSON.stringify(order)},
    onApprove: async ({ orderID }) => say('approved ' + orderID),
    onCancel: ({ orderID }) => say('cancelled ' + orderID),
    onError: ({ message }) => say('error ' + message),
  }).render('#buttons');
`;
const failingScript = (onClick: string) => `
  paypal.Buttons({
    onClick: ${onClick},
    createOrder: () => Promise.reject(new Error('sold out')),
    onError: ({ message }) => document.querySelector('output').append(message),
  }).render('#buttons');
`;

describe('The simulator’s script', () => {
  let site: TestSite;
  let browser: Browser;
  let provider: ReturnType<typeof createProvider>;
  before(async () => {
    site = await startSite();
    browser = await openBrowser();
    provider = createProvider({ mode: 'simulator', url: `${site.url}/paypal-simulator` }, 'Kwabo');
  });
  after(async () => {
    await browser.close();
    await provider.close();
    await site.close();
  });

  /** A page of the site with the script, and its buttons in place of the page. */
  async function shop(order: string, locale = 'en_GB') {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.url}/legal-notice`);
    await page.addScriptTag({ url: SCRIPT + locale });
    await page.evaluate(shopScript(order));
    return { page, complaints };
  }

  /** The approval window after a click on the button. */
  async function openWindow(page: Page): Promise<Page> {
    const opened = new Promise<Page>((resolve, reject) =>
      page.once('popup', (popup) => (popup ? resolve(popup) : reject(new Error('no popup')))),
    );
    await page.click('button[name="paypal"]');
    const popup = await opened;
    await popup.waitForSelector('button[name="pay"]');
    return popup;
  }

  const said = (page: Page, end: string) =>
    page
      .waitForFunction(
        (text) => document.querySelector('output')?.textContent?.includes(text),
        {},
        end,
      )
      .then(() => page.$eval('output', ({ textContent }) => textContent));

  const endings = {
    pay: 'approved ID',
    pending: 'approved ID',
    funds: 'approved ID',
    cancel: 'cancelled ID',
    fail: 'error The payment has failed',
  };
  for (const [name, ending] of Object.entries(endings))
    it(`ends with "${ending}" when ${name} is clicked in the window`, async () => {
      const { id } = await provider.create(payment());
      const { page, complaints } = await shop(id);
      const popup = await openWindow(page);
      const closed = new Promise((resolve) => popup.once('close', resolve));
      await popup.click(`button[name="${name}"]`);
      const end = ending.replace('ID', id);
      expect(await said(page, end)).to.equal(`init;click;${end};`);
      await closed;
      expect(complaints).to.deep.equal([]);
      await page.browserContext().close();
    });

  it('says that the payment was cancelled when the window is closed', async () => {
    const { id } = await provider.create(payment());
    const { page, complaints } = await shop(id);
    const popup = await openWindow(page);
    await popup.close();
    await said(page, `cancelled ${id}`);
    expect(complaints).to.deep.equal([]);
    await page.browserContext().close();
  });

  it('opens no window when onClick says no, and reports a createOrder that fails', async () => {
    const { page, complaints } = await shop('');
    for (const onClick of ['() => false', 'async () => false', '(_, { reject }) => reject()']) {
      await page.evaluate(failingScript(onClick));
      await page.click('button[name="paypal"]');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await page.$eval('output', ({ textContent }) => textContent)).to.equal('init;');
    }
    await page.evaluate(failingScript('() => {}'));
    await page.click('button[name="paypal"]');
    await said(page, 'sold out');
    expect((await page.browserContext().pages()).length).to.equal(1);
    expect(complaints).to.deep.equal([]);
    await page.browserContext().close();
  });

  for (const [locale, text] of [
    ['fr_FR', 'aucun argent'],
    ['de_DE', 'kein Geld'],
  ] as const)
    it(`says in the page’s language that no money moves: ${locale}`, async () => {
      const { page } = await shop('X', locale);
      expect(await page.$eval('#buttons', ({ textContent }) => textContent)).to.include(text);
      await page.browserContext().close();
    });

  it('is refused with another client, currency or intent', async () => {
    for (const change of ['client-id=real', 'currency=USD', 'intent=authorize']) {
      const [name = ''] = change.split('=');
      const address = SCRIPT.replace(new RegExp(`${name}=\\w+`), change);
      expect((await fetch(site.url + address)).status, change).to.equal(400);
    }
  });
});
