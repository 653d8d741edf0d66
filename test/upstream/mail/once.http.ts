import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { write } from '../../../upstream/database/write.ts';
import { type claimNext, LEASE } from '../../../upstream/mail/outbox.store.ts';
import { queueMail } from '../../../upstream/mail/queue.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { resetFor, startTestOutbox } from '../support/outbox.ts';

const program = join(import.meta.dirname, '../support/mail-worker.ts');
const addresses = Array.from({ length: 40 }, (_, index) => `person${index}@example.com`);

/** What `claimNext` would be if it only looked. */
const lookOnly: typeof claimNext = (database, now) =>
  database
    .selectFrom('outbox')
    .selectAll()
    .where('next_try_at', '<=', now.toISOString())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

describe('A mail', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  const sent = () => server.taken.map(({ to }) => to.join()).sort();

  async function sendWithTwoWorkers(claim?: typeof claimNext): Promise<void> {
    const one = await startTestOutbox({ url: server.url, claim });
    const other = await startTestOutbox({ url: server.url, claim, folder: one.folder });
    await write(one.database, async (writing) => {
      for (const to of addresses) await queueMail(writing, resetFor(to), one.time.now);
    });
    await Promise.all([one.look(), other.look()]);
    await one.close();
    await other.close();
  }

  it('is sent once by two workers of one database, and both work', async () => {
    await sendWithTwoWorkers();
    expect(sent()).to.deep.equal(addresses.toSorted());
    expect(server.connections).to.be.greaterThan(1);
  });

  it('would be sent twice if the workers did not claim it', async () => {
    await sendWithTwoWorkers(lookOnly);
    expect(sent().length).to.be.greaterThan(addresses.length);
    expect([...new Set(sent())]).to.deep.equal(addresses.toSorted());
  });

  it('is sent once by two processes of one database', async () => {
    const outbox = await startTestOutbox({ claim: async () => undefined });
    await outbox.send(...addresses.map(resetFor));
    const run = () =>
      once(
        spawn(process.execPath, ['--import', 'tsx', program, outbox.folder, server.url.href], {
          stdio: 'inherit',
        }),
        'close',
      );
    const codes = await Promise.all([run(), run()]);
    expect(codes.flat()).to.deep.equal([0, null, 0, null]);
    expect(sent()).to.deep.equal(addresses.toSorted());
    await outbox.close();
  }).timeout(40_000);

  for (const [when, moment, copies] of [
    ['while it is on its way', 'arriving', 0],
    ['after the server has taken it, and before that is written down', 'arrived', 1],
  ] as const) {
    it(`of a worker killed ${when} is sent by the next one after the lease, as the same mail`, async () => {
      const outbox = await startTestOutbox({ url: server.url, claim: async () => undefined });
      await outbox.send(resetFor('afi@example.com'));
      const child = spawn(process.execPath, [
        '--import',
        'tsx',
        program,
        outbox.folder,
        server.url.href,
      ]);
      const dead = once(child, 'close');
      server.behaviour[moment] = () => {
        child.kill('SIGKILL');
        if (moment === 'arriving') server.hangUp();
        return undefined;
      };
      await dead;
      for (let tries = 0; tries < 50 && server.taken.length < copies; tries += 1) await sleep(10);
      server.behaviour[moment] = undefined;
      const before = server.taken.splice(0).filter(({ mail }) => mail.messageId !== undefined);
      expect(before).to.have.length(copies);
      await outbox.stop();

      const next = await startTestOutbox({ url: server.url, folder: outbox.folder });
      await next.later(LEASE / 60_000 - 0.1);
      expect(server.taken).to.deep.equal([]);
      await next.later(0.2);
      expect(sent()).to.deep.equal(['afi@example.com']);
      for (const { mail } of before) {
        expect(mail.messageId).to.equal(server.taken[0]?.mail.messageId);
        expect(mail.date).to.equal(server.taken[0]?.mail.date);
      }
      await next.later(24 * 60);
      expect(sent()).to.have.length(1);
      await next.close();
      await outbox.close();
    }).timeout(30_000);
  }

  it('under way is finished when all ends, and no other is begun', async () => {
    const outbox = await startTestOutbox({ url: server.url });
    const arriving = new Promise<void>((resolve) => {
      server.behaviour.arriving = resolve;
    });
    server.behaviour.arrived = async () => {
      await sleep(500);
      return undefined;
    };
    const sending = outbox.send(resetFor('afi@example.com'), resetFor('ama@example.com'));
    await arriving;
    await outbox.stop();
    expect(sent()).to.deep.equal(['afi@example.com']);
    await sending;
    expect((await outbox.rows()).map(({ sent_at }) => sent_at !== null)).to.deep.equal([
      true,
      false,
    ]);
    await outbox.close();
  });

  it('that takes too long does not hold up the end, and is not lost', async () => {
    const outbox = await startTestOutbox({ url: server.url, drain: 300 });
    const arriving = new Promise<void>((resolve) => {
      server.behaviour.arriving = resolve;
    });
    server.behaviour.arrived = async () => {
      await sleep(3000);
      return undefined;
    };
    const sending = outbox.send(resetFor('afi@example.com'));
    await arriving;
    const started = performance.now();
    await outbox.stop();
    expect(performance.now() - started).to.be.within(250, 1500);
    await sending;
    const [row] = await outbox.rows();
    expect(row).to.include({ sent_at: null, given_up_at: null });
    expect(row?.next_try_at).to.equal('2026-11-20T09:05:00.000Z');
    await outbox.close();
  });

  it('is not sent again when another process locks the database just then', async () => {
    const outbox = await startTestOutbox({ url: server.url });
    const other = await startTestOutbox({ folder: outbox.folder, claim: async () => undefined });
    let release = () => {};
    let held: Promise<unknown> = Promise.resolve();
    server.behaviour.arrived = async () => {
      const locked = new Promise<void>((resolve) => {
        held = write(other.database, async (writing) => {
          await writing.insertInto('setting').values({ name: 'a', value: '1' }).execute();
          resolve();
          await new Promise<void>((done) => {
            release = done;
          });
        });
      });
      await locked;
      return undefined;
    };
    const sending = outbox.send(resetFor('afi@example.com'));
    await sleep(6000);
    expect(sent()).to.deep.equal(['afi@example.com']);
    release();
    await held;
    await sending;
    expect((await outbox.rows())[0]?.sent_at).to.not.equal(null);
    await outbox.later(60);
    expect(sent()).to.have.length(1);
    await outbox.close();
    await other.close();
  }).timeout(30_000);
});
