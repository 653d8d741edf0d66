import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { ProtocolError } from '../../../../upstream/refusal.ts';
import { createPasswords } from '../../../../upstream/targets/compte/password.ts';

describe('A stored password', () => {
  const passwords = createPasswords();
  const password = randomBytes(32).toString('hex');

  it('is argon2id at OWASP’s cost, with a salt of its own', async () => {
    const [one, two] = [await passwords.store(password), await passwords.store(password)];
    expect(one).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).to.not.equal(two);
    expect(await passwords.matches(password, one)).to.equal(true);
    expect(await passwords.matches(password, two)).to.equal(true);
    expect(await passwords.matches(`${password.slice(1)}0`, one)).to.equal(false);
  });

  it('is judged by the cost it was made with, so that a later one may be higher', async () => {
    // By the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 -e`.
    const reference =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.matches('password', reference)).to.equal(true);
    expect(await passwords.matches('Password', reference)).to.equal(false);
  });

  it('that is not there is never the right one, after the same work', async () => {
    const stored = await passwords.store(password);
    const time = async (of: string | undefined) => {
      const start = performance.now();
      expect(await passwords.matches('0'.repeat(64), of)).to.equal(false);
      return performance.now() - start;
    };
    let known = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 20; round++) {
      known = Math.min(known, await time(stored));
      unknown = Math.min(unknown, await time(undefined));
    }
    expect(unknown).to.be.greaterThan(known / 2);
  });

  it('of a hundred at once is judged for some, the others are told to come back; memory stays bounded', async () => {
    const stored = await passwords.store(password);
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => passwords.matches(password, stored)),
    );
    clearInterval(watch);
    const judged = results.filter(({ status }) => status === 'fulfilled');
    expect(judged).to.have.length(32);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).to.be.instanceOf(ProtocolError).with.property('status', 503);
    expect(highest - before).to.be.lessThan(160 * 1024 * 1024);
    expect(await passwords.matches(password, stored)).to.equal(true);
  });
});
