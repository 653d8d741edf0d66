import { expect } from 'chai';
import { ownPath } from '../../../shared/contract/own-path.ts';

describe('A path to go on to', () => {
  for (const own of ['/', '/ok', '/package/lagoon-days?lang=fr#book', '/a/../b', '/100%25'])
    it(`is ${own}`, () => {
      expect(ownPath(own)).to.be.a('string');
      expect(new URL(ownPath(own) ?? '', 'https://kwabo.example').origin).to.equal(
        'https://kwabo.example',
      );
    });

  const foreign: unknown[] = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%',
    'ok',
    '',
    `/${'a'.repeat(600)}`,
    undefined,
    null,
    7,
    ['/ok'],
  ];
  for (const text of foreign)
    it(`is not ${JSON.stringify(text)?.slice(0, 40)}`, () => {
      expect(ownPath(text)).to.equal(undefined);
    });
});
