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
  signUpForm,
} from '../../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

describe('An account', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
    await keepMails(upstream);
  });
  after(() => upstream.close());

  const signUp = (payload: object, language?: string, address = newAddress()) =>
    upstream.raw('compte/site-inscription', payload, language, { address });
  const signIn = (payload: object, from: object = { address: newAddress() }) =>
    upstream.raw('compte/site-connexion', { idhash: newDevice(), ...payload }, undefined, from);
  const who = (credential: string, account?: string) =>
    upstream.raw('compte/site-get-compte', {}, undefined, {
      credential,
      headers: account ? { 'x-account': account } : {},
    });

  it('is opened by a sign-up, which signs in at once', async () => {
    const { form, id1, id2, device, from } = await newCustomer(upstream, { newsletter: true });
    expect(id1).to.match(/^[\w-]{43}$/);
    expect(id2).to.match(/^[0-9a-f]{64}$/);
    expect(device)
      .to.match(/^[0-9a-f]{64}$/)
      .and.not.equal(form.idhash);
    const { info } = await upstream.call('compte/site-get-compte', {}, undefined, from);
    expect(info).to.deep.include({
      nom: form.nom,
      prenom: form.prenom,
      email: form.email,
      telephone: form.telephone,
      presentation: '',
      pro: 0,
      activated: false,
      new_email: null,
      newsletter: true,
    });
  });

  it('keeps when and to which text somebody agreed, and to the newsletter only who ticked its box', async () => {
    const without = await newCustomer(upstream);
    const withIt = await newCustomer(upstream, { newsletter: true });
    const read = async ({ from }: typeof without) =>
      upstream.call('compte/site-mes-donnees', {}, undefined, from);
    const consent = (await read(withIt)).newsletter;
    expect((await read(without)).newsletter).to.equal(null);
    expect(consent).to.deep.equal({
      date: upstream.time.now.toISOString(),
      version: consent?.version,
    });
    expect((await read(without)).cgu).to.deep.include({ date: upstream.time.now.toISOString() });
    expect(consent?.version).to.match(/^\d{4}-\d\d-\d\d$/);
  });

  const wrong: [string, object, Record<string, string>][] = [
    ['no last name', { nom: '  ' }, { nom: 'required' }],
    ['no first name', { prenom: undefined }, { prenom: 'required' }],
    ['a name of 101 characters', { nom: 'x'.repeat(101) }, { nom: 'tooLong' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['an address without @', { email: 'afi.example.com' }, { email: 'email' }],
    ['an address of 255 characters', { email: `${'a'.repeat(250)}@b.ch` }, { email: 'tooLong' }],
    ['no telephone', { telephone: null }, { telephone: 'required' }],
    ['a telephone in words', { telephone: 'call me' }, { telephone: 'phone' }],
    ['no password', { password: undefined }, { password: 'required', confirmpassword: 'mismatch' }],
    [
      'a password as it is typed',
      { password: 'secret', confirmpassword: 'secret' },
      { password: 'invalid', confirmpassword: 'invalid' },
    ],
    [
      'another password the second time',
      { confirmpassword: hashed('else') },
      { confirmpassword: 'mismatch' },
    ],
    ['terms not accepted', { cgu: false }, { cgu: 'accept' }],
    ['terms not mentioned', { cgu: undefined }, { cgu: 'accept' }],
  ];
  for (const [what, change, fields] of wrong) {
    it(`is not opened with ${what}, and says which field`, async () => {
      const form = { ...signUpForm(), ...change };
      const { status, envelope } = await signUp(form, 'fr');
      expect(status).to.equal(200);
      expect(envelope).to.deep.equal({
        entete: { code: CODE.fields, message: 'Veuillez vérifier les champs signalés.' },
        corps: { fields },
      });
    });
  }

  const strange = [undefined, null, 7, [], {}, 'x'.repeat(90_000), '\ud800', '\u202eevil', 'a\0b'];
  for (const field of [
    'nom',
    'prenom',
    'email',
    'telephone',
    'password',
    'cgu',
    'newsletter',
    'redirect',
  ])
    it(`takes nothing strange for ${field} without a word, and never fails`, async () => {
      for (const value of strange) {
        const { status, envelope } = await signUp({ ...signUpForm(), [field]: value });
        expect(status, JSON.stringify(value)?.slice(0, 40)).to.equal(200);
        expect([0, 1]).to.include(envelope.entete.code);
      }
    });

  it('is opened once for an address, however it is written; its owner is told', async () => {
    const { form } = await newCustomer(upstream, {}, 'de');
    for (const email of [form.email, form.email.toUpperCase(), `  ${form.email}\t`]) {
      const { envelope } = await signUp(signUpForm({ email }));
      expect(envelope).to.deep.equal({
        entete: {
          code: CODE.conflict,
          message: 'There is already an account with this email address.',
        },
        corps: { fields: { email: 'taken' } },
      });
    }
    const mails = await mailsTo(upstream, form.email);
    expect(mails.map(({ kind }) => kind)).to.deep.equal([
      'activation',
      ...Array.from({ length: 3 }, () => 'address-registered'),
    ]);
    expect(mails[1]).to.deep.include({ language: 'de' });
    expect(mails[1]?.payload.link).to.equal('http://localhost:3000/sign-in?lang=de');
  });

  it('is opened once by two sign-ups at the same moment', async () => {
    const email = signUpForm().email;
    const answers = await Promise.all([1, 2, 3].map(() => signUp(signUpForm({ email }))));
    const codes = answers.map(({ envelope }) => envelope.entete.code).sort();
    expect(codes).to.deep.equal([CODE.success, CODE.conflict, CODE.conflict]);
  });

  it('ignores what is not for the visitor to say', async () => {
    const extra = {
      pro: 1,
      id: 999,
      role: 'admin',
      statut: 'paid',
      activated: true,
      activated_at: '2020-01-01',
      isAdmin: true,
      hash: '0'.repeat(64),
      language: 'fr',
    };
    const { envelope } = await signUp({ ...signUpForm(), ...extra });
    const { info } = (await who(envelope.corps.id1)).envelope.corps;
    expect(info).to.include({ pro: 0, activated: false });
    expect(info.id).to.not.equal(999);
    expect(envelope.corps.id2).to.not.equal('0'.repeat(64));
  });

  it('is signed in to with another credential each time, and any number of browsers', async () => {
    const { form, id1 } = await newCustomer(upstream);
    const { email, password } = form;
    const answers = [await signIn({ email, password }), await signIn({ email, password })];
    const credentials = [id1, ...answers.map(({ envelope }) => envelope.corps.id1)];
    expect(new Set(credentials).size).to.equal(3);
    for (const credential of credentials)
      expect((await who(credential)).envelope.corps.info.email).to.equal(email);
  });

  it('is signed in to with its address in any case, and spaces around it', async () => {
    const { form } = await newCustomer(upstream);
    const { envelope } = await signIn({
      email: ` ${form.email.toUpperCase()} `,
      password: form.password,
    });
    expect(envelope.entete.code).to.equal(CODE.success);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const { form } = await newCustomer(upstream);
    const wrongPassword = await signIn({ email: form.email, password: hashed('guess') });
    const unknown = await signIn({ email: 'nobody@example.com', password: hashed('guess') });
    expect(wrongPassword.text).to.equal(unknown.text);
    expect(unknown.envelope).to.deep.equal({
      entete: { code: CODE.credentials, message: 'The email address or the password is wrong.' },
      corps: null,
    });
  });

  it('does not take what is stored for the password', async () => {
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

  it('ends the browser’s earlier session at a new sign-in: a planted credential or device is worth nothing', async () => {
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

  it('is signed out of one browser alone', async () => {
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

  it('is signed in to for thirty days', async () => {
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
