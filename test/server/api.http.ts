import { expect } from 'chai';
import supertest from 'supertest';
import { CODE } from '../../shared/contract/constants.ts';
import { selectors } from '../../shared/contract/selectors.ts';
import { startSite, type TestSite } from '../support/site.ts';

describe('/api', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const address = (selector: string, rest = '') => {
    const [target, func] = selector.split('/');
    return `/api?target=${target}&func=${func}${rest}`;
  };
  const post = (selector: string, body: object, headers: Record<string, string> = own) =>
    supertest(site.url).post(address(selector)).set(headers).send(body);

  it('forwards a selector of the contract in the language of the page', async () => {
    const { status, body, headers } = await supertest(site.url).get(
      address('destination/site-destination-get', '&id=ganvie&lang=fr'),
    );
    expect(status).to.equal(200);
    expect(body.entete.code).to.equal(CODE.success);
    expect(body.corps.name).to.equal('Ganvié');
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(headers['content-security-policy']).to.equal(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  for (const selector of [
    'nothing/at-all',
    'compte/site-nothing',
    '__proto__/x',
    'constructor/name',
    '/',
  ]) {
    it(`answers 404 for ${selector}, which is no selector`, async () => {
      const { status, body } = await supertest(site.url).get(address(selector));
      expect(status).to.equal(404);
      expect(body).to.deep.equal({
        entete: { code: -1, message: 'There is nothing at this address.' },
        corps: null,
      });
    });
  }

  for (const [selector, { method }] of Object.entries(selectors)) {
    const wrong = method === 'GET' ? 'post' : 'get';
    it(`answers 405 for ${wrong.toUpperCase()} ${selector}, and names ${method}`, async () => {
      const { status, headers } = await supertest(site.url)[wrong](address(selector)).set(own);
      expect([status, headers.allow]).to.deep.equal([405, method]);
    });
  }

  it('answers code 1 with the fields that are wrong', async () => {
    const { status, body } = await post('tobook/site-set-nb-traveller', {
      idpackage: 1,
      traveller: 'three',
    });
    expect(status).to.equal(200);
    expect(body.entete.code).to.equal(CODE.fields);
    expect(body.corps.fields).to.have.keys('traveller');
    expect(body.entete.message).to.match(/^[A-Z].*\.$/);
  });

  it('answers code 4 in German for what is not there', async () => {
    const { body } = await supertest(site.url).get(
      address('blog/site-blog-get', '&url=nowhere&lang=de'),
    );
    expect(body.entete.code).to.equal(CODE.notFound);
    expect(body.entete.message).to.not.equal('');
  });

  for (const [what, body, expected] of [
    ['broken JSON', '{"a":', 400],
    ['a list', '[1,2]', 400],
    ['a text', '"hello"', 400],
    ['100 kB and more', JSON.stringify({ search: 'x'.repeat(110_000) }), 413],
  ] as const) {
    it(`answers ${expected} for ${what}`, async () => {
      const answer = await supertest(site.url)
        .post(address('blog/site-blog-lister'))
        .set({ ...own, 'Content-Type': 'application/json' })
        .send(body);
      expect(answer.status).to.equal(expected);
      expect(answer.body.entete.code).to.equal(-1);
    });
  }

  it('keeps what a visitor has sent out of the log, broken JSON too', async () => {
    await supertest(site.url)
      .post(address('blog/site-blog-lister'))
      .set({ ...own, 'Content-Type': 'application/json' })
      .send('jane@example.com');
    const refused = site.logged.findLast(({ msg }) => msg === 'request refused');
    expect(refused).to.include({ status: 400, reason: 'SyntaxError' });
    expect(JSON.stringify(site.logged)).to.not.include('jane');
  });

  it('answers 400 for a repeated parameter', async () => {
    const { status } = await supertest(site.url).get(address('blog/site-blog-get', '&url=a&url=b'));
    expect(status).to.equal(400);
  });

  it('is not moved by __proto__ in a body', async () => {
    const { body } = await supertest(site.url)
      .post(address('blog/site-blog-lister'))
      .set({ ...own, 'Content-Type': 'application/json' })
      .send('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(body.entete.code).to.equal(CODE.success);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
  });

  it('ignores the hash that a browser sends: the booking is the cookie’s', async () => {
    const mine = '1'.repeat(64);
    const theirs = '2'.repeat(64);
    const asOwner = { ...own, Cookie: `device=${mine}` };
    await post(
      'tobook/site-set-nb-traveller',
      { idpackage: 1, traveller: 7, hash: theirs },
      asOwner,
    );
    const read = async (device: string, rest = '') =>
      (
        await supertest(site.url)
          .get(address('tobook/site-get-to-book', `&id=lagoon-days${rest}`))
          .set('Cookie', `device=${device}`)
      ).body.corps.traveller;
    expect(await read(mine)).to.equal(7);
    expect(await read(theirs)).to.equal(1);
    expect(await read(theirs, `&hash=${mine}`)).to.equal(1);
  });

  it('ignores the hash that a browser sends for content, which is the same for everybody', async () => {
    const hash = '3'.repeat(64);
    const ask = async (rest = '') =>
      (
        await supertest(site.url).get(
          address('package/site-package-info', `&id=lagoon-days${rest}`),
        )
      ).body.corps;
    const { id, periods } = await ask();
    const body = { idpackage: id, idperiod: periods[0].id };
    await post('tobook/site-set-to-book-period', body, { ...own, Cookie: `device=${hash}` });
    expect(await ask(`&hash=${hash}`)).to.deep.equal(await ask());
  });

  it('keeps the hash of the booking from scripts', async () => {
    const { body } = await supertest(site.url)
      .get(address('tobook/site-get-to-book', '&id=lagoon-days'))
      .set('Cookie', `device=${'1'.repeat(64)}`);
    expect(body.corps).to.include.keys('traveller', 'totalvalue');
    expect(JSON.stringify(body)).to.not.include('1'.repeat(64));
  });

  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    {},
  ];
  for (const headers of foreign) {
    it(`refuses a write that another site makes (${JSON.stringify(headers)})`, async () => {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const { status } = await supertest(site.url)
          .post(address('tobook/site-set-nb-traveller'))
          .set({ ...headers, 'Content-Type': type })
          .send('{"idpackage":1,"traveller":2}');
        expect(status).to.equal(403);
      }
    });
  }

  it('lets a browser without fetch metadata write from the site’s own pages', async () => {
    const { status } = await post(
      'tobook/site-set-nb-traveller',
      { idpackage: 1, traveller: 2 },
      { Origin: site.url },
    );
    expect(status).to.equal(200);
  });

  it('does not pass on a visitor’s own credential or integrity headers', async () => {
    const { status, body } = await supertest(site.url)
      .get(address('destination/site-destination-get', '&id=ganvie'))
      .set({
        Authorization: 'Bearer stolen',
        'X-Signature': 'x',
        'X-Date': '1',
        'X-Nonce': 'n',
        Language: 'de',
      });
    expect(status).to.equal(200);
    expect(body.corps.summary).to.match(/\btown\b/);
  });
});
