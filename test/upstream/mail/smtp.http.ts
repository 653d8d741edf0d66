import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { smtpTransport } from '../../../upstream/mail/smtp.ts';
import { type Fault, TransportError } from '../../../upstream/mail/transport.ts';
import { answer, certificate, type MailServer, startMailServer } from '../support/mail-server.ts';

describe('The way to the mail server', () => {
  let server: MailServer;
  afterEach(() => server.close());

  const mail = {
    from: 'voyages@kwabo.example',
    to: 'afi@example.com',
    message: Buffer.from(
      'Subject: Hello\r\n\r\n.\r\nA line with one dot stood before this one.\r\n',
    ),
    name: 'x',
  };
  const account = { user: 'kwabo', password: 'p@ss:w/ö rd' };
  const patience = { connect: 500, silence: 500, send: 700 };

  async function faultOf(sending: Promise<void>): Promise<Fault | undefined> {
    const error = await sending.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error !== undefined && !(error instanceof TransportError)) throw error;
    return error?.fault;
  }

  it('is encrypted and signed in to with the account of the setting', async () => {
    server = await startMailServer({ ...account, tls: true });
    const transport = smtpTransport(server.url, { ca: certificate });
    await transport.send(mail);
    await transport.send(mail);
    transport.rest();
    expect(server.taken.map(({ isSecure, user }) => [isSecure, user])).to.deep.equal([
      [true, 'kwabo'],
      [true, 'kwabo'],
    ]);
    expect(server.connections).to.equal(1);
    expect(server.taken[0]?.mail.text).to.include('.\nA line');
  });

  it('never tells the password to a server without encryption', async () => {
    server = await startMailServer(account);
    const transport = smtpTransport(server.url, { ca: certificate });
    expect(await faultOf(transport.send(mail))).to.equal('unreachable');
    expect(server.passwords).to.deep.equal([]);
  });

  it('never tells it to a server that cannot show who it is', async () => {
    server = await startMailServer({ ...account, tls: true });
    const transport = smtpTransport(server.url);
    expect(await faultOf(transport.send(mail))).to.equal('unreachable');
    expect(server.passwords).to.deep.equal([]);
  });

  it('is closed while the password is wrong, and open when it is right again', async () => {
    server = await startMailServer({ ...account, tls: true });
    const wrong = new URL(server.url);
    wrong.password = 'other';
    expect(await faultOf(smtpTransport(wrong, { ca: certificate }).send(mail))).to.equal(
      'unreachable',
    );
    expect(server.taken).to.deep.equal([]);
    const transport = smtpTransport(server.url, { ca: certificate });
    expect(await faultOf(transport.send(mail))).to.equal(undefined);
    transport.rest();
  });

  it('is given up after a while when the server says nothing more', async () => {
    server = await startMailServer();
    server.behaviour.arrived = async () => {
      await sleep(2000);
      return undefined;
    };
    const started = performance.now();
    expect(await faultOf(smtpTransport(server.url, { patience }).send(mail))).to.equal('later');
    expect(performance.now() - started).to.be.lessThan(1500);
  });

  it('is given up when the server keeps it busy drop by drop', async () => {
    server = await startMailServer();
    const dripping = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-still here\r\n'), 50);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => dripping.once('listening', resolve));
    const address = dripping.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const started = performance.now();
    const transport = smtpTransport(new URL(`smtp://localhost:${port}`), { patience });
    expect(await faultOf(transport.send(mail))).to.not.equal(undefined);
    expect(performance.now() - started).to.be.lessThan(1500);
    await new Promise((resolve) => dripping.close(resolve));
  });

  it('opens a new connection when the server has closed the old one between two mails', async () => {
    server = await startMailServer();
    const transport = smtpTransport(server.url);
    await transport.send(mail);
    server.hangUp();
    await sleep(50);
    await transport.send(mail);
    transport.rest();
    expect([server.taken.length, server.connections]).to.deep.equal([2, 2]);
  });

  it('reports one recipient as refused and still takes the next mail', async () => {
    server = await startMailServer();
    server.behaviour.recipient = (address) =>
      address === mail.to ? answer(550, 'unknown') : undefined;
    const transport = smtpTransport(server.url);
    expect(await faultOf(transport.send(mail))).to.equal('refused');
    expect(await faultOf(transport.send({ ...mail, to: 'ama@example.com' }))).to.equal(undefined);
    transport.rest();
  });
});
