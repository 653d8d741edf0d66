import { expect } from 'chai';
import request from 'supertest';
import { type Selector, selectors } from '../../../shared/contract/selectors.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const list = '/?target=destination&func=site-destination-lister';
const all = Object.keys(selectors) as Selector[];

describe('The endpoint', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  for (const path of [
    '/',
    '/?target=x&func=y',
    '/?target=__proto__&func=constructor',
    '/?target=destination',
    '/other',
    '//',
  ]) {
    it(`answers 404 with an envelope at ${path}`, async () => {
      const reply = await upstream.send({ path });
      expect(reply).to.include({ status: 404, isSigned: true });
      expect(reply.envelope.entete.code).to.equal(4);
    });
  }

  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
    it(`answers 405 to ${method} on every selector`, async () => {
      for (const selector of all) {
        const reply = await upstream.send({ method, path: upstream.pathOf(selector) });
        expect(reply.status, selector).to.equal(405);
        expect(reply.headers.allow).to.equal(selectors[selector].method);
      }
    });
  }

  it('answers 405 to GET where POST is meant and the reverse', async () => {
    for (const selector of all) {
      const method = selectors[selector].method === 'GET' ? 'POST' : 'GET';
      const reply = await upstream.send({ method, path: upstream.pathOf(selector) });
      expect(reply.status, selector).to.equal(405);
    }
  });

  for (const body of ['{', '{"a":}', 'null', '[]', '"text"', '1', 'true', '{}{}']) {
    it(`answers 400 to the body ${body}`, async () => {
      const reply = await upstream.send({ method: 'POST', path: list, body });
      expect(reply.status).to.equal(400);
      expect(reply.envelope.entete.code).to.equal(9);
    });
  }

  it('takes no body for an empty one', async () => {
    expect((await upstream.send({ method: 'POST', path: list })).status).to.equal(200);
  });

  it('answers 413 to a body over 100 kB, and takes one below', async () => {
    const body = (size: number) => JSON.stringify({ search: '', filler: 'x'.repeat(size) });
    const large = await upstream.send({ method: 'POST', path: list, body: body(103_000) });
    expect(large).to.include({ status: 413, isSigned: true });
    expect(
      (await upstream.send({ method: 'POST', path: list, body: body(90_000) })).status,
    ).to.equal(200);
  });

  it('answers 400 to a parameter given twice', async () => {
    const path = '/?target=destination&func=site-destination-get&id=lake&id=palace';
    expect((await upstream.send({ path })).status).to.equal(400);
    expect(
      (await upstream.send({ path: `${list}&func=site-destination-lister`, method: 'POST' }))
        .status,
    ).to.equal(400);
  });

  it('is not harmed by __proto__', async () => {
    for (const body of [
      '{"__proto__":{"search":"x","polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ]) {
      expect((await upstream.send({ method: 'POST', path: list, body })).status).to.equal(200);
    }
    const path = '/?target=destination&func=site-destination-get&__proto__=lake&constructor=x';
    expect((await upstream.send({ path })).envelope.corps.fields).to.deep.equal({
      id: 'required',
    });
    expect('polluted' in {}).to.equal(false);
  });

  it('says which fields are wrong, in words for each', async () => {
    const reply = await upstream.raw('tobook/site-set-nb-traveller', {
      idpackage: 'x',
      traveller: 0,
    });
    expect(reply.status).to.equal(200);
    expect(reply.envelope).to.deep.equal({
      entete: { code: 1, message: 'Please check the marked fields.' },
      corps: {
        fields: { idpackage: 'invalid', traveller: 'invalid', hash: 'required' },
      },
    });
    const long = await upstream.raw('destination/site-destination-lister', {
      search: 'x'.repeat(101),
    });
    expect(long.envelope.corps.fields).to.deep.equal({ search: 'tooLong' });
  });

  it('shows nothing of what it is made of', async () => {
    const { headers } = await upstream.send({ method: 'POST', path: list });
    expect(headers).to.not.have.any.keys('x-powered-by', 'etag', 'server');
    expect(headers['content-type']).to.equal('application/json; charset=utf-8');
    expect(headers['cache-control']).to.equal('no-store');
    expect(headers['x-content-type-options']).to.equal('nosniff');
  });

  it('passes a request identifier through, makes one where there is none, and takes no other text for one', async () => {
    const given = await upstream.send({
      method: 'POST',
      path: list,
      headers: { 'x-request-id': 'abc-123' },
    });
    expect(given.headers['x-request-id']).to.equal('abc-123');
    const strange = await upstream.send({
      method: 'POST',
      path: list,
      headers: { 'x-request-id': 'a b"c' },
    });
    expect(strange.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
  });

  it('writes one line a request: identifier, selector, status, code and time', async () => {
    upstream.lines.length = 0;
    await upstream.send({ method: 'POST', path: list, headers: { 'x-request-id': 'line-1' } });
    const lines = upstream.lines
      .map((line) => JSON.parse(line))
      .filter(({ id }) => id === 'line-1');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({
      selector: 'destination/site-destination-lister',
      status: 200,
      code: 0,
    });
    expect(lines[0].ms).to.be.a('number');
  });

  it('serves media without a signature, for ever, and nothing around them', async () => {
    const [guide] = await upstream.call('guide/site-guide-lister', {});
    const reply = await request(upstream.url).get(guide?.media.src ?? '');
    expect(reply.status).to.equal(200);
    expect(reply.headers['cache-control']).to.equal('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).to.equal('image/svg+xml');
    expect(reply.headers['content-security-policy']).to.contain('sandbox');
    for (const path of [
      '/media/',
      '/media/none.svg',
      '/media/../kwabo.sqlite',
      '/media/%2e%2e/kwabo.sqlite',
      '/media/..%2fkwabo.sqlite',
    ]) {
      const missing = await request(upstream.url).get(path);
      expect(missing.status, path).to.be.within(400, 404);
      expect(missing.body.entete.code, path).to.be.oneOf([4, 9]);
    }
  });
});

describe('An unexpected error', () => {
  it('is answered with 500 and nothing of itself, signed, and logged once with the request', async () => {
    const upstream = await startTestUpstream();
    // What is stored no longer reads: the nearest thing to a bug.
    const { openSqlite } = await import('../../../upstream/database/sqlite.ts');
    const database = openSqlite(`${upstream.dataDir}/kwabo.sqlite`);
    await database
      .updateTable('content')
      .set({ card: '{broken' })
      .where('kind', '=', 'destination')
      .execute();
    await database.destroy();
    upstream.lines.length = 0;
    const reply = await upstream.send({
      method: 'POST',
      path: list,
      language: 'de',
      headers: { 'x-request-id': 'boom' },
    });
    expect(reply).to.include({ status: 500, isSigned: true });
    expect(reply.envelope).to.deep.equal({
      entete: {
        code: 9,
        message: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
      },
      corps: null,
    });
    const errors = upstream.lines
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level >= 50);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.include({ id: 'boom', selector: 'destination/site-destination-lister' });
    await upstream.close();
  });
});
