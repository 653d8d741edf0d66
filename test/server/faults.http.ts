import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import supertest from 'supertest';
import {
  type Fault,
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const GET_DESTINATION = 'destination/site-destination-get';

describe('With a faulty upstream', () => {
  let real: TestSite;
  let upstream: FaultyUpstream;
  let site: TestSite;

  before(async () => {
    real = await startSite();
  });
  after(() => real.close());
  beforeEach(async () => {
    upstream = await startFaultyUpstream(real.upstream);
    site = await startSite({ upstream });
  });
  afterEach(async () => {
    await site.close();
    await upstream.close();
  });

  const faults: Fault[] = [
    'reset',
    'status 500',
    'status 503',
    'html',
    'empty',
    'truncated',
    'altered',
    'huge',
    'hang',
  ];
  for (const fault of faults) {
    it(`(${fault}) a page that is not kept answers 503, calm and in French, with a retry`, async () => {
      upstream.fail(fault);
      const { status, text, headers } = await supertest(site.url).get(
        '/destination/ganvie?lang=fr',
      );
      expect(status).to.equal(503);
      expect(headers['retry-after']).to.equal('5');
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(text).to.include('Nous ne pouvons pas afficher cette page pour le moment');
      expect(text).to.include('Réessayer');
      expect(text).to.include('name="robots" content="noindex"');
      expect(text).to.not.match(/NetworkError|at Object\.|\.ts:\d+|integrity|ECONN/);
    });

    it(`(${fault}) a page that was shown before is still shown`, async () => {
      const before = await supertest(site.url)
        .get('/destination/ganvie')
        .set('User-Agent', 'Googlebot');
      upstream.fail(fault);
      const after = await supertest(site.url)
        .get('/destination/ganvie')
        .set('User-Agent', 'Googlebot');
      expect(after.status).to.equal(200);
      expect(after.text).to.equal(before.text);
    });
  }

  it('a read is tried twice, not more', async () => {
    upstream.fail('status 500');
    await supertest(site.url).get('/destination/ganvie');
    expect(upstream.calls).to.deep.equal([GET_DESTINATION, GET_DESTINATION]);
  });

  it('a read that fails once is answered by its second try', async () => {
    upstream.fail('reset');
    const answer = supertest(site.url).get('/destination/ganvie');
    const once = new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (upstream.calls.length === 0) return;
        clearInterval(look);
        upstream.fail('none');
        resolve();
      }, 1);
    });
    const [{ status }] = await Promise.all([answer, once]);
    expect(status).to.equal(200);
    expect(upstream.calls).to.have.length(2);
  });

  it('a write is never tried twice', async () => {
    upstream.fail('status 500');
    const { status } = await supertest(site.url)
      .post('/api?target=tobook&func=site-set-nb-traveller')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ idpackage: 1, traveller: 2 });
    expect(status).to.equal(503);
    expect(upstream.calls).to.have.length(1);
  });

  it('the failure is logged once, with the request id that the visitor sees', async () => {
    upstream.fail('status 500');
    const { text, headers } = await supertest(site.url).get('/destination/ganvie');
    const id = headers['x-request-id'];
    expect(text).to.include(id);
    const errors = site.logged.filter(({ level, requestId }) => level === 50 && requestId === id);
    expect(errors).to.have.length(1);
  });

  it('pages come back by themselves when the upstream does', async () => {
    upstream.fail('reset');
    expect((await supertest(site.url).get('/destination/ganvie')).status).to.equal(503);
    upstream.fail('none');
    expect((await supertest(site.url).get('/destination/ganvie')).status).to.equal(200);
  });

  it('the sitemap and the feed answer 503, and /readyz says why while /healthz is well', async () => {
    upstream.fail('status 503');
    expect((await supertest(site.url).get('/sitemap.xml')).status).to.equal(503);
    expect((await supertest(site.url).get('/blogs/feed.xml')).status).to.equal(503);
    expect((await supertest(site.url).get('/readyz')).status).to.equal(503);
    expect((await supertest(site.url).get('/healthz')).status).to.equal(200);
  });

  it('nobody listening at all is no different', async () => {
    await upstream.close();
    const { status, text } = await supertest(site.url).get('/destination/ganvie?lang=de');
    expect(status).to.equal(503);
    expect(text).to.include('Wir können diese Seite gerade nicht laden');
    upstream = await startFaultyUpstream(real.upstream);
  });

  it('a part that a page does without is logged with the request id, too', async () => {
    upstream.fail('status 500', 'guide/site-guide-lister');
    const { status, headers } = await supertest(site.url).get('/');
    expect(status).to.equal(200);
    const line = site.logged.find(({ msg }) => msg === 'upstream failed');
    expect(line).to.include({
      requestId: headers['x-request-id'],
      selector: 'guide/site-guide-lister',
    });
  });

  it('a visitor who leaves is no failure of ours', async () => {
    upstream.fail('hang');
    const call = get(`${site.url}/destination/ganvie`, { agent: false }).on('error', () => {});
    await sleep(100);
    call.destroy();
    await sleep(100);
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).to.deep.equal([]);
    expect(site.logged.at(-1)).to.include({ msg: 'request', aborted: true });
  });

  it('calls that are slow one after the other end at the page’s deadline with 503', async () => {
    upstream.fail({ delay: 2000 });
    const { status, headers } = await supertest(site.url)
      .post('/package/lagoon-days')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ idpackage: '1', traveller: '3', idperiod: '1' });
    expect([status, headers['retry-after']]).to.deep.equal([503, '5']);
  });

  it('many requests sent ahead on one connection are asked one after the other', async () => {
    upstream.fail('hang');
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const path = '/api?target=tobook&func=site-get-to-book&id=lagoon-days';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
    await sleep(300);
    socket.destroy();
    expect(upstream.calls).to.have.length(1);
  });
});
