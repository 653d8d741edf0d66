import { once } from 'node:events';
import { request } from 'node:http';
import { expect } from 'chai';
import supertest from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

describe('Bad input', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());
  const own = { 'Sec-Fetch-Site': 'same-origin' };

  const pages: [string, number, string][] = [
    ['/package/nowhere', 404, 'an unknown package'],
    ['/destination/nowhere', 404, 'an unknown destination'],
    ['/product/nowhere', 404, 'an unknown product'],
    ['/blog/nowhere', 404, 'an unknown article'],
    ['/no/such/page', 404, 'an unknown path'],
    ['/package/UPPER', 404, 'an address that no item can have'],
    ["/package/'%20OR%201=1--", 404, 'an address that is SQL'],
    ['/package/..%2f..%2fetc%2fpasswd', 404, 'an address that climbs'],
    ['/package/%00', 400, 'a NUL'],
    ['/package/%E0%A4%A', 400, 'a broken percent encoding'],
    ['/%', 400, 'a lonely percent sign'],
    [`/?q=${'a'.repeat(10_240)}`, 414, 'a query of 10 kB'],
    ['/?__proto__[polluted]=1&constructor.prototype.polluted=1', 200, 'a prototype in the query'],
    ['/?q=a&q=b&month=2027-01&month=x', 200, 'repeated parameters'],
    ['/media/../../package.json', 404, 'a medium that climbs'],
    ['/media/..%2f..%2fkwabo.sqlite', 404, 'a medium that climbs, encoded'],
    ['/assets/../manifest.json', 404, 'a built file that climbs'],
  ];
  for (const [path, expected, what] of pages) {
    it(`${what} (${path.slice(0, 40)}) answers ${expected} in German, without a stack`, async () => {
      const address = `${path + (path.includes('?') ? '&' : '?')}lang=de`;
      const { status, text } = await supertest(site.url).get(address);
      expect(status).to.equal(expected);
      expect(text).to.include('<html lang="de">');
      expect(text).to.not.match(/\bat .*\.(ts|js):\d+|node_modules|SQLITE|Error:/);
      expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
    });
  }

  it('an unknown item offers three others, and is not for search engines', async () => {
    for (const path of ['/package/nowhere', '/destination/nowhere', '/blog/nowhere']) {
      const { text } = await supertest(site.url).get(path);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      expect([...main.matchAll(/<article/g)]).to.have.length(3);
      expect(text).to.include('name="robots" content="noindex');
    }
  });

  it('an unknown path shows the home page, with its canonical address and not for search engines', async () => {
    const { text } = await supertest(site.url).get('/no/such/page?lang=fr');
    expect(text).to.include(`<link rel="canonical" href="${site.url}/?lang=fr"`);
    expect(text).to.include('name="robots" content="noindex');
    expect(text).to.include('data-page="not-found"');
  });

  for (const method of ['put', 'delete', 'patch'] as const) {
    it(`${method.toUpperCase()} answers 405 and names what is allowed`, async () => {
      const { status, headers, text } = await supertest(site.url)[method]('/').set(own);
      expect(status).to.equal(405);
      expect(headers.allow).to.equal('GET, HEAD, POST');
      expect(text).to.include('<h1');
    });
  }

  it('POST to a page without a form answers 405', async () => {
    const { status, headers } = await supertest(site.url)
      .post('/about-us')
      .set({ ...own, Cookie: `device=${'0'.repeat(64)}` })
      .type('form')
      .send({ a: '1' });
    expect(status).to.equal(405);
    expect(headers['cache-control']).to.equal('private, no-cache');
  });

  it('a form of more than 100 kB answers 413', async () => {
    const { status, text } = await supertest(site.url)
      .post('/package/lagoon-days')
      .set(own)
      .type('form')
      .send({ idpackage: '1', intent: 'change', filler: 'x'.repeat(110_000) });
    expect(status).to.equal(413);
    expect(text).to.include('<h1');
  });

  it('HEAD answers as GET does, without a body', async () => {
    const { status, text } = await supertest(site.url).head('/blogs');
    expect(status).to.equal(200);
    expect(text ?? '').to.equal('');
  });

  it('/home and a trailing slash lead to the one true address for good', async () => {
    for (const [from, to] of [
      ['/home', '/'],
      ['/home?lang=fr', '/?lang=fr'],
      ['/home/', '/'],
      ['/blogs/', '/blogs'],
      ['/blogs///?lang=de', '/blogs?lang=de'],
      ['//evil.example/', '/evil.example'],
    ] as const) {
      const { status, headers } = await supertest(site.url).get(from);
      expect([status, headers.location], from).to.deep.equal([301, to]);
    }
  });

  // Sent as they are: most clients would mend these addresses first.
  for (const path of [
    '/\\evil.example/',
    '/\\evil.example?lang=en',
    '/\\[?lang=en',
    '/%5Cevil.example/',
    'http://evil.example/',
    'http://evil.example/blogs?lang=en',
    '*',
  ]) {
    it(`${path} answers 400 and leads nowhere`, async () => {
      const call = request(site.url, { path, agent: false }).end();
      const [answer] = await once(call, 'response');
      answer.resume();
      expect(answer.statusCode).to.equal(400);
      expect(answer.headers).to.not.have.property('location');
    });
  }

  it('is logged in one line with the request id', async () => {
    const before = site.logged.length;
    const { headers } = await supertest(site.url).get('/package/%E0%A4%A');
    const lines = site.logged
      .slice(before)
      .filter((line) => line.requestId === headers['x-request-id']);
    expect(lines.filter((line) => line.msg === 'request refused')).to.have.length(1);
    expect(lines.filter((line) => Number(line.level) >= 50)).to.deep.equal([]);
  });
});
