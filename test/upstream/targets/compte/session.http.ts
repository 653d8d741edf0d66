import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import { write } from '../../../../upstream/database/write.ts';
import { hashOf } from '../../../../upstream/targets/compte/secret.ts';
import { forgetEnded } from '../../../../upstream/targets/compte/session.store.ts';
import { databaseOf, hashed, newAddress, newCustomer, newDevice } from '../../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

describe('A session', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
  });
  after(() => upstream.close());

  const signIn = (payload: object, from: object = { address: newAddress() }) =>
    upstream.raw('compte/site-connexion', { idhash: newDevice(), ...payload }, undefined, from);
  const who = (credential: string, account?: string) =>
    upstream.raw('compte/site-get-compte', {}, undefined, {
      credential,
      headers: account ? { 'x-account': account } : {},
    });

  it('has another credential each time, in any number of browsers', async () => {
    const { form, id1 } = await newCustomer(upstream);
    const { email, password } = form;
    const answers = [await signIn({ email, password }), await signIn({ email, password })];
    const credentials = [id1, ...answers.map(({ envelope }) => envelope.corps.id1)];
    expect(new Set(credentials).size).to.equal(3);
    for (const credential of credentials)
      expect((await who(credential)).envelope.corps.info.email).to.equal(email);
  });

  it('is opened with the address in any case, and spaces around it', async () => {
    const { form } = await newCustomer(upstream);
    const { envelope } = await signIn({
      email: ` ${form.email.toUpperCase()} `,
      password: form.password,
    });
    expect(envelope.entete.code).to.equal(CODE.success);
  });

  it('is refused for a wrong password and an unknown address with the same answer', async () => {
    const { form } = await newCustomer(upstream);
    const wrongPassword = await signIn({ email: form.email, password: hashed('guess') });
    const unknown = await signIn({ email: 'nobody@example.com', password: hashed('guess') });
    expect(wrongPassword.text).to.equal(unknown.text);
    expect(unknown.envelope).to.deep.equal({
      entete: { code: CODE.credentials, message: 'The email address or the password is wrong.' },
      corps: null,
    });
  });

  it('is not opened with what is stored of the password', async () => {
    const { form } = await newCustomer(upstream);
    const database = databaseOf(upstream);
    const { password } = await database
      .selectFrom('account')
      .select('password')
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    await database.destroy();
    expect(password).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    for (const guess of [password, hashed(password), hashed(form.password)]) {
      const { envelope } = await signIn({ email: form.email, password: guess });
      expect(envelope.entete.code).to.not.equal(CODE.success);
    }
  });

  it('ends the browser’s earlier one: a planted credential or device is worth nothing', async () => {
    const attacker = await newCustomer(upstream);
    const { form } = await newCustomer(upstream);
    const planted = newDevice();
    const { envelope } = await upstream.raw(
      'compte/site-connexion',
      { email: form.email, password: form.password, idhash: planted },
      undefined,
      { credential: attacker.id1, address: newAddress() },
    );
    expect(envelope.corps.id1).to.not.equal(attacker.id1);
    expect(envelope.corps.device).to.not.equal(planted);
    expect((await who(attacker.id1)).envelope.entete.code).to.equal(CODE.session);
  });

  it('takes the booking in progress along to the renewed device', async () => {
    const { form } = await newCustomer(upstream);
    const idhash = newDevice();
    await upstream.call('tobook/site-set-nb-traveller', {
      idpackage: 1,
      traveller: 4,
      hash: idhash,
    });
    await upstream.call('tobook/site-add-to-book-service', {
      idpackage: 1,
      idservice: 2,
      hash: idhash,
    });
    const { envelope } = await signIn({ email: form.email, password: form.password, idhash });
    const read = (hash: string) =>
      upstream.call('tobook/site-get-to-book', { id: 'lagoon-days', hash });
    expect(await read(envelope.corps.device)).to.include({ traveller: 4 });
    expect((await read(envelope.corps.device)).services).to.deep.equal([2]);
    expect(await read(idhash)).to.include({ traveller: 1 });
  });

  it('is ended in one browser alone', async () => {
    const { form, id1 } = await newCustomer(upstream);
    const other = (await signIn({ email: form.email, password: form.password })).envelope.corps.id1;
    await upstream.call('compte/site-deconnexion', {}, undefined, { credential: id1 });
    expect((await who(id1)).envelope.entete).to.deep.equal({
      code: CODE.session,
      message: 'Please sign in to continue.',
    });
    expect((await who(other)).envelope.entete.code).to.equal(CODE.success);
    await upstream.call('compte/site-deconnexion', {}, undefined, { credential: id1 });
    await upstream.call('compte/site-deconnexion', {});
  });

  it('lasts thirty days', async () => {
    const { id1 } = await newCustomer(upstream);
    const start = upstream.time.now;
    const codeAfter = async (days: number) => {
      upstream.time.now = new Date(start.getTime() + days * 86_400_000);
      return (await who(id1)).envelope.entete.code;
    };
    expect(await codeAfter(29.99)).to.equal(CODE.success);
    expect(await codeAfter(30)).to.equal(CODE.session);
    upstream.time.now = start;
  });

  it('belongs to a credential that is whole, with its own account’s reference', async () => {
    const a = await newCustomer(upstream);
    const b = await newCustomer(upstream);
    const codes = [];
    for (const [credential, account] of [
      [a.id1, a.id2],
      [a.id1, b.id2],
      [b.id2, a.id1],
      [a.id1.slice(1), a.id2],
      [`${a.id1}x`, a.id2],
      [a.id1.toUpperCase(), a.id2],
      ['x'.repeat(8000), a.id2],
    ] as const)
      codes.push((await who(credential, account)).envelope.entete.code);
    expect(codes).to.deep.equal([CODE.success, ...codes.slice(1).map(() => CODE.session)]);
  });

  it('is kept in the database without anything that signs in', async () => {
    const { id1 } = await newCustomer(upstream);
    const database = databaseOf(upstream);
    const rows = [
      await database.selectFrom('session').selectAll().execute(),
      await database.selectFrom('token').selectAll().execute(),
      await database.selectFrom('account').selectAll().execute(),
    ];
    await database.destroy();
    const text = JSON.stringify(rows);
    expect(text).to.include('argon2id');
    expect(text).to.not.include(id1);
    expect(text).to.not.include(hashed('under the baobab'));
  });

  it('notes once an hour at most that it is used', async () => {
    const { from } = await newCustomer(upstream);
    const start = upstream.time.now;
    const usedAfter = async (minutes: number) => {
      upstream.time.now = new Date(start.getTime() + minutes * 60_000);
      await who(from.credential);
      const { sessions } = await upstream.call('compte/site-mes-donnees', {}, undefined, from);
      return (Date.parse(sessions[0]?.utilisation ?? '') - start.getTime()) / 60_000;
    };
    expect(await usedAfter(59)).to.equal(0);
    expect(await usedAfter(61)).to.equal(61);
    expect(await usedAfter(100)).to.equal(61);
    upstream.time.now = start;
  });

  it('that has ended is forgotten, with links and devices that have', async () => {
    const { device, id1 } = await newCustomer(upstream);
    const database = databaseOf(upstream);
    const counts = async () => [
      (await database.selectFrom('session').where('hash', '=', hashOf(id1)).selectAll().execute())
        .length,
      (await database.selectFrom('token').selectAll().execute()).length,
      (
        await database
          .selectFrom('account_device')
          .where('device', '=', device)
          .selectAll()
          .execute()
      ).length,
    ];
    const forgetAfter = (days: number) =>
      write(database, (writing) =>
        forgetEnded(writing, new Date(upstream.time.now.getTime() + days * 86_400_000)),
      );
    await forgetAfter(6.9);
    const [session, links = 0, known] = await counts();
    expect([session, known]).to.deep.equal([1, 1]);
    expect(links).to.be.greaterThan(0);
    await forgetAfter(7.1);
    expect(await counts()).to.deep.equal([1, 0, 1]);
    await forgetAfter(30.1);
    expect(await counts()).to.deep.equal([0, 0, 0]);
    await database.destroy();
  });

  it('leaves nothing of itself in the log', async () => {
    const { form, id1, id2, device, from } = await newCustomer(upstream);
    await upstream.call('compte/site-mes-infos-personnelles', {}, undefined, from);
    await signIn({ email: form.email, password: hashed('wrong') });
    const log = upstream.lines.join('');
    expect(log).to.include('compte/site-inscription');
    for (const secret of [
      id1,
      id2,
      device,
      form.email,
      form.password,
      form.telephone,
      form.nom,
      from.address,
    ])
      expect(log).to.not.include(secret);
  });
});
