import { expect } from 'chai';
import type { Browser } from 'puppeteer';
import { openBrowser, openPage, settled, visit } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { PASSWORD, signUpForm } from '../support/visitor.ts';

describe('In a browser, an account', () => {
  let site: TestSite;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('is out of the reach of scripts, known to the pages, and not asked for at each step', async () => {
    const { page, complaints } = await openPage(browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      const func = new URL(request.url()).searchParams.get('func');
      if (func) calls.push(func);
    });
    await page.goto(site.url);
    await settled(page);
    const post = (func: string, payload: object) =>
      page.evaluate(
        async (address, body) => {
          const reply = await fetch(address, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          });
          return { status: reply.status, text: await reply.text(), cookie: document.cookie };
        },
        `/api?target=compte&func=${func}`,
        JSON.stringify(payload),
      );
    const form = signUpForm();
    expect(await post('site-inscription', form)).to.deep.equal({
      status: 200,
      text: '{"entete":{"code":0,"message":""},"corps":null}',
      cookie: '',
    });
    const account = () => page.$eval('#hydration', ({ textContent }) => textContent ?? '');
    await visit(page, `${site.url}/blogs`);
    expect(await account()).to.include(form.email);

    calls.length = 0;
    await page.click('.footer a[href="/privacy-policy"]');
    await page.waitForSelector('[data-page="privacy-policy"]');
    await page.goBack();
    await page.waitForSelector('[data-page="blogs"]');
    expect(calls).to.not.include('site-get-compte');

    const signIn = await post('site-connexion', { email: form.email, password: PASSWORD });
    expect(signIn.cookie).to.equal('');
    await post('site-deconnexion', {});
    await visit(page, `${site.url}/blogs`);
    expect(await account()).to.include('"layout":{"account":null}');
    // Chromium says itself that it has forgotten what it was told to forget.
    const [cleared, ...others] = complaints;
    expect(cleared).to.match(/^info: Clear-Site-Data .* Cleared data types: "cache", "storage"\.$/);
    expect(others).to.deep.equal([]);
  });
});
