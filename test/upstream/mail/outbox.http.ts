import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { write } from '../../../upstream/database/write.ts';
import { queueMail } from '../../../upstream/mail/queue.ts';
import { answer, type MailServer, startMailServer } from '../support/mail-server.ts';
import { resetFor, startTestOutbox, type TestOutbox } from '../support/outbox.ts';

describe('The outbox', () => {
  let server: MailServer;
  let outbox: TestOutbox;
  beforeEach(async () => {
    server = await startMailServer();
    outbox = await startTestOutbox({ url: server.url });
  });
  afterEach(async () => {
    await outbox.close();
    await server.close();
  });

  const recipients = () => server.taken.map(({ to }) => to.join());
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, index) => `person${index}@example.com`);

  it('sends a mail as it was queued, and forgets what it said', async () => {
    await outbox.send(resetFor('afi@example.com'));
    const [taken] = server.taken;
    expect(taken?.from).to.equal('voyages@kwabo.example');
    expect(taken?.to).to.deep.equal(['afi@example.com']);
    expect(taken?.mail.subject).to.equal('Choose a new password');
    expect(taken?.mail.date).to.equal('2026-11-20T09:00:00.000Z');
    const [row] = await outbox.rows();
    expect(row).to.deep.include({
      recipient: '',
      payload: '{}',
      reply_to: null,
      next_try_at: null,
      sent_at: '2026-11-20T09:00:00.000Z',
    });
    expect(taken?.mail.messageId).to.equal(`<${row?.reference}@kwabo.example>`);
  });

  it('begins at once after the commit, without being asked', async () => {
    await write(outbox.database, (writing) =>
      queueMail(writing, resetFor('afi@example.com'), outbox.time.now),
    );
    for (let tries = 0; tries < 100 && server.taken.length === 0; tries += 1) await sleep(10);
    expect(recipients()).to.deep.equal(['afi@example.com']);
  });

  it('keeps the order, and one connection for all', async () => {
    server.behaviour.arrived = async () => {
      await sleep(Math.random() * 20);
      return undefined;
    };
    await outbox.send(...addresses(20).map(resetFor));
    expect(recipients()).to.deep.equal(addresses(20));
    expect(server.connections).to.equal(1);
  });

  it('waits for a slow server and sends once', async () => {
    server.behaviour.arrived = async () => {
      await sleep(1500);
      return undefined;
    };
    const sending = outbox.send(resetFor('afi@example.com'));
    await sleep(300);
    outbox.look();
    await sending;
    expect(recipients()).to.deep.equal(['afi@example.com']);
  });

  it('tries again after 1, 5, 15, 60 minutes and then every hour when the server says later', async () => {
    let asked = 0;
    server.behaviour.recipient = () => {
      asked += 1;
      return answer(450, '4.2.0 <afi@example.com> greylisted');
    };
    await outbox.send(resetFor('afi@example.com'));
    for (const [index, minutes] of [1, 5, 15, 60, 60, 60].entries()) {
      expect(asked).to.equal(index + 1);
      await outbox.later(minutes - 0.1);
      expect(asked).to.equal(index + 1);
      await outbox.later(0.1);
    }
    server.behaviour.recipient = undefined;
    await outbox.later(60);
    expect(recipients()).to.deep.equal(['afi@example.com']);
    expect(outbox.sayings()).to.deep.equal(Array(7).fill('info mail put off'));
    expect(JSON.stringify(outbox.logged)).to.not.include('afi@');
  });

  it('lets other mails pass one that has to wait', async () => {
    server.behaviour.recipient = (address) =>
      address.startsWith('person0') ? answer(452, 'mailbox full for now') : undefined;
    await outbox.send(...addresses(3).map(resetFor));
    expect(recipients()).to.deep.equal(['person1@example.com', 'person2@example.com']);
  });

  for (const [where, refuse] of [
    ['the recipient', () => ({ recipient: () => answer(550, '5.1.1 <afi@example.com> unknown') })],
    ['the text', () => ({ arrived: () => answer(554, '5.7.1 afi@example.com is not for us') })],
  ] as const) {
    it(`gives up at once, with one line, when the server refuses ${where} for good`, async () => {
      Object.assign(server.behaviour, refuse());
      await outbox.send(resetFor('afi@example.com'));
      await outbox.later(24 * 60);
      expect(outbox.sayings()).to.deep.equal(['error mail given up']);
      expect(JSON.stringify(outbox.logged)).to.include('5.').and.not.include('afi@');
      const [row] = await outbox.rows();
      expect(row).to.include({ next_try_at: null, sent_at: null, recipient: 'afi@example.com' });
      expect(row?.given_up_at).to.equal('2026-11-20T09:00:00.000Z');
    });
  }

  it('does not blame a mail for a refusal that is about us', async () => {
    server.behaviour.sender = () => answer(553, '5.7.1 sender address rejected');
    await outbox.send(resetFor('afi@example.com'));
    server.behaviour.sender = undefined;
    server.behaviour.recipient = () => answer(554, '5.7.1 Relay access denied');
    await outbox.later(1);
    server.behaviour.recipient = undefined;
    await outbox.later(1);
    expect(recipients()).to.deep.equal(['afi@example.com']);
    expect(outbox.sayings()).to.deep.equal([
      'warn no mail can be sent: tried again every minute',
      'info mail put off',
      'info mails are sent again',
    ]);
  });

  it('sends once more, the same mail, when the server dies in the middle of it', async () => {
    server.behaviour.arriving = server.hangUp;
    await outbox.send(resetFor('afi@example.com'));
    expect(outbox.sayings()).to.deep.equal(['info mail put off']);
    const [row] = await outbox.rows();
    server.behaviour.arriving = undefined;
    await outbox.later(1);
    const taken = server.taken.filter(({ raw }) => raw.includes(row?.reference ?? '?'));
    expect(taken.at(-1)?.mail.messageId).to.include(row?.reference);
    expect((await outbox.rows())[0]?.sent_at).to.not.equal(null);
  });

  it('keeps all mails while the server is down, says so once, and sends them in order when it is back', async () => {
    const { port } = server;
    await server.close();
    await outbox.send(...addresses(5).map(resetFor));
    for (let minute = 0; minute < 30; minute += 1) await outbox.later(1);
    expect(outbox.sayings()).to.deep.equal(['warn no mail can be sent: tried again every minute']);
    expect(outbox.logged[0]).to.include({ waiting: 5 });
    expect((await outbox.rows()).map(({ tries }) => tries)).to.deep.equal([0, 0, 0, 0, 0]);
    server = await startMailServer({ port });
    await outbox.later(1);
    expect(recipients()).to.deep.equal(addresses(5));
    expect(outbox.sayings()).to.have.length(2);
    expect(outbox.sayings()[1]).to.equal('info mails are sent again');
  });

  it('asks a server that hangs up at the door once a minute, not once a mail', async () => {
    const { port } = server;
    await server.close();
    let calls = 0;
    const door = createServer((socket) => {
      calls += 1;
      socket.destroy();
    }).listen(port, '127.0.0.1');
    await outbox.send(...addresses(5).map(resetFor));
    await outbox.later(0.5);
    expect(calls).to.equal(1);
    await outbox.later(0.5);
    expect(calls).to.equal(2);
    await new Promise((resolve) => door.close(resolve));
    server = await startMailServer({ port });
    await outbox.later(1);
    expect(recipients()).to.have.length(5);
  });

  it('gives up after three days, with one line for each mail', async () => {
    server.behaviour.recipient = () => answer(451, 'try later');
    await outbox.send(resetFor('afi@example.com'));
    for (let hours = 0; hours < 78; hours += 6) await outbox.later(6 * 60);
    expect(outbox.sayings().filter((line) => line.startsWith('error'))).to.deep.equal([
      'error mail given up',
    ]);
    const [row] = await outbox.rows();
    const life = Date.parse(row?.given_up_at ?? '') - Date.parse(row?.created_at ?? '');
    expect(life / 3_600_000).to.equal(72);
  });

  it('sends what waited longer than that because nothing ran', async () => {
    const { port } = server;
    await server.close();
    await outbox.send(resetFor('afi@example.com'));
    await outbox.stop();
    server = await startMailServer({ port });
    const next = await startTestOutbox({ url: server.url, folder: outbox.folder });
    await next.later(5 * 24 * 60);
    expect(recipients()).to.deep.equal(['afi@example.com']);
    await next.close();
  });
});
