import { get as httpGet } from 'node:http';
import { createGunzip } from 'node:zlib';
import { expect } from 'chai';
import supertest from 'supertest';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const GUIDE = 'Félicité';
const GUIDES = 'guide/site-guide-lister';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('A page whose parts come late', () => {
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

  /** The answer, and what of it was there each time that something came. */
  function readSlowly(path: string, encoding: 'gzip' | 'identity') {
    return new Promise<{ text: string; soFar: string[] }>((resolve, reject) => {
      const headers = { 'User-Agent': PERSON, 'Accept-Encoding': encoding };
      httpGet(site.url + path, { headers }, (reply) => {
        const stream = encoding === 'gzip' ? reply.pipe(createGunzip()) : reply;
        const soFar: string[] = [];
        let text = '';
        stream.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
          soFar.push(text);
        });
        stream.on('end', () => resolve({ text, soFar }));
      }).on('error', reject);
    });
  }

  for (const encoding of ['identity', 'gzip'] as const) {
    it(`sends the hero at once and the late part later (${encoding})`, async () => {
      upstream.fail({ delay: 400 }, GUIDES);
      const { text, soFar } = await readSlowly('/', encoding);
      const early = soFar.filter((part) => part.includes('</h1>') && !part.includes(GUIDE));
      expect(early).to.not.deep.equal([]);
      expect(text).to.include(GUIDE);
      expect(text).to.include('</html>');
    });
  }

  it('says in its place that a part cannot be had, and is whole otherwise', async () => {
    upstream.fail('status 500', GUIDES);
    const { text, status } = await supertest(site.url).get('/?lang=fr').set('User-Agent', PERSON);
    expect(status).to.equal(200);
    expect(text).to.not.include(GUIDE);
    expect(text).to.include('Cette partie ne peut pas être affichée pour le moment.');
    expect(text).to.include('Recharger cette partie');
  });

  it('is one piece for a crawler, without a script that could run', async () => {
    upstream.fail({ delay: 200 }, GUIDES);
    const { text, headers } = await supertest(site.url).get('/').set('User-Agent', CRAWLER);
    expect(text).to.include(GUIDE);
    expect(headers['content-security-policy']).to.include("script-src 'self';");
    expect(executableScripts(text)).to.deep.equal([]);
    expect(text).to.not.include('nonce');
  });

  it('is one piece for people, too, when the upstream is quick', async () => {
    await supertest(site.url).get('/');
    const { text, headers } = await supertest(site.url).get('/').set('User-Agent', PERSON);
    expect(headers['content-security-policy']).to.include("script-src 'self';");
    expect(executableScripts(text)).to.deep.equal([]);
  });

  it('has a nonce of its own each time it is streamed, the same in header and body', async () => {
    upstream.fail({ delay: 150 });
    const nonces = new Set<string>();
    for (let index = 0; index < 5; index++) {
      const fresh = await startSite({ upstream });
      const { text, headers } = await supertest(fresh.url).get('/').set('User-Agent', PERSON);
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
      expect(nonce).to.match(/^[\w+/]{22}==$/);
      expect(text).to.include(`nonce="${nonce}"`);
      expect(headers['cache-control']).to.equal('private, no-cache');
      nonces.add(nonce);
      await fresh.close();
    }
    expect(nonces.size).to.equal(5);
  });

  it('stops asking when the visitor leaves', async () => {
    upstream.fail('hang', GUIDES);
    for (let index = 0; index < 20; index++) {
      await new Promise<void>((resolve) => {
        const request = httpGet(`${site.url}/`, { headers: { 'User-Agent': PERSON } }, (reply) => {
          reply.once('data', () => {
            request.destroy();
            resolve();
          });
        });
        request.on('error', () => {});
      });
    }
    // Every aborted answer is closed and logged as such; none is left rendering.
    const aborted = () => site.logged.filter((line) => line.msg === 'request' && line.aborted);
    while (aborted().length < 20) await new Promise((resolve) => setImmediate(resolve));
    expect(site.logged.filter(({ level }) => Number(level) >= 50)).to.deep.equal([]);
  });
});

function executableScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
  return scripts
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .filter(([, attributes = '']) => !/\ssrc="\/assets\//.test(attributes))
    .map(([script]) => script);
}
