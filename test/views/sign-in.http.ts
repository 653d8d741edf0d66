import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('GET /sign-in', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { CONTACT_EMAIL: 'team@agency.example' } });
  });
  after(() => site.close());

  it('says that accounts are not open yet, leads on, and stays out of search engines', async () => {
    const { status, text } = await request(site.app).get('/sign-in');
    expect(status).to.equal(200);
    expect(text).to.include('<h1>Accounts are not open yet</h1>');
    expect(text).to.include('<meta name="robots" content="noindex, follow"/>');
    expect(text).not.to.include('hrefLang="x-default"');
    expect(text).to.include('href="/contact-us"');
  });

  it('names the trip that people come from and leads back to it', async () => {
    const { text } = await request(site.app).get('/sign-in?retour=/package/lagoon-days');
    expect(text).to.include('<h1>Book Lagoon Days</h1>');
    expect(text).to.match(/href="\/package\/lagoon-days"[^>]*>Back to Lagoon Days</);
    expect(text).to.include('not chosen yet');
  });

  it('shows what was chosen on this device, and writes it into the message', async () => {
    const visitor = request.agent(site.app);
    const { text: page } = await visitor.get('/sign-in?retour=/package/lagoon-days');
    expect(page).to.include('data-total');
    const { id, options_book, periods } = await call(visitor, 'package/site-package-info', {
      id: 'lagoon-days',
    });
    const period = periods.find(({ places }: { places: number }) => places >= 3);
    await set(visitor, 'site-set-nb-traveller', { idpackage: id, traveller: 3 });
    await set(visitor, 'site-set-to-book-period', { idpackage: id, idperiod: period.id });
    await set(visitor, 'site-add-to-book-service', {
      idpackage: id,
      idservice: options_book[0].id,
    });

    const { text, headers } = await visitor.get('/sign-in?retour=/package/lagoon-days');
    const cents = 3 * Math.round((period.price + options_book[0].price) * 100);
    expect(text).to.include('3 travellers');
    expect(text).to.match(new RegExp(`<data class="price" value="${cents}" data-total`));
    expect(headers['cache-control']).to.match(/^private/);
    const body = decodeURIComponent(
      /href="mailto:team@agency.example\?([^"]+)"/.exec(text)?.[1] ?? '',
    );
    for (const part of [
      'Lagoon Days',
      '3 travellers',
      options_book[0].name,
      period.start.slice(0, 4),
    ]) {
      expect(body).to.include(part);
    }
  });

  it('does the same in German', async () => {
    const { text } = await request(site.app).get('/sign-in?retour=/package/lagoon-days&lang=de');
    expect(text).to.include('<h1>Lagunentage buchen</h1>');
    expect(text).to.match(/href="\/package\/lagoon-days\?lang=de"/);
  });

  for (const retour of [
    'https://evil.example/package/lagoon-days',
    '//evil.example',
    '/package/../mon-compte',
    '/package/lagoon-days?x=1',
    '/package/lagoon-days%0A',
    '/package/no-such-trip',
    'javascript:alert(1)',
  ]) {
    it(`does not follow ?retour=${retour}`, async () => {
      const { status, text } = await request(site.app).get(
        `/sign-in?retour=${encodeURIComponent(retour)}`,
      );
      expect(status).to.equal(200);
      expect(text).to.include('<h1>Accounts are not open yet</h1>');
      expect(text).not.to.match(/href="(?:https:)?\/\/evil|href="javascript/);
    });
  }
});

type Visitor = ReturnType<typeof request.agent>;

async function call(visitor: Visitor, selector: string, query: Record<string, string>) {
  const [target = '', func = ''] = selector.split('/');
  const { body } = await visitor.get('/api').query({ target, func, ...query });
  expect(body.entete.code).to.equal(0);
  return body.corps;
}

async function set(visitor: Visitor, func: string, payload: object) {
  const { body } = await visitor
    .post('/api')
    .query({ target: 'tobook', func })
    .set('Sec-Fetch-Site', 'same-origin')
    .send(payload);
  expect(body.entete.code).to.equal(0);
}
