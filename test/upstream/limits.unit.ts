import { expect } from 'chai';
import { addressKey, createLimits, enforce } from '../../upstream/limits.ts';
import { Refusal } from '../../upstream/refusal.ts';

describe('A limit', () => {
  const start = Date.parse('2026-11-20T09:00:00Z');
  const time = { now: new Date(start) };
  const at = (seconds: number) => {
    time.now = new Date(start + seconds * 1000);
  };
  const clock = () => time.now;
  beforeEach(() => at(0));

  it('lets so many tries pass, then says how long to wait', () => {
    const limits = createLimits(clock);
    for (let second = 0; second < 5; second++) {
      at(second);
      expect(limits.take('sign-up', 'a')).to.equal(null);
    }
    at(600);
    expect(limits.take('sign-up', 'a')).to.equal(3000);
    expect(limits.take('sign-up', 'b')).to.equal(null);
    expect(limits.take('reset', 'a')).to.equal(null);
  });

  it('opens again for one try when the oldest is too old, not for all at once', () => {
    const limits = createLimits(clock);
    for (const second of [0, 100, 200, 300, 400]) {
      at(second);
      limits.take('sign-up', 'a');
    }
    at(3599);
    expect(limits.take('sign-up', 'a')).to.equal(1);
    at(3600);
    expect(limits.take('sign-up', 'a')).to.equal(null);
    expect(limits.take('sign-up', 'a')).to.equal(100);
  });

  it('is not made longer by tries that it refuses', () => {
    const limits = createLimits(clock);
    for (let count = 0; count < 1000; count++) limits.take('sign-up', 'a');
    expect(limits.take('sign-up', 'a')).to.equal(3600);
  });

  it('does not count what is given back', () => {
    const limits = createLimits(clock);
    for (let count = 0; count < 100; count++) {
      expect(limits.take('sign-in-account', 'a')).to.equal(null);
      limits.giveBack('sign-in-account', 'a');
    }
    limits.giveBack('sign-in-account', 'never seen');
  });

  it('is multiplied by LIMIT_FACTOR', () => {
    const limits = createLimits(clock, 3);
    const taken = Array.from({ length: 20 }, () => limits.take('sign-up', 'a'));
    expect(taken.filter((wait) => wait === null)).to.have.length(15);
  });

  it('forgets the least used keys of a flood, and keeps its memory', () => {
    const limits = createLimits(clock);
    for (let count = 0; count < 5; count++) limits.take('sign-up', 'first');
    for (let count = 0; count < 40_000; count++) limits.take('sign-up', `key ${count}`);
    expect(limits.take('sign-up', 'first')).to.equal(3600);
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < 200_000; count++) limits.take('sign-up', `other ${count}`);
    expect(process.memoryUsage().heapUsed - before).to.be.lessThan(64 * 1024 * 1024);
  });

  it('refuses with code 8 and the seconds to wait', () => {
    const limits = createLimits(clock);
    for (let count = 0; count < 5; count++) enforce(limits, 'contact', 'a');
    try {
      enforce(limits, 'contact', 'a');
      expect.fail();
    } catch (error) {
      expect(error).to.be.instanceOf(Refusal).with.property('key', 'tooMany');
      expect(error).to.have.deep.property('corps', { retryAfter: 3600 });
    }
  });
});

describe('An address counts', () => {
  const cases: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ];
  for (const [address, key] of cases)
    it(`as ${key || 'nobody'} for ${address || 'none'}`, () => {
      expect(addressKey(address)).to.equal(key);
    });
});
