import { expect } from 'chai';
import { sql } from 'kysely';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const selector = 'page/site-page-contacter';

describe('The contact form', () => {
  let server: MailServer;
  let upstream: TestUpstream;
  beforeEach(async () => {
    server = await startMailServer();
    upstream = await startTestUpstream({ env: { SMTP_URL: server.url.href } });
  });
  afterEach(async () => {
    await upstream.close();
    await server.close();
  });

  const message = {
    nom: 'Élodie Dossou',
    email: 'Elodie@Example.com ',
    telephone: '+41 79 000 00 00',
    sujet: 'February',
    message: 'Two adults,\r\none child.\r\n\r\nIs the lake for us?',
  };
  const post = (others: object = {}, language?: string) =>
    upstream.raw(selector, { ...message, ...others }, language);
  const codeOf = async (others: object = {}) => (await post(others)).envelope.entete.code;

  async function arrived(count: number) {
    const end = performance.now() + 5000;
    while (server.taken.length < count && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return server.taken;
  }

  it('is mailed to the agency, to be answered to the sender, who gets a receipt', async () => {
    const { envelope } = await post({}, 'fr');
    expect(envelope).to.deep.equal({ entete: { code: 0, message: '' }, corps: null });
    const [toAgency, receipt] = await arrived(2);
    expect(toAgency?.to).to.deep.equal(['kwabo@example.com']);
    expect(toAgency?.mail.replyTo).to.deep.equal([{ name: '', address: 'elodie@example.com' }]);
    expect(toAgency?.mail.subject).to.equal('Formulaire de contact\u00a0: February');
    for (const text of [message.nom, 'elodie@example.com', message.telephone, 'français'])
      expect(toAgency?.mail.text).to.include(text);
    expect(toAgency?.mail.text).to.include('Two adults,\none child.\n\nIs the lake for us?');
    expect(receipt?.to).to.deep.equal(['elodie@example.com']);
    expect(receipt?.mail.replyTo?.[0]?.address).to.equal('kwabo@example.com');
    expect(receipt?.mail.subject).to.equal('Nous avons reçu votre message');
    expect(receipt?.mail.text).to.include('Two adults,\none child.');
  });

  it('is answered in the time of a call, however slow the mail server is', async () => {
    server.behaviour.arrived = () => new Promise(() => {});
    const started = performance.now();
    expect(await codeOf()).to.equal(0);
    expect(performance.now() - started).to.be.lessThan(1000);
    server.behaviour.arrived = undefined;
    server.hangUp();
  });

  it('queues both mails or none', async () => {
    const database = openSqlite(`${upstream.dataDir}/kwabo.sqlite`);
    await sql`create trigger no_receipt before insert on outbox when new.kind = 'contact-receipt'
      begin select raise(abort, 'no'); end`.execute(database);
    expect((await post()).status).to.equal(500);
    await sql`drop trigger no_receipt`.execute(database);
    expect(await database.selectFrom('outbox').selectAll().execute()).to.deep.equal([]);
    await database.destroy();
  });

  for (const text of ['{{7*7}}', '=cmd()', '<img src=x onerror=alert(1)>', '</p><h1>Hi</h1>']) {
    it(`shows ${text} as text`, async () => {
      await post({ nom: text, sujet: text, message: text });
      for (const { mail } of await arrived(2)) {
        expect(mail.text).to.include(text);
        const shown = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(mail.html).to.include(shown);
        expect(mail.html).to.not.match(/<img|49|<h1>Hi/);
      }
    });
  }

  it('refuses a text of a megabyte, and one of 5001 signs', async () => {
    expect((await post({ message: 'x'.repeat(1_000_000) })).status).to.equal(413);
    expect(await codeOf({ message: 'x'.repeat(5001) })).to.equal(1);
    expect(await codeOf({ message: 'x\r\n'.repeat(2500) })).to.equal(0);
  });

  const bad: [string, unknown, string][] = [
    ['missing', undefined, 'required'],
    ['null', null, 'required'],
    ['empty', '', 'required'],
    ['blank', ' \r\n\u0000 ', 'required'],
    ['a number', 7, 'invalid'],
    ['a list', ['x'], 'invalid'],
    ['an object', { a: 1 }, 'invalid'],
    ['true', true, 'invalid'],
    ['too long', 'x'.repeat(5001), 'tooLong'],
  ];
  for (const field of Object.keys(message)) {
    it(`names ${field} when it is wrong, whatever is wrong with it`, async () => {
      for (const [name, value, problem] of bad) {
        const { envelope } = await post({ [field]: value });
        expect(envelope.entete.code, name).to.equal(1);
        expect(Object.keys(envelope.corps.fields), name).to.deep.equal([field]);
        expect(envelope.corps.fields[field], name).to.equal(problem);
      }
    });
  }

  it('refuses addresses that are none, and takes odd signs in texts', async () => {
    for (const email of ['a', 'a@b', 'a@b.ch\r\nBcc: c@d.ch', 'a@b.ch, c@d.ch', '<a@b.ch>'])
      expect(await codeOf({ email }), email).to.equal(1);
    expect(await codeOf({ nom: 'A\ud800\u202eB\u0000', message: '\u202eabc\ud800' })).to.equal(0);
    for (const { mail } of await arrived(2)) expect(mail.text).to.not.match(/\u202e/);
  });

  it('takes five messages of an address in an hour, and mails no more', async () => {
    const codes = [];
    for (let sent = 0; sent < 100; sent += 1) codes.push(await codeOf({ email: `p${sent}@b.ch` }));
    expect(codes).to.deep.equal([...Array(5).fill(0), ...Array(95).fill(8)]);
    const { envelope } = await post();
    expect(envelope.corps.retryAfter).to.equal(3600);
    expect((await arrived(10)).length).to.equal(10);
    upstream.time.now = new Date(upstream.time.now.getTime() + 3_600_000);
    expect(await codeOf()).to.equal(0);
    expect((await arrived(12)).length).to.equal(12);
  });

  it('sends three receipts an hour to one address at most, and still reaches the agency', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await codeOf()).to.equal(0);
    const recipients = (await arrived(8)).map(({ to }) => to.join());
    expect(recipients.filter((to) => to === 'kwabo@example.com')).to.have.length(5);
    expect(recipients.filter((to) => to === 'elodie@example.com')).to.have.length(3);
  });

  it('leaves nothing of the sender in the log', async () => {
    await post();
    await arrived(2);
    expect(upstream.lines.join()).to.not.match(/elodie|Dossou|lake/i);
  });
});
