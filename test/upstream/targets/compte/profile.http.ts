import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import { type Selector, selectors } from '../../../../shared/contract/selectors.ts';
import {
  hashed,
  keepMails,
  mailsTo,
  newAddress,
  newCustomer,
  newDevice,
  secretOf,
} from '../../support/accounts.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

/** Calls that need no session. */
const open = new Set<string>([
  'compte/site-connexion',
  'compte/site-inscription',
  'compte/site-deconnexion',
  'compte/site-activer-compte',
  'compte/site-compte-mot-de-passe-oublie',
  'compte/site-compte-mot-de-passe-oublie-check',
  'compte/site-compte-mot-de-passe-oublie-update',
]);
const closed = (Object.keys(selectors) as Selector[]).filter(
  (selector) =>
    /^(?:compte|booking)\/|^tobook\/.*pa(?:iement|ypal)$/.test(selector) && !open.has(selector),
);

describe('A person’s own data', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream();
    await keepMails(upstream);
  });
  after(() => upstream.close());

  type Customer = Awaited<ReturnType<typeof newCustomer>>;
  const send = async (selector: Selector, payload: object, { from }: Pick<Customer, 'from'>) =>
    (await upstream.raw(selector, payload, undefined, from)).envelope;
  const signIn = async (email: string, password: string) =>
    (
      await upstream.raw(
        'compte/site-connexion',
        { email, password: hashed(password), idhash: newDevice() },
        undefined,
        { address: newAddress() },
      )
    ).envelope;
  const update = (customer: Customer, change: object = {}) => {
    const { nom, prenom, email, telephone } = customer.form;
    const payload = { nom, prenom, email, telephone, ...change };
    return send('compte/site-mes-infos-personnelles-update', payload, customer);
  };
  const newPassword = (customer: Customer, change: object = {}) => {
    const password = hashed('a new baobab');
    const payload = { actuel: customer.form.password, password, pwdconfirm: password, ...change };
    return send('compte/site-mot-de-passe-update', payload, customer);
  };

  it('is behind thirteen calls that this test knows', () => {
    expect(closed).to.have.length(13);
  });
  for (const selector of closed)
    it(`is shown to nobody without a session by ${selector}`, async () => {
      const payload = {
        ...{ nom: 'A', prenom: 'B', email: 'a@b.ch', telephone: '012345', id: 1 },
        ...{ ref: 'X', orderID: 'X', idpackage: 1, hash: 'a'.repeat(64) },
        ...{ actuel: hashed('a'), password: hashed('b'), pwdconfirm: hashed('b') },
      };
      for (const credential of [undefined, 'x'.repeat(43), '']) {
        const { status, envelope } = await upstream.raw(selector, payload, 'de', { credential });
        expect(status).to.equal(200);
        expect(envelope).to.deep.equal({
          entete: { code: CODE.session, message: 'Bitte melden Sie sich an, um fortzufahren.' },
          corps: null,
        });
      }
    });

  it('is changed at once, but for the address; what others could not say stays', async () => {
    const customer = await newCustomer(upstream);
    const change = {
      nom: ' Dossou ',
      prenom: 'Koffi',
      telephone: '0196 00 00 00',
      newsletter: true,
    };
    const { corps } = await update(customer, { ...change, pro: 1, activated: true, id: 1 });
    expect(corps.info).to.include({ nom: 'Dossou', prenom: 'Koffi', newsletter: true, pro: 0 });
    expect(corps.info).to.include({ activated: false, telephone: '0196 00 00 00' });
    const { info } = (await send('compte/site-mes-infos-personnelles', {}, customer)).corps;
    expect(info).to.deep.equal(corps.info);
  });

  it('keeps the answer about the newsletter where nobody asks for it, and forgets it on request', async () => {
    const customer = await newCustomer(upstream, { newsletter: true });
    expect((await update(customer)).corps.info.newsletter).to.equal(true);
    expect((await update(customer, { newsletter: false })).corps.info.newsletter).to.equal(false);
    const { newsletter } = (await send('compte/site-mes-donnees', {}, customer)).corps;
    expect(newsletter).to.equal(null);
  });

  for (const [field, value, problem] of [
    ['nom', '', 'required'],
    ['prenom', 'x'.repeat(101), 'tooLong'],
    ['email', 'x', 'email'],
    ['telephone', 'x', 'phone'],
    ['newsletter', 'maybe', 'invalid'],
  ] as const)
    it(`is not changed to a ${field} that is ${problem}`, async () => {
      const { entete, corps } = await update(await newCustomer(upstream), { [field]: value });
      expect(entete.code).to.equal(CODE.fields);
      expect(corps.fields).to.deep.equal({ [field]: problem });
    });

  it('gets a new password by the current one, which ends the other sessions and says so by mail', async () => {
    const customer = await newCustomer(upstream);
    const { email } = customer.form;
    const other = { from: { credential: (await signIn(email, 'under the baobab')).corps.id1 } };
    await upstream.call('compte/site-compte-mot-de-passe-oublie', { email });
    expect((await newPassword(customer)).entete.code).to.equal(CODE.success);
    const codeOf = async (who: { from: { credential: string } }) =>
      (await upstream.raw('compte/site-get-compte', {}, undefined, who.from)).envelope.entete.code;
    expect(await codeOf(customer)).to.equal(CODE.success);
    expect(await codeOf(other)).to.equal(CODE.session);
    expect((await signIn(email, 'under the baobab')).entete.code).to.equal(CODE.credentials);
    expect((await signIn(email, 'a new baobab')).entete.code).to.equal(CODE.success);
    expect((await mailsTo(upstream, email)).at(-1)?.kind).to.equal('password-changed');
    const id = await secretOf(upstream, email, 'reset');
    const { envelope } = await upstream.raw('compte/site-compte-mot-de-passe-oublie-check', { id });
    expect(envelope.entete.code).to.equal(CODE.notFound);
  });

  it('gets no new password without the current one, with a wrong one, or with two different ones', async () => {
    const customer = await newCustomer(upstream);
    const fieldsOf = async (change: object) => (await newPassword(customer, change)).corps.fields;
    expect(await fieldsOf({ actuel: undefined })).to.deep.equal({ actuel: 'required' });
    expect(await fieldsOf({ actuel: hashed('guess') })).to.deep.equal({ actuel: 'wrong' });
    expect(await fieldsOf({ pwdconfirm: hashed('else') })).to.deep.equal({
      pwdconfirm: 'mismatch',
    });
    const { entete } = await signIn(customer.form.email, 'under the baobab');
    expect(entete.code).to.equal(CODE.success);
  });

  it('lets a stolen session guess the password ten times in a quarter of an hour', async () => {
    const customer = await newCustomer(upstream);
    for (let count = 0; count < 10; count++)
      expect((await newPassword(customer, { actuel: hashed('guess') })).entete.code).to.equal(1);
    expect((await newPassword(customer)).entete.code).to.equal(CODE.tooMany);
    const erasure = { password: customer.form.password };
    expect((await send('compte/site-supprimer', erasure, customer)).entete.code).to.equal(8);
  });
});
