import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { migrate } from '../../../upstream/database/migrate.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import { write as writing } from '../../../upstream/database/write.ts';
import { createPaper } from '../../../upstream/documents/order/paper-file.ts';
import { type Attach, compose } from '../../../upstream/mail/compose.ts';
import { fileTransport } from '../../../upstream/mail/files.ts';
import { claimNext, toQueued } from '../../../upstream/mail/outbox.store.ts';
import { type Mail, queueMail } from '../../../upstream/mail/queue.ts';
import { packageOrder } from '../documents/order/samples.ts';
import { temporaryFolder } from '../support/content.ts';
import { everyMail, mailOf } from '../support/mails.ts';
import { from, letterhead } from '../support/outbox.ts';

const queued = (mail: Mail) => ({
  reference: '0123456789abcdef0123456789abcdef',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  mail,
});
const write = (mail: Mail) => compose(queued(mail), from, letterhead);
const parse = async (mail: Mail) => PostalMime.parse((await write(mail)).message);
const headerNames = (mail: Awaited<ReturnType<typeof parse>>) => mail.headers.map(({ key }) => key);

describe('A composed mail', () => {
  it('is what mail programs expect of a mail that a program writes', async () => {
    const mail = await parse(mailOf('activation', 'fr'));
    expect(mail.from).to.deep.include({ name: 'Kwabo', address: 'voyages@kwabo.example' });
    expect(mail.to).to.deep.equal([{ name: '', address: 'afi@example.com' }]);
    expect(mail.replyTo).to.deep.equal([{ name: 'Kwabo', address: 'kwabo@example.com' }]);
    expect(mail.messageId).to.equal('<0123456789abcdef0123456789abcdef@kwabo.example>');
    expect(mail.date).to.equal('2026-11-20T09:00:00.000Z');
    const header = (key: string) => mail.headers.find((candidate) => candidate.key === key)?.value;
    expect(header('auto-submitted')).to.equal('auto-generated');
    expect(header('content-language')).to.equal('fr');
    expect(mail.html).to.include('<html lang="fr"');
    expect(mail.text).to.include('Bonjour Afi,');
  });

  it('survives the way through mail servers in every kind and language', async () => {
    for (const mail of everyMail) {
      const { message } = await write(mail);
      const raw = message.toString('latin1');
      expect(raw).to.match(/^[\r\n\t\x20-\x7e]*$/);
      expect(raw.replaceAll('\r\n', '')).to.not.match(/[\r\n]/);
      for (const line of raw.split('\r\n')) expect(line.length).to.be.at.most(200);
      const read = await PostalMime.parse(message);
      expect(read.subject?.normalize()).to.equal(read.subject);
      expect(read.text).to.include('kwabo@example.com');
    }
  });

  it('is the same at every try', async () => {
    const texts = await Promise.all([1, 2].map(async () => (await write(mailOf('reset'))).message));
    const withoutBoundary = texts.map((text) => text.toString().replace(/--_NmP[^\r"]*/g, ''));
    expect(withoutBoundary[0]).to.equal(withoutBoundary[1]);
  });

  it('has no header that somebody wrote into a field', async () => {
    const normal = headerNames(await parse(mailOf('contact')));
    const inject = (text: string) => [
      `${text}\r\nBcc: victim@example.com`,
      `${text}\nX-Evil: 1`,
      `${text}\r\n\r\n<p>body`,
      `${text}\u2028Bcc: a@b.ch`,
      `${text}\u0000`,
    ];
    for (const sujet of inject('Hello')) {
      const mail = await parse(
        mailOf('contact', 'en', { sujet, nom: sujet, replyTo: 'a@example.com' }),
      );
      expect(headerNames(mail)).to.deep.equal(normal);
      expect(mail.subject).to.match(/^Contact form: Hello/);
      expect(mail.bcc).to.equal(undefined);
    }
  });

  it('goes to one address alone, whatever stands in it', async () => {
    for (const to of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'X <a@example.com>',
    ]) {
      const ready = await write(mailOf('reset', 'en', { to }));
      expect(ready.to).to.equal(to);
      const mail = await PostalMime.parse(ready.message);
      expect(mail.to?.length).to.be.at.most(1);
      expect(headerNames(mail)).to.not.include('bcc');
    }
  });

  it('is answered to whoever wrote, where somebody did', async () => {
    const mail = await parse(mailOf('contact', 'de', { replyTo: 'elodie@example.com' }));
    expect(mail.replyTo).to.deep.equal([{ name: '', address: 'elodie@example.com' }]);
    expect(mail.from?.address).to.equal('voyages@kwabo.example');
  });
});

describe('A mail with papers of an order', () => {
  const mail: Mail = {
    ...mailOf('activation', 'fr'),
    attachments: [
      { kind: 'voucher', order: 7 },
      { kind: 'calendar', order: 7 },
    ],
  };
  const attach: Attach = ({ kind }) => createPaper(kind, packageOrder('fr'));

  it('carries them, made when it is sent, whole and under their names', async () => {
    const { message } = await compose(queued(mail), from, letterhead, attach);
    const { attachments, text } = await PostalMime.parse(message);
    expect(text).to.include('Bonjour Afi,');
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).to.deep.equal([
      ['voucher-KW-2026-000123.pdf', 'application/pdf'],
      ['calendar-KW-2026-000123.ics', 'text/calendar'],
    ]);
    // As they travel: readers of mails change the line ends of a calendar.
    const wire = message.toString('latin1').replaceAll('\r\n', '');
    for (const attachment of mail.attachments ?? []) {
      const { content } = await attach(attachment);
      expect(wire, attachment.kind).to.include(content.toString('base64'));
    }
    const lengths = message
      .toString('latin1')
      .split('\r\n')
      .map(({ length }) => length);
    expect(Math.max(...lengths)).to.be.lessThan(999);
  });

  it('is not written without them', async () => {
    const error = await write(mail).catch((reason: unknown) => reason);
    expect(String(error)).to.include('nothing makes the voucher of order 7');
  });

  it('keeps no file while it waits, but what it has to carry', async () => {
    const database = openSqlite(join(temporaryFolder(), 'kwabo.sqlite'));
    await migrate(database);
    await writing(database, (writer) => queueMail(writer, mail, new Date('2026-11-20T09:00:00Z')));
    const row = await claimNext(database, new Date('2026-11-20T09:00:01Z'));
    if (!row) expect.fail('nothing waits');
    expect(row.payload.length).to.be.lessThan(300);
    expect(toQueued(row).mail.attachments).to.deep.equal(mail.attachments);
    await database.destroy();
  });
});

describe('Without a mail server', () => {
  it('a mail is a file of its owner, named by time and kind, and one line in the log', async () => {
    const folder = join(temporaryFolder(), 'mail');
    const lines: string[] = [];
    const transport = fileTransport(
      folder,
      pino({}, { write: (line: string) => void lines.push(line) }),
    );
    const ready = await write(mailOf('reset'));
    await transport.send(ready);
    await transport.send(ready);
    expect(readdirSync(folder)).to.deep.equal(['2026-11-20T09-00-00-reset-01234567.eml']);
    const file = join(folder, '2026-11-20T09-00-00-reset-01234567.eml');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(statSync(folder).mode & 0o777).to.equal(0o700);
    expect((await PostalMime.parse(readFileSync(file))).subject).to.equal('Choose a new password');
    expect(lines).to.have.length(2);
    expect(lines.join())
      .to.include(file)
      .and.not.match(/afi@|kwabo\.example\/x/);
  });

  it('a folder that cannot be written to is no fault of the mail', async () => {
    const transport = fileTransport('/dev/null/mail', pino({ level: 'silent' }));
    const error = await transport.send(await write(mailOf('reset'))).catch((reason) => reason);
    expect(error).to.include({ name: 'TransportError', fault: 'unreachable' });
  });
});
