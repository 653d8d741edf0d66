import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import {
  hashed,
  keepMails,
  mailsTo,
  newAddress,
  newCustomer,
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
  const who = (credential: string) =>
    upstream.raw('compte/site-get-compte', {}, undefined, { credential });

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
});
