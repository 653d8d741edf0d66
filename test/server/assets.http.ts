import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'chai';
import supertest from 'supertest';
import { readManifest } from '../../server/render/manifest.ts';
import { inLanguage, paths } from '../../views/paths.ts';
import { root, startSite, type TestSite } from '../support/site.ts';

const folder = join(root, 'dist/client');
const manifest = readManifest(folder);
const script = manifest.entry;

describe('The built files', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const ask = (path: string, encodings: string) =>
    supertest(site.url)
      .get(path)
      .set('Accept-Encoding', encodings)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => done(null, Buffer.concat(parts)));
      });

  it('are there in Brotli as well, each the same as without', () => {
    const files = globSync('assets/**/*.{js,css,svg,geojson}', { cwd: folder });
    expect(files.length).to.be.greaterThan(80);
    for (const file of files) {
      const plain = readFileSync(join(folder, file));
      const compressed = readFileSync(join(folder, `${file}.br`));
      expect(brotliDecompressSync(compressed).equals(plain), file).to.equal(true);
    }
  });

  for (const [name, address, type] of [
    ['script', script, 'text/javascript; charset=utf-8'],
    ['text', `${manifest.texts}/fr/home.js`, 'text/javascript; charset=utf-8'],
    ['stylesheet', manifest.stylesheet, 'text/css; charset=utf-8'],
    ['drawing', manifest.art['logo.svg'] ?? '', 'image/svg+xml'],
    ['map', manifest.map['country.geojson'] ?? '', 'application/geo+json'],
  ] as const) {
    it(`go out as the build compressed them: a ${name}`, async () => {
      const { headers, status } = await ask(address, 'gzip, deflate, br, zstd');
      expect(status).to.equal(200);
      expect(headers['content-encoding']).to.equal('br');
      expect(headers['content-type']).to.equal(type);
      expect(headers.vary).to.equal('Accept-Encoding');
      expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
      expect(Number(headers['content-length'])).to.equal(
        readFileSync(join(folder, `${address}.br`)).length,
      );
    });
  }

  it('go out plain or in gzip to whom cannot read Brotli', async () => {
    const plain = readFileSync(join(folder, script));
    for (const encodings of ['identity', 'br;q=0', '']) {
      const { headers, body } = await ask(script, encodings);
      expect(headers['content-encoding'], encodings).to.equal(undefined);
      expect(headers.vary, encodings).to.equal('Accept-Encoding');
      expect(plain.equals(body), encodings).to.equal(true);
    }
    expect((await ask(script, 'gzip')).headers['content-encoding']).to.equal('gzip');
  });

  it('are not asked for again when nothing has changed', async () => {
    const first = await ask(script, 'br');
    const second = await ask(script, 'br').set('If-None-Match', first.headers.etag ?? '');
    expect(second.status).to.equal(304);
  });

  it('of the server are not among them', async () => {
    for (const path of ['/assets/manifest.json', '/assets/..%2fmanifest.json.br', '/assets/'])
      expect((await ask(path, 'br')).status, path).to.equal(404);
  });

  for (const path of [paths.home, inLanguage(paths.package('lagoon-days'), 'fr'), paths.signIn]) {
    it(`are named in the head of ${path}: the one stylesheet first, two fonts, then scripts`, async () => {
      const { text } = await supertest(site.url).get(path);
      const links = [...text.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
      const at = (pattern: RegExp) => links.findIndex((tag) => pattern.test(tag));
      const all = (pattern: RegExp) => links.filter((tag) => pattern.test(tag));
      expect(all(/rel="stylesheet"/)).to.have.length(1);
      expect(all(/as="font"/)).to.have.length(2);
      expect(at(/rel="stylesheet"/)).to.be.below(at(/modulepreload|<script/));
      const preloads = all(/modulepreload/);
      expect(new Set(preloads).size).to.equal(preloads.length);
      expect(preloads.filter((tag) => !tag.includes('fetchPriority="low"'))).to.deep.equal([]);
    });
  }
});
