import { expect } from 'chai';
import { createContentCache } from '../../server/gateway/content-cache.ts';

describe('The content cache', () => {
  let time: number;
  let loads: number;
  beforeEach(() => {
    time = 0;
    loads = 0;
  });
  const create = () => createContentCache(() => time);
  const load = async () => ++loads;
  const fail = async () => {
    throw new Error('down');
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('loads once and answers from memory for a minute', async () => {
    const cache = create();
    expect(await cache.get('a', load)).to.equal(1);
    time = 59_999;
    expect(await cache.get('a', load)).to.equal(1);
    expect(loads).to.equal(1);
  });

  it('answers the old at once while it loads the new', async () => {
    const cache = create();
    await cache.get('a', load);
    time = 60_001;
    expect(await cache.get('a', load)).to.equal(1);
    await settled();
    expect(await cache.get('a', load)).to.equal(2);
  });

  it('waits for the new when the old is older than ten minutes', async () => {
    const cache = create();
    await cache.get('a', load);
    time = 11 * 60_000;
    expect(await cache.get('a', load)).to.equal(2);
  });

  it('answers the old, however old, when the new cannot be had', async () => {
    const cache = create();
    await cache.get('a', load);
    time = 24 * 60 * 60_000;
    expect(await cache.get('a', fail)).to.equal(1);
  });

  it('loads once for many who ask at the same time', async () => {
    const cache = create();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', load)));
    expect(new Set(answers)).to.deep.equal(new Set([1]));
    expect(loads).to.equal(1);
  });

  it('does not keep a failure', async () => {
    const cache = create();
    const failure = await cache.get('a', fail).catch((error: Error) => error.message);
    expect(failure).to.equal('down');
    expect(await cache.get('a', load)).to.equal(1);
  });

  it('is bounded in bytes: large answers push out the oldest', async () => {
    const cache = create();
    const large = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 40; index++) await cache.get(`large ${index}`, async () => large);
    await cache.get('large 39', fail);
    const first = await cache.get('large 0', fail).catch(() => 'gone');
    expect(first).to.equal('gone');
  });
});
