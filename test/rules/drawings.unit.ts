import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { compose, readPieces } from '../../upstream/import/media/pieces.ts';
import { Problems } from '../../upstream/import/problems.ts';
import { root } from '../support/site.ts';

/** What a page waits for, and what is seen small (ux.md 6.6 R7). */
const LIMITS = { large: 12 * 1024, small: 4 * 1024 };
/** As wide as the window, or the whole country. */
const isLarge = (file: string) => /^(?:hero.*|map)\.svg$/.test(basename(file));

const files = globSync(['upstream/content/**/*.svg', 'views/art/*.svg'], { cwd: root }).sort();
const content = 'upstream/content/';
const problems = new Problems();
const pieces = readPieces(join(root, content), problems);
/** As they are published: with their pieces. */
const drawings = files.map((file) => {
  const written = readFileSync(join(root, file), 'utf8');
  return { file, text: compose(written, file.replace(content, ''), pieces, problems) };
});

/** What a drawing must not hold: it runs nothing, asks nobody, and is cut from plain cloth (R1). */
const FORBIDDEN = {
  script: /<script\b|\bon[a-z]+\s*=|javascript:/i,
  style: /<style\b|\bstyle\s*=|<\?xml-stylesheet/i,
  text: /<(?:text|tspan|textPath|foreignObject)\b/i,
  'an external reference':
    /\b(?:xlink:)?href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|<!(?:DOCTYPE|ENTITY)\b|@import/i,
  'a gradient, a filter or a photo':
    /<(?:linearGradient|radialGradient|meshgradient|filter|fe[A-Z]\w*|image)\b/i,
};

const found = (text: string) =>
  Object.entries(FORBIDDEN).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

describe('The drawings', () => {
  it('are all here', () => {
    expect(files.length).to.be.greaterThan(70);
    expect(pieces.size).to.be.greaterThan(40);
    expect(files.filter(isLarge)).to.include.members(['views/art/hero.svg', 'views/art/map.svg']);
  });

  it('are at most 4 kB, and 12 kB where they are large, when they are compressed', () => {
    const heavy = drawings
      .map(({ file, text }) => ({ file, bytes: gzipSync(text).length }))
      .filter(({ file, bytes }) => bytes > (isLarge(file) ? LIMITS.large : LIMITS.small));
    expect(heavy).to.deep.equal([]);
  });

  it('hold no script, style, text, external reference or gradient', () => {
    const wrong = drawings.flatMap(({ file, text }) =>
      found(text).map((what) => `${file} holds ${what}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('find their pieces, and a piece needs no other', () => {
    expect(() => problems.stopIfAny()).not.to.throw();
    const nested = [...pieces].filter(([, { parts }]) => parts.includes('<use'));
    expect(nested).to.deep.equal([]);
  });

  it('say how large they are, so that their frame is known', () => {
    const unknown = drawings.filter(({ text }) => !/<svg\b[^>]*\sviewBox="0 0 \d+ \d+"/.test(text));
    expect(unknown.map(({ file }) => file)).to.deep.equal([]);
  });

  for (const [what, part] of [
    ['script', '<script>alert(1)</script>'],
    ['script', '<path onload="alert(1)" d=""/>'],
    ['style', '<path style="fill:red" d=""/>'],
    ['text', '<text x="1">Kwabo</text>'],
    ['an external reference', '<use href="https://example.org/a.svg#b"/>'],
    ['an external reference', '<path fill="url(https://example.org/a.svg#b)" d=""/>'],
    ['a gradient, a filter or a photo', '<linearGradient id="a"/>'],
    ['a gradient, a filter or a photo', '<feGaussianBlur stdDeviation="2"/>'],
  ] as const) {
    it(`would be refused with ${part}`, () => {
      expect(found(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`)).to.include(what);
    });
  }

  it('may refer to parts of their own', () => {
    expect(found('<svg><use href="#a"/><path clip-path="url(#b)" d=""/></svg>')).to.deep.equal([]);
  });
});
