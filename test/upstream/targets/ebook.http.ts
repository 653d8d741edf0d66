import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { expect } from 'chai';
import { EBOOK_DOWNLOADS } from '../../../shared/contract/constants.ts';
import type { Selector } from '../../../shared/contract/selectors.ts';
import { openSqlite } from '../../../upstream/database/sqlite.ts';
import type { Database } from '../../../upstream/database/write.ts';
import { contentFolder } from '../../../upstream/root.ts';
import { keepMails, mailsTo, secretOf } from '../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const START = '2026-11-20T09:00:00Z';
const someone = { nom: 'Dossou', prenom: 'Afi' };
let people = 0;

describe('Booklet and e-book', function () {
  this.timeout(60_000);
  let upstream: TestUpstream;
  let database: Database;
  let person: typeof someone & { email: string };
  before(async () => {
    upstream = await startTestUpstream({
      content: contentFolder,
      now: START,
      env: { LIMIT_FACTOR: '1000' },
    });
    database = openSqlite(`${upstream.dataDir}/kwabo.sqlite`);
    await keepMails(upstream);
  });
  beforeEach(async () => {
    upstream.time.now = new Date(START);
    for (const table of ['ebook_link', 'news_consent'] as const)
      await database.deleteFrom(table).execute();
    person = { ...someone, email: `afi-${++people}@example.com` };
  });
  after(async () => {
    await database.destroy();
    await upstream.close();
  });

  const mails = () => mailsTo(upstream, person.email);
  const codeOf = async (selector: Selector, payload: object) =>
    (await upstream.raw(selector, payload)).envelope.entete.code;
  const fieldsOf = async (selector: Selector, payload: object) =>
    (await upstream.raw(selector, payload)).envelope.corps.fields;

  const lastToken = () => secretOf(upstream, person.email, 'ebook');

  it('answers the booklet of each language, and mails its address', async () => {
    for (const language of [undefined, 'fr', 'de']) {
      const code = language ?? 'en';
      const { nom, email } = person;
      const file = await upstream.call('ebook/site-ebook-download-doc', { nom, email }, language);
      expect(file).to.deep.include({
        url: `/documents/booklet-${code}.pdf`,
        type: 'application/pdf',
        name: `Benin-Immersion-${code}.pdf`,
      });
      const reply = await fetch(upstream.url + file.url);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('content-type')).to.equal('application/pdf');
      expect(bytes.length).to.equal(file.bytes);
      expect(bytes.subarray(0, 5).toString()).to.equal('%PDF-');
      const last = (await mails()).at(-1);
      expect(last).to.deep.include({ kind: 'booklet', recipient: email, language: code });
      expect(last?.payload.link).to.match(/^http.*\/documents\/booklet-..\.pdf$/);
    }
  });

  it('names every field that is wrong, and mails nothing then', async () => {
    expect(await fieldsOf('ebook/site-ebook-download-doc', {})).to.deep.equal({
      nom: 'required',
      email: 'required',
    });
    expect(
      await fieldsOf('ebook/site-ebook-get', { email: 'afi', telephone: 'abc' }),
    ).to.deep.equal({
      nom: 'required',
      prenom: 'required',
      email: 'email',
      telephone: 'phone',
    });
    expect(
      await fieldsOf('ebook/site-ebook-get', { ...person, nom: 'x'.repeat(101) }),
    ).to.deep.equal({
      nom: 'tooLong',
    });
    expect(await codeOf('ebook/site-ebook-download-doc', { ...person, code: 'other' })).to.equal(1);
    expect(await mails()).to.deep.equal([]);
  });

  it('mails a personal link in the language of the caller; neither answer nor database knows its secret', async () => {
    const reply = await upstream.raw('ebook/site-ebook-get', person, 'fr');
    expect(reply.envelope.corps).to.equal(null);
    const token = await lastToken();
    expect(token).to.have.length(43);
    expect(reply.text).to.not.include(token);
    const [last] = await mails();
    expect(last).to.deep.include({ kind: 'ebook', recipient: person.email, language: 'fr' });
    const [link] = await database.selectFrom('ebook_link').selectAll().execute();
    expect(link?.token_hash).to.equal(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(link)).to.not.include(token);
  });

  it('is good for five downloads, and looking at it uses up none', async () => {
    await upstream.call('ebook/site-ebook-get', { ...person, telephone: '' }, 'de');
    const id = await lastToken();
    for (let left = EBOOK_DOWNLOADS; left > 0; left -= 1) {
      const check = await upstream.call('ebook/site-ebook-check', { id });
      expect(check).to.deep.include({ left, until: '2026-11-21T09:00:00.000Z' });
      const file = await upstream.call('ebook/site-ebook-download', { id });
      expect(file).to.deep.include({ url: '/documents/ebook-de.epub', bytes: check.bytes });
    }
    expect((await upstream.call('ebook/site-ebook-check', { id })).left).to.equal(0);
    expect(await codeOf('ebook/site-ebook-download', { id })).to.equal(4);
  });

  it('gives the last download to one of many that ask at once', async () => {
    await upstream.call('ebook/site-ebook-get', person);
    const id = await lastToken();
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf('ebook/site-ebook-download', { id })),
    );
    expect(codes.filter((code) => code === 0)).to.have.length(EBOOK_DOWNLOADS);
    expect(codes.filter((code) => code === 4)).to.have.length(20 - EBOOK_DOWNLOADS);
  });

  it('ends after a day', async () => {
    await upstream.call('ebook/site-ebook-get', person);
    const id = await lastToken();
    upstream.time.now = new Date('2026-11-21T08:59:59Z');
    expect((await upstream.call('ebook/site-ebook-check', { id })).left).to.equal(EBOOK_DOWNLOADS);
    upstream.time.now = new Date('2026-11-21T09:00:00Z');
    expect(await codeOf('ebook/site-ebook-check', { id })).to.equal(4);
    expect(await codeOf('ebook/site-ebook-download', { id })).to.equal(4);
  });

  it('refuses a secret that nobody was sent', async () => {
    await upstream.call('ebook/site-ebook-get', person);
    const id = await lastToken();
    const changed = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    expect(await codeOf('ebook/site-ebook-check', { id: changed })).to.equal(4);
    expect(await codeOf('ebook/site-ebook-download', { id: id.slice(1) })).to.equal(1);
    expect(await codeOf('ebook/site-ebook-download', { id: [id] })).to.equal(1);
  });

  it('keeps a consent to news only where it is given, and as confirmed once the mailed link is used', async () => {
    const consents = () => database.selectFrom('news_consent').selectAll().execute();
    await upstream.call('ebook/site-ebook-get', person);
    expect(await consents()).to.deep.equal([]);
    await upstream.call('ebook/site-ebook-get', { ...person, newsletter: true }, 'fr');
    const [given] = await consents();
    expect(given).to.deep.include({
      email: person.email,
      source: 'ebook',
      language: 'fr',
      given_at: '2026-11-20T09:00:00.000Z',
      confirmed_at: null,
    });
    expect(given?.text_version).to.match(/^\d{4}-\d{2}$/);
    await upstream.call('ebook/site-ebook-download', { id: await lastToken() });
    expect((await consents())[0]?.confirmed_at).to.equal('2026-11-20T09:00:00.000Z');
  });

  it('makes a document once for many that ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${upstream.url}/documents/ebook-fr.epub`)),
    );
    const books = await Promise.all(answers.map((reply) => reply.arrayBuffer()));
    const [first] = books;
    expect(new Set(books.map(({ byteLength }) => byteLength)).size).to.equal(1);
    expect(first?.byteLength).to.be.greaterThan(10_000);
    const names = readdirSync(`${upstream.dataDir}/documents`);
    const kept = names.filter((name) => name.startsWith('ebook-fr-'));
    expect(kept).to.have.length(1);
    expect(statSync(`${upstream.dataDir}/documents/${kept[0]}`).size).to.equal(first?.byteLength);
  });
});
