import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { inLanguage, paths } from '../../views/paths.ts';
import { openBrowser, openPage, takenOver, type WatchedPage } from '../support/browser.ts';
import { buildForDevelopment } from '../support/development-build.ts';
import { startSite, type TestSite } from '../support/site.ts';

const FORM = 'form[name=live]';
const RIGHT = {
  prenom: 'Afi',
  nom: 'Mensah',
  email: 'afi@example.com',
  telephone: '+229 01 23 45 67',
  password: 'a boat on the lake',
  confirmpassword: 'a boat on the lake',
};

describe('A form', () => {
  let site: TestSite;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  before(async function () {
    this.timeout(60_000);
    const build = await buildForDevelopment();
    site = await startSite({ env: { NODE_ENV: 'development' }, build });
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    watched = await openPage(browser, 360);
    page = watched.page;
  });
  afterEach(async () => {
    expect(watched.complaints.filter(isOurs)).to.deep.equal([]);
    await page.browserContext().close();
  });

  const isOurs = (text: string) => !/React DevTools|status of 422|^failed: .*\.js$/.test(text);
  const open = async (address: string = paths.design) => {
    // What a page was still loading is cut off by the next one, and would count as under way for ever.
    await page.goto(site.url + address);
    await takenOver(page);
  };
  const field = (name: string) => `#live-${name}`;
  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.type(field(name), value);
  };
  const textOf = (name: string) =>
    page.$eval(field(name), (input) => (input as HTMLInputElement).value);
  const isTicked = (name: string) =>
    page.$eval(field(name), (input) => (input as HTMLInputElement).checked);
  const send = () => page.click(`${FORM} button[type=submit]`);
  const problemOf = (name: string) =>
    page.$eval(
      FORM,
      (form, id) => form.querySelector(id)?.textContent ?? null,
      `#live-${name}-problem`,
    );
  const summary = () => page.waitForSelector(`${FORM} .error-summary:focus`);

  it('tells on top what is wrong, has the focus there, and leads to each field', async () => {
    await open();
    await type({ prenom: 'Afi', email: 'afi@' });
    await send();
    await summary();
    const told = await page.$$eval(`${FORM} .error-summary a`, (links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent]),
    );
    expect(told.map(([href]) => href)).to.deep.equal(
      ['nom', 'email', 'telephone', 'password', 'confirmpassword', 'cgu'].map(
        (name) => `#live-${name}`,
      ),
    );
    expect(told[0]?.[1]).to.equal('Last name: Please fill in this field.');
    await page.click(`${FORM} .error-summary a[href="#live-email"]`);
    const focused = await page.evaluate(() => {
      const input = document.activeElement;
      const described = input?.getAttribute('aria-describedby') ?? '';
      return [
        input?.id,
        input?.getAttribute('aria-invalid'),
        document.getElementById(described)?.textContent,
      ];
    });
    expect(focused).to.deep.equal([
      'live-email',
      'true',
      'Error: Please check this email address.',
    ]);
    expect(await textOf('prenom')).to.equal('Afi');
  });

  it('judges a field while one types only after it was wrong', async () => {
    await open();
    await type({ email: 'afi' });
    await page.focus(field('nom'));
    expect(await problemOf('email')).to.equal(null);
    await send();
    await summary();
    expect(await problemOf('email')).to.contain('check this email');
    await type({ email: '@example.com' });
    await page.waitForFunction(() => !document.querySelector('#live-email-problem'));
    expect(
      await page.$eval(field('email'), (input) => input.hasAttribute('aria-invalid')),
    ).to.equal(false);
    expect(await problemOf('nom')).to.contain('fill in');
  });

  it('shows a password on request, in words, and hides it when it is sent', async () => {
    await open();
    await type({ password: 'a boat' });
    const button = `[aria-controls=live-password]`;
    const look = () =>
      page.evaluate(
        (input, press) => [
          document.querySelector<HTMLInputElement>(input)?.type,
          document.querySelector(press)?.textContent,
        ],
        field('password'),
        button,
      );
    expect(await look()).to.deep.equal(['password', 'Show password Password']);
    await page.click(button);
    expect(await look()).to.deep.equal(['text', 'Hide password Password']);
    await send();
    await summary();
    expect(await look()).to.deep.equal(['password', 'Show password Password']);
    expect(await textOf('password')).to.equal('a boat');
  });

  it('keeps what was typed over a reload and a change of language, but no password', async () => {
    await open();
    await type({ ...RIGHT });
    await page.click('[aria-controls=live-password]');
    await page.type(field('password'), '!');
    await page.click(field('newsletter'));
    await page.reload();
    await takenOver(page);
    expect(await textOf('nom')).to.equal('Mensah');
    await open(inLanguage(paths.design, 'fr'));
    expect(await textOf('email')).to.equal(RIGHT.email);
    expect(await isTicked('newsletter')).to.equal(true);
    expect(await isTicked('cgu')).to.equal(false);
    expect(await textOf('password')).to.equal('');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).to.contain('Mensah').and.not.contain('boat');
  });

  it('forgets it when it has been sent, and says that it is done', async () => {
    await open();
    await type(RIGHT);
    await page.click(field('cgu'));
    await send();
    await page.waitForSelector('[role=status] .form-notice + *, #forms .form-notice', {
      visible: true,
    });
    await page.waitForFunction(() => document.querySelectorAll('#forms .form-notice').length === 2);
    await page.reload();
    await takenOver(page);
    expect(await textOf('nom')).to.equal('');
  });

  it('works the same without script: answered with what is wrong, focused, and with what was typed', async () => {
    await page.setJavaScriptEnabled(false);
    await page.goto(site.url + inLanguage(paths.design, 'de'));
    await type({ prenom: 'Afi', email: 'afi@', password: 'a boat', confirmpassword: 'a ship' });
    await page.click(field('newsletter'));
    const [answer] = await Promise.all([page.waitForNavigation(), send()]);
    expect(answer?.status()).to.equal(422);
    expect(await page.$(`${FORM} .error-summary:focus`)).to.not.equal(null);
    expect(await problemOf('confirmpassword')).to.contain('stimmen nicht');
    expect([await textOf('prenom'), await textOf('email')]).to.deep.equal(['Afi', 'afi@']);
    expect(await isTicked('newsletter')).to.equal(true);
    expect(await page.content()).to.not.contain('a boat');
  });
});
