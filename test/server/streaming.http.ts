import { get as httpGet } from 'node:http';
import { expect } from 'chai';
import supertest from 'supertest';
import { type FaultyUpstream, startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const GUIDES = 'guide/site-guide-lister';
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

  /** The chunks of the answer as they arrive, each with all that came before it. */
  function readSlowly(path: string, onChunk: (textSoFar: string) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      httpGet(site.url + path, { headers: { 'User-Agent': 'Firefox' } }, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
          onChunk(text);
        });
        reply.on('end', () => resolve(text));
      }).on('error', reject);
    });
  }

  it('sends the hero at once and the late part later', async () => {
    upstream.fail('hang', GUIDES);
    let release = () => {};
    const heroCame = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = readSlowly('/', (text) => {
      if (text.includes('</h1>')) release();
      expect(text.includes('F\u00e9licit\u00e9'), 'the guide before its time').to.equal(false);
    });
    await heroCame;
    const text = await page;
    // The call ended at its deadline: the part says so in its place, the rest of the page is whole.
    expect(text).to.include('</html>');
  });

  it('is one piece for a crawler, without a script that could run', async () => {
    upstream.fail({ delay: 200 }, GUIDES);
    const { text, headers } = await supertest(site.url).get('/').set('User-Agent', CRAWLER);
    expect(text).to.include('F\u00e9licit\u00e9');
    expect(headers['content-security-policy']).to.include("script-src 'self';");
    expect(executableScripts(text)).to.deep.equal([]);
    expect(text).to.not.include('nonce');
  });

  it('is one piece for people, too, when the upstream is quick', async () => {
    await supertest(site.url).get('/');
    const { text, headers } = await supertest(site.url).get('/').set('User-Agent', 'Firefox');
    expect(headers['content-security-policy']).to.include("script-src 'self';");
    expect(executableScripts(text)).to.deep.equal([]);
  });

  it('has a nonce of its own each time it is streamed, the same in header and body', async () => {
    upstream.fail({ delay: 150 });
    const nonces = new Set<string>();
    for (let index = 0; index < 5; index++) {
      const fresh = await startSite({ upstream });
      const { text, headers } = await supertest(fresh.url).get('/').set('User-Agent', 'Firefox');
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
        const request = httpGet(
          `${site.url}/`,
          { headers: { 'User-Agent': 'Firefox' } },
          (reply) => {
            reply.once('data', () => {
              request.destroy();
              resolve();
            });
          },
        );
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
