import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer';
import { openBrowser, openPage, settled, takenOver, type WatchedPage } from '../support/browser.ts';
import { addOrders } from '../support/orders.ts';
import { linkIn, mailTo, newCustomer, PASSWORD, person } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PROFILE = '/mon-compte/mes-informations-personnelles';
const AGENCY = 'team@agency.example';

describe('With script, at 360 px, a customer', function () {
  this.timeout(60_000);
  let site: TestSite;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000', CONTACT_EMAIL: AGENCY } });
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
    // The browser says itself that sign-out has cleared its stores.
    const complaints = watched.complaints.filter(
      (text) => !text.startsWith('info: Clear-Site-Data'),
    );
    expect(complaints).to.deep.equal([]);
    await page.browserContext().close();
  });

  const open = async (path: string) => {
    await page.goto(site.url + path);
    await settled(page);
  };
  const shows = (name: string) => page.waitForSelector(`main[data-page="${name}"]`);
  const fill = async (form: string, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = `#${form}-${name}`;
      if (value === 'on') await page.click(field);
      else {
        await page.$eval(field, (input) => (input as HTMLInputElement).select());
        await page.type(field, value);
      }
    }
  };
  const send = (form: string) => page.click(`form[name=${form}] button[type=submit]`);
  const summary = async () => {
    const box = await page.waitForSelector('.error-summary:focus');
    return box?.evaluate((element) => element.textContent);
  };
  const valueIn = (field: string) =>
    page.$eval(field, (input) => (input as HTMLInputElement).value);
  const signIn = async (email: string, password = PASSWORD) => {
    await fill('sign-in', { email, password });
    await send('sign-in');
  };
  const path = () => page.evaluate(() => location.pathname + location.search);
  const posts = () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).search);
    });
    return sent;
  };

  it('signs up, once however often the button is pressed, and confirms by the mail', async () => {
    const form = person();
    await open('/sign-up?retour=/package/lagoon-days');
    const sent = posts();
    await send('sign-up');
    expect(await summary()).to.include('You have to fill firstname field');
    expect(await page.title()).to.equal('Error: Create an account | Kwabo');
    expect(sent).to.deep.equal([]);
    await fill('sign-up', form);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('form[name=sign-up] [type=submit]');
      for (let press = 0; press < 3; press++) button?.click();
    });
    await shows('confirm-sign-up');
    expect(sent.filter((search) => search.includes('site-inscription'))).to.have.length(1);
    expect(await page.$eval('main', (main) => main.textContent)).to.include(form.email);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).to.not.include('Afi');
    expect(await page.evaluate(() => document.cookie)).to.not.match(/id1|id2|device/);

    await open(await linkIn(site, form.email, /confirm/i));
    await shows('activate-account');
    await send('activate');
    await page.waitForFunction(() => location.pathname === '/activate-account/done');
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Your address is confirmed',
    );
    await page.click('.sign-page__ways a[href="/package/lagoon-days"]');
    await shows('package');
  });

  it('is told of a wrong password, keeps the address, and comes back to where they were', async () => {
    const { form } = await newCustomer(site);
    await open('/gallery');
    await page.click('.side-menu__button');
    await page.click('.side-menu__link[href^="/sign-in"]');
    await shows('sign-in');
    await signIn(form.email, 'a guess of mine');
    expect(await summary()).to.include('The email address or the password is wrong.');
    expect(await valueIn('#sign-in-email')).to.equal(form.email);
    await signIn(form.email);
    await shows('gallery');
    await page.waitForSelector('.account-link', { hidden: true });
    expect(await page.$eval('.side-menu .account-link', (link) => link.textContent)).to.include(
      'Afi',
    );
    expect(await path()).to.equal('/gallery');
  });

  it('signs in and up over a wide page, without leaving it', async () => {
    const { form } = await newCustomer(site);
    await page.setViewport({ width: 1280, height: 900 });
    await open('/travel-and-tips');
    await page.click('.header__sign-in');
    await page.waitForSelector('dialog form[name=sign-in]');
    await send('sign-in');
    expect(await summary()).to.include('Enter your password');
    await page.click('dialog .sign-page__other button');
    await page.waitForSelector('dialog form[name=sign-up]');
    await page.click('dialog .sign-page__other button');
    await signIn(form.email);
    await page.waitForSelector('.header .account-link');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(await path()).to.equal('/travel-and-tips');
  });

  it('gets a new password by the mail', async () => {
    const { form } = await newCustomer(site);
    await open('/sign-in');
    await page.click('.sign-in__forgotten a');
    await shows('mot-de-passe-oublie');
    await fill('forgotten', { email: form.email });
    await send('forgotten');
    await page.waitForFunction(() =>
      document.querySelector('.form-notice')?.textContent?.includes('is on its way'),
    );
    await open(await linkIn(site, form.email, /password/i));
    await shows('nouveau-mot-de-passe');
    await fill('new-password', { password: 'password', pwdconfirm: 'password' });
    await send('new-password');
    expect(await summary()).to.include('Many people use this password');
    await fill('new-password', {
      password: 'a boat on the lake',
      pwdconfirm: 'a boat on the lake',
    });
    await send('new-password');
    await shows('sign-in');
    await signIn(form.email, 'a boat on the lake');
    await shows('home');
  });

  it('signs out, and nothing of the account stays behind', async () => {
    const { form } = await newCustomer(site);
    await open('/sign-in?retour=/contact-us');
    await signIn(form.email);
    await shows('contact-us');
    await fill('contact', { message: 'half a letter' });
    await page.goto(site.url + PROFILE);
    await settled(page);
    await Promise.all([page.waitForNavigation(), send('sign-out')]);
    await settled(page);
    expect(await path()).to.equal('/');
    expect(await page.$('.account-link')).to.equal(null);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).to.not.include(
      'draft',
    );
    await page.goBack();
    await page.waitForSelector('main[data-page="sign-in"]');
  });

  it('whose session has ended signs in and finds the form half filled in', async () => {
    const { form } = await newCustomer(site);
    await open('/sign-in?retour=/mon-compte');
    await signIn(form.email);
    await shows('mes-commandes');
    await page.click(`.account-menu__link[href="${PROFILE}"]`);
    await shows('mes-informations-personnelles');
    await fill('profile', { prenom: 'Sika' });
    await page.deleteCookie({ name: 'id1', url: site.url }, { name: 'id2', url: site.url });
    await Promise.all([page.waitForNavigation(), send('profile')]);
    await shows('sign-in');
    await settled(page);
    await signIn(form.email);
    await shows('mes-informations-personnelles');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#profile-prenom')?.value === 'Sika',
    );
    await send('profile');
    await page.waitForFunction(() =>
      document.querySelector('.form-notice')?.textContent?.includes('saved'),
    );
    await page.waitForFunction(() =>
      document.querySelector('.side-menu .account-link')?.textContent?.includes('Sika'),
    );
  });

  it('finds, sorts and turns the pages of the orders, in the address', async () => {
    const { form } = await newCustomer(site);
    const nums = await addOrders(site, form.email, 12);
    await open('/sign-in?retour=/mon-compte');
    await signIn(form.email);
    await page.waitForSelector('.order-table');
    const listed = () =>
      page.$$eval('.order-table__num', (cells) => cells.map((cell) => cell.textContent));
    expect(await listed()).to.deep.equal(nums.slice(0, 10));
    await page.click('.order-pages [rel=next]');
    await page.waitForFunction(() => location.search === '?page=2');
    await page.waitForFunction(() => document.querySelectorAll('.order-table__num').length === 2);
    await page.waitForSelector('.order-pages [rel=prev]');
    for (const [search, order] of [
      ['?sort=cdate&order=desc', 'descending'],
      ['?sort=cdate&order=asc', 'ascending'],
      ['', 'none'],
    ] as const) {
      await page.evaluate(() =>
        document.querySelectorAll<HTMLElement>('.order-table__sort')[1]?.click(),
      );
      await page.waitForSelector(`thead th:nth-child(2)[aria-sort=${order}]`);
      expect(await path()).to.equal(`/mon-compte/mes-commandes${search}`);
    }
    await page.type('#order-search', nums[11] ?? '');
    await page.waitForFunction(() => document.querySelectorAll('.order-table__num').length === 1);
    expect(await listed()).to.deep.equal([nums[11]]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
  });

  it('changes the password, and erases the account', async () => {
    const { form } = await newCustomer(site);
    await open(`/sign-in?retour=${PROFILE}`);
    await signIn(form.email);
    await shows('mes-informations-personnelles');
    const fresh = 'a boat on the lake';
    await fill('password', { actuel: PASSWORD, password: fresh, pwdconfirm: 'another' });
    await send('password');
    expect(await summary()).to.include('Incorrect or not the same');
    await fill('password', { pwdconfirm: fresh });
    await send('password');
    await page.waitForFunction(() =>
      document.querySelector('.form-notice')?.textContent?.includes('password is changed'),
    );
    expect(await valueIn('#password-password')).to.equal('');
    await page.click('.profile-part details summary');
    await fill('erase', { password: fresh });
    await Promise.all([page.waitForNavigation(), send('erase')]);
    expect(await path()).to.equal('/');
    await settled(page);
  });

  it('writes to the agency: nothing is lost on the way, and the page says what was sent', async () => {
    await open('/contact-us?package=lagoon-days');
    await page.setOfflineMode(true);
    const letter = {
      nom: 'Ama Müller',
      email: `ama-${process.pid}@example.com`,
      telephone: '+41 79 123 45 67',
      message: 'Is the lake warm in March?',
    };
    await fill('contact', letter);
    await send('contact');
    expect(await summary()).to.include('Not sent. Your text is kept.');
    await page.setOfflineMode(false);
    watched.complaints.length = 0;
    await page.reload();
    await takenOver(page);
    expect(await valueIn('#contact-message')).to.equal(letter.message);
    const sent = posts();
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('form[name=contact] [type=submit]');
      for (let press = 0; press < 3; press++) button?.click();
    });
    await shows('contact-confirmation');
    expect(sent).to.have.length(1);
    await page.waitForFunction(
      (text) => document.querySelector('.sent-message')?.textContent?.includes(text),
      {},
      letter.message,
    );
    const mail = await mailTo(site, AGENCY, /Question about Lagoon Days/);
    expect(mail.text).to.include(letter.message);
    await open('/contact-us');
    expect(await valueIn('#contact-message')).to.equal('');
  });
});
