import { expect } from 'chai';
import {
  createReference,
  createSecret,
  hashOf,
} from '../../../../upstream/targets/compte/secret.ts';

const COUNT = 10_000;

/** How many of the values have each bit set. */
function bitsOf(values: Buffer[]): number[] {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const value of values)
    for (let bit = 0; bit < 256; bit++)
      counts[bit] = (counts[bit] ?? 0) + (((value[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  return counts;
}

describe('10,000 secrets and references', () => {
  for (const [name, make] of [
    ['secrets', () => Buffer.from(createSecret().secret, 'base64url')],
    ['references', () => Buffer.from(createReference(), 'hex')],
  ] as const)
    it(`(${name}) have 256 bits that tell nothing about each other`, () => {
      const values = Array.from({ length: COUNT }, make);
      expect(values.every((value) => value.length === 32)).to.equal(true);
      expect(new Set(values.map((value) => value.toString('hex'))).size).to.equal(COUNT);
      // Each bit is set in half of them, to within six standard deviations.
      for (const count of bitsOf(values)) expect(Math.abs(count - COUNT / 2)).to.be.lessThan(300);
      const rising = values.filter(
        (value, index) => index > 0 && values[index - 1]?.compare(value) === -1,
      );
      expect(Math.abs(rising.length - COUNT / 2)).to.be.lessThan(300);
    });

  it('would be found out if they were counted on', () => {
    const counted = Array.from({ length: COUNT }, (_, index) => {
      const value = Buffer.alloc(32);
      value.writeUInt32BE(index, 28);
      return value;
    });
    expect(bitsOf(counted).some((count) => Math.abs(count - COUNT / 2) > 300)).to.equal(true);
  });

  it('are kept as SHA-256 alone', () => {
    const { secret, hash } = createSecret();
    expect(hash)
      .to.equal(hashOf(secret))
      .and.match(/^[0-9a-f]{64}$/);
    expect(hash).to.not.include(Buffer.from(secret, 'base64url').toString('hex'));
  });
});
