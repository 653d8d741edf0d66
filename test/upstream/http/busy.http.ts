import { expect } from 'chai';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { write } from '../../../upstream/database/write.ts';
import { startTestUpstream } from '../support/upstream.ts';

describe('A database that another process has locked', () => {
  async function locked(milliseconds: number) {
    const upstream = await startTestUpstream();
    const other = openSqlite(`${upstream.dataDir}/kwabo.sqlite`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const holding = write(other, async (writing) => {
      await writing.insertInto('setting').values({ name: 'held', value: '' }).execute();
      start();
      await held;
    });
    await started;
    const timer = setTimeout(release, milliseconds);
    return {
      upstream,
      async end() {
        clearTimeout(timer);
        release();
        await holding;
        await other.destroy();
        await upstream.close();
      },
    };
  }
  const change = { idpackage: 1, traveller: 3, hash: 'a'.repeat(64) };

  it('is waited for, for a short while', async () => {
    const { upstream, end } = await locked(300);
    await upstream.call('tobook/site-set-nb-traveller', change);
    await end();
  });

  it('answers 503 with Retry-After in the end, and reads go on meanwhile', async () => {
    const { upstream, end } = await locked(20_000);
    const writing = upstream.raw('tobook/site-set-nb-traveller', change, 'fr');
    let slowest = 0;
    for (let i = 0; i < 20; i += 1) {
      const before = performance.now();
      await upstream.call('package/site-package-search', {});
      slowest = Math.max(slowest, performance.now() - before);
    }
    expect(slowest).to.be.lessThan(1000);
    const reply = await writing;
    expect(reply.status).to.equal(503);
    expect(reply.headers['retry-after']).to.equal('2');
    expect(reply.envelope.entete.message).to.match(/^Notre service est très sollicité/);
    await end();
  }).timeout(20_000);
});
