import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import {
  databaseOf,
  hashed,
  keepMails,
  mailsTo,
  newAddress,
  newCustomer,
  newDevice,
  secretOf,
} from '../../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

describe('A forgotten password', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream({ env: { PUBLIC_URL: 'https://kwabo.example' } });
    await keepMails(upstream);
  });
  after(() => upstream.close());

  const forget = (email: string, address = newAddress()) =>
    upstream.raw('compte/site-compte-mot-de-passe-oublie', { email }, undefined, { address });
  const check = async (id: string) =>
    (await upstream.raw('compte/site-compte-mot-de-passe-oublie-check', { id })).envelope.entete
      .code;
  const renew = async (id: string, password = 'a new baobab', change: object = {}) =>
    (
      await upstream.raw('compte/site-compte-mot-de-passe-oublie-update', {
        id,
        password: hashed(password),
        pwdconfirm: hashed(password),
        idhash: newDevice(),
        ...change,
      })
    ).envelope;
  const signIn = async (email: string, password: string) =>
    (
      await upstream.raw(
        'compte/site-connexion',
        { email, password: hashed(password), idhash: newDevice() },
        undefined,
        { address: newAddress() },
      )
    ).envelope.entete.code;
  const linkFor = async (email: string) => {
    await forget(email);
    return secretOf(upstream, email, 'reset');
  };

  it('is renewed by a link in a mail, once; everybody else is signed out and the owner told', async () => {
    const { form, id1 } = await newCustomer(upstream, {}, 'fr');
    const id = await linkFor(form.email);
    expect(await check(id)).to.equal(CODE.success);
    expect(await check(id)).to.equal(CODE.success);
    expect((await renew(id)).entete.code).to.equal(CODE.success);
    expect(await signIn(form.email, 'under the baobab')).to.equal(CODE.credentials);
    expect(await signIn(form.email, 'a new baobab')).to.equal(CODE.success);
    const old = await upstream.raw('compte/site-get-compte', {}, undefined, { credential: id1 });
    expect(old.envelope.entete.code).to.equal(CODE.session);
    expect(await check(id)).to.equal(CODE.notFound);
    expect((await renew(id)).entete.code).to.equal(CODE.notFound);
    const mails = await mailsTo(upstream, form.email);
    expect(mails.map(({ kind }) => kind)).to.deep.equal([
      'activation',
      'reset',
      'password-changed',
    ]);
    expect(mails.every(({ language }) => language === 'fr')).to.equal(true);
    expect(mails[1]?.payload.link).to.equal(
      `https://kwabo.example/mot-de-passe-oublie/${id}?lang=fr`,
    );
  });

  it('signs nobody in: the answer carries nothing', async () => {
    const { form } = await newCustomer(upstream);
    expect((await renew(await linkFor(form.email))).corps).to.equal(null);
  });

  it('leads to the address of the settings, whatever host a request names', async () => {
    const { form } = await newCustomer(upstream);
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example' },
      { host: 'kwabo.example:81' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ] as Record<string, string>[]) {
      await upstream.raw(
        'compte/site-compte-mot-de-passe-oublie',
        { email: form.email },
        undefined,
        {
          headers,
          address: newAddress(),
        },
      );
    }
    const links = (await mailsTo(upstream, form.email)).map(({ payload }) => payload.link ?? '');
    expect(links.length).to.be.greaterThan(3);
    for (const link of links) expect(new URL(link).origin).to.equal('https://kwabo.example');
  });

  it('is not renewed by a link with one character changed, in other letters, cut short, or another’s kind', async () => {
    const { form } = await newCustomer(upstream);
    const id = await linkFor(form.email);
    const last = id.endsWith('A') ? 'B' : 'A';
    const activation = await secretOf(upstream, form.email, 'activation');
    for (const wrong of [id.slice(0, -1) + last, swapCase(id), activation]) {
      expect(await check(wrong)).to.equal(CODE.notFound);
      expect((await renew(wrong)).entete.code).to.equal(CODE.notFound);
    }
    for (const wrong of [id.slice(1), `${id}A`, '', "' or 1=1 --"])
      expect(await check(wrong)).to.equal(CODE.fields);
    expect(await signIn(form.email, 'under the baobab')).to.equal(CODE.success);
  });

  it('is renewed by the newest link only', async () => {
    const { form } = await newCustomer(upstream);
    const older = await linkFor(form.email);
    const newer = await linkFor(form.email);
    expect(older).to.not.equal(newer);
    expect((await renew(older)).entete.code).to.equal(CODE.notFound);
    expect((await renew(newer)).entete.code).to.equal(CODE.success);
  });

  it('of one account is not renewed by another’s link', async () => {
    const a = await newCustomer(upstream);
    const b = await newCustomer(upstream);
    expect((await renew(await linkFor(b.form.email), 'the password of b')).entete.code).to.equal(0);
    expect(await signIn(a.form.email, 'the password of b')).to.equal(CODE.credentials);
    expect(await signIn(a.form.email, 'under the baobab')).to.equal(CODE.success);
  });

  it('is renewed within an hour', async () => {
    const { form } = await newCustomer(upstream);
    const id = await linkFor(form.email);
    const start = upstream.time.now;
    upstream.time.now = new Date(start.getTime() + 59 * 60_000);
    expect(await check(id)).to.equal(CODE.success);
    upstream.time.now = new Date(start.getTime() + 60 * 60_000);
    expect(await check(id)).to.equal(CODE.notFound);
    expect((await renew(id)).entete.code).to.equal(CODE.notFound);
    upstream.time.now = start;
  });

  it('is renewed once by two who follow the link at the same moment', async () => {
    const { form } = await newCustomer(upstream);
    const id = await linkFor(form.email);
    const answers = await Promise.all(['the first one', 'the second'].map((p) => renew(id, p)));
    expect(answers.map(({ entete }) => entete.code).sort()).to.deep.equal([
      CODE.success,
      CODE.notFound,
    ]);
  });

  it('needs the new one twice', async () => {
    const { form } = await newCustomer(upstream);
    const id = await linkFor(form.email);
    const { entete, corps } = await renew(id, 'a new baobab', { pwdconfirm: hashed('else') });
    expect(entete.code).to.equal(CODE.fields);
    expect(corps.fields).to.deep.equal({ pwdconfirm: 'mismatch' });
    expect(await check(id)).to.equal(CODE.success);
  });

  it('is asked for with the same answer for any address, and a wrong one is named', async () => {
    const { form } = await newCustomer(upstream);
    const known = await forget(form.email);
    const unknown = await forget('nobody@example.com');
    expect(known.text).to.equal(unknown.text);
    expect(unknown.envelope).to.deep.equal({ entete: { code: 0, message: '' }, corps: null });
    expect(await mailsTo(upstream, 'nobody@example.com')).to.deep.equal([]);
    expect((await forget('nobody')).envelope.corps.fields).to.deep.equal({ email: 'email' });
  });

  it('sends three mails an hour to one person at most, and says so to nobody', async () => {
    const { form } = await newCustomer(upstream);
    for (let count = 0; count < 50; count++) {
      const { envelope } = await forget(form.email);
      expect(envelope).to.deep.equal({ entete: { code: 0, message: '' }, corps: null });
    }
    const sent = (await mailsTo(upstream, form.email)).filter(({ kind }) => kind === 'reset');
    expect(sent).to.have.length(3);
    const id = await secretOf(upstream, form.email, 'reset');
    expect(await check(id), 'the last link holds').to.equal(CODE.success);
  });

  it('is asked for five times an hour from one place', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count++)
      expect((await forget(`a-${count}@example.com`, address)).envelope.entete.code).to.equal(0);
    const { envelope } = await forget('a-6@example.com', address);
    expect(envelope.entete.code).to.equal(CODE.tooMany);
    expect(envelope.corps).to.deep.equal({ retryAfter: 3600 });
  });

  it('leaves no trace of unknown addresses in the database', async () => {
    await forget('nobody-at-all@example.com');
    const database = databaseOf(upstream);
    const rows = await database
      .selectFrom('token')
      .selectAll()
      .where('account_id', 'is', null)
      .execute();
    await database.destroy();
    expect(rows).to.have.length(1);
    expect(rows[0]?.email).to.equal('');
  });

  it('says nothing by its time about who has an account', async function () {
    this.timeout(60_000);
    const measured = await startTestUpstream({ env: { LIMIT_FACTOR: '1000000' } });
    const { form } = await newCustomer(measured);
    const time = async (email: string) => {
      const start = performance.now();
      await measured.call('compte/site-compte-mot-de-passe-oublie', { email });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 200; round++) {
      known.push(await time(form.email));
      unknown.push(await time(`nobody-${round}@example.com`));
    }
    await measured.close();
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[100] ?? 0;
    const [one, other] = [median(known), median(unknown)];
    expect(Math.abs(one - other), `${one} ms and ${other} ms`).to.be.lessThan(
      Math.max(0.1 * Math.max(one, other), 2),
    );
  });
});

const swapCase = (text: string) =>
  [...text].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');
