import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
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

const day = 86_400_000;

describe('The address of an account', () => {
  let upstream: TestUpstream;
  before(async () => {
    upstream = await startTestUpstream({ env: { PUBLIC_URL: 'https://kwabo.example' } });
    await keepMails(upstream);
  });
  after(() => upstream.close());

  type Customer = Awaited<ReturnType<typeof newCustomer>>;
  const follow = async (info: string, check?: '1') =>
    (await upstream.raw('compte/site-activer-compte', { info, ...(check && { check }) })).envelope
      .entete.code;
  const infoOf = async ({ from }: Customer) =>
    (await upstream.call('compte/site-get-compte', {}, undefined, from)).info;
  const linkOf = ({ form }: Customer) => secretOf(upstream, form.email, 'activation');
  const resend = ({ from }: Customer) =>
    upstream.raw('compte/site-activation-renvoyer', {}, undefined, from);
  const change = (customer: Customer, email: string, rest: object = {}) => {
    const { nom, prenom, telephone } = customer.form;
    return upstream.raw(
      'compte/site-mes-infos-personnelles-update',
      { nom, prenom, telephone, email, actuel: customer.form.password, ...rest },
      undefined,
      customer.from,
    );
  };
  const at = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
    const start = upstream.time.now;
    upstream.time.now = new Date(start.getTime() + milliseconds);
    try {
      return await work();
    } finally {
      upstream.time.now = start;
    }
  };

  it('is confirmed by its link, once; looking at the link changes nothing', async () => {
    const customer = await newCustomer(upstream);
    const link = await linkOf(customer);
    for (let count = 0; count < 3; count++) expect(await follow(link, '1')).to.equal(CODE.success);
    expect((await infoOf(customer)).activated).to.equal(false);
    expect(await follow(link)).to.equal(CODE.success);
    expect((await infoOf(customer)).activated).to.equal(true);
    expect(await follow(link)).to.equal(CODE.notFound);
    expect(await follow(link, '1')).to.equal(CODE.notFound);
  });

  it('is confirmed in the language of the account, and leads on to where the person was', async () => {
    const { form } = await newCustomer(upstream, { redirect: '/package/lagoon-days?x=1' }, 'de');
    const [mail] = await mailsTo(upstream, form.email);
    expect(mail).to.include({ kind: 'activation', language: 'de' });
    const link = new URL(mail?.payload.link ?? '');
    expect(link.origin).to.equal('https://kwabo.example');
    expect(link.pathname).to.match(/^\/activate-account\/[\w-]{43}$/);
    expect(Object.fromEntries(link.searchParams)).to.deep.equal({
      retour: '/package/lagoon-days?x=1',
      lang: 'de',
    });
  });

  for (const redirect of [
    'https://evil.example',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
  ])
    it(`does not lead on to ${redirect}`, async () => {
      const { form } = await newCustomer(upstream, { redirect });
      const [mail] = await mailsTo(upstream, form.email);
      expect(mail?.payload.link).to.match(/\/activate-account\/[\w-]{43}$/);
    });

  it('is not confirmed by a wrong link, a cut one, one for a password, or after seven days', async () => {
    const customer = await newCustomer(upstream);
    const link = await linkOf(customer);
    await upstream.call('compte/site-compte-mot-de-passe-oublie', { email: customer.form.email });
    const reset = await secretOf(upstream, customer.form.email, 'reset');
    for (const wrong of ['A'.repeat(43), reset])
      expect(await follow(wrong)).to.equal(CODE.notFound);
    for (const wrong of [link.slice(1), '', `${link} `, "' or 1=1 --"])
      expect(await follow(wrong)).to.equal(CODE.fields);
    expect(await at(7 * day, () => follow(link))).to.equal(CODE.notFound);
    expect((await infoOf(customer)).activated).to.equal(false);
    expect(await at(7 * day - 1, () => follow(link))).to.equal(CODE.success);
  });

  it('is confirmed for its own account alone', async () => {
    const a = await newCustomer(upstream);
    const b = await newCustomer(upstream);
    expect(await follow(await linkOf(a))).to.equal(CODE.success);
    expect((await infoOf(b)).activated).to.equal(false);
  });

  it('gets another link on request, which ends the older one; three an hour', async () => {
    const customer = await newCustomer(upstream);
    const first = await linkOf(customer);
    for (let count = 0; count < 3; count++)
      expect((await resend(customer)).envelope.entete.code).to.equal(CODE.success);
    expect((await resend(customer)).envelope.entete.code).to.equal(CODE.tooMany);
    expect(await follow(first)).to.equal(CODE.notFound);
    expect(await follow(await linkOf(customer))).to.equal(CODE.success);
  });

  it('gets no other link once it is confirmed, nor for nobody', async () => {
    const customer = await newCustomer(upstream);
    await follow(await linkOf(customer));
    expect((await resend(customer)).envelope.entete.code).to.equal(CODE.success);
    expect(await mailsTo(upstream, customer.form.email)).to.have.length(1);
    const { envelope } = await upstream.raw('compte/site-activation-renvoyer', {});
    expect(envelope.entete.code).to.equal(CODE.session);
  });

  it('is changed by a link to the new one; the old one is told at once', async () => {
    const customer = await newCustomer(upstream, {}, 'fr');
    const email = `new.${customer.form.email}`;
    const { envelope } = await change(customer, email.toUpperCase(), { prenom: 'Afiavi' });
    expect(envelope.corps.info).to.include({
      email: customer.form.email,
      new_email: email,
      prenom: 'Afiavi',
    });
    const told = await mailsTo(upstream, customer.form.email);
    expect(told.at(-1)).to.deep.include({ kind: 'address-changed-notice', language: 'fr' });
    expect(told.at(-1)?.payload).to.deep.equal({ prenom: 'Afiavi' });
    expect(await follow(await secretOf(upstream, email, 'address-changed'))).to.equal(CODE.success);
    expect(await infoOf(customer)).to.include({ email, new_email: null, activated: true });
    const signIn = (address: string) =>
      upstream.raw(
        'compte/site-connexion',
        { email: address, password: customer.form.password, idhash: newDevice() },
        undefined,
        { address: newAddress() },
      );
    expect((await signIn(email)).envelope.entete.code).to.equal(CODE.success);
    expect((await signIn(customer.form.email)).envelope.entete.code).to.equal(CODE.credentials);
  });

  it('ends the links that were sent to the old one when it is changed', async () => {
    const customer = await newCustomer(upstream);
    const activation = await linkOf(customer);
    await upstream.call('compte/site-compte-mot-de-passe-oublie', { email: customer.form.email });
    const reset = await secretOf(upstream, customer.form.email, 'reset');
    const email = `new.${customer.form.email}`;
    await change(customer, email);
    await follow(await secretOf(upstream, email, 'address-changed'));
    expect(await follow(activation)).to.equal(CODE.notFound);
    const { envelope } = await upstream.raw('compte/site-compte-mot-de-passe-oublie-check', {
      id: reset,
    });
    expect(envelope.entete.code).to.equal(CODE.notFound);
  });

  it('is not changed without the password, with a wrong one, or to somebody else’s', async () => {
    const customer = await newCustomer(upstream);
    const other = await newCustomer(upstream);
    const problems = async (email: string, rest: object = {}) => {
      const { entete, corps } = (await change(customer, email, rest)).envelope;
      return [entete.code, corps.fields];
    };
    const email = `new.${customer.form.email}`;
    expect(await problems(email, { actuel: undefined })).to.deep.equal([
      CODE.fields,
      { actuel: 'required' },
    ]);
    expect(await problems(email, { actuel: hashed('guess') })).to.deep.equal([
      CODE.fields,
      { actuel: 'wrong' },
    ]);
    expect(await problems(other.form.email)).to.deep.equal([CODE.conflict, { email: 'taken' }]);
    expect(await infoOf(customer)).to.include({ email: customer.form.email, new_email: null });
  });

  it('is not changed any more when its owner has renewed the password meanwhile', async () => {
    const customer = await newCustomer(upstream);
    const email = `thief.${customer.form.email}`;
    await change(customer, email);
    const link = await secretOf(upstream, email, 'address-changed');
    await upstream.call('compte/site-compte-mot-de-passe-oublie', { email: customer.form.email });
    const password = hashed('a new baobab');
    await upstream.call('compte/site-compte-mot-de-passe-oublie-update', {
      id: await secretOf(upstream, customer.form.email, 'reset'),
      password,
      pwdconfirm: password,
      idhash: newDevice(),
    });
    expect(await follow(link)).to.equal(CODE.notFound);
  });

  it('is not changed to one that somebody else has taken meanwhile', async () => {
    const customer = await newCustomer(upstream);
    const email = `new.${customer.form.email}`;
    await change(customer, email);
    const link = await secretOf(upstream, email, 'address-changed');
    await newCustomer(upstream, { email });
    expect(await follow(link)).to.equal(CODE.conflict);
    expect(await follow(link)).to.equal(CODE.notFound);
    expect((await infoOf(customer)).email).to.equal(customer.form.email);
  });

  it('is no longer changed when the person thinks better of it, or after a day', async () => {
    const customer = await newCustomer(upstream);
    const email = `new.${customer.form.email}`;
    await change(customer, email);
    const link = await secretOf(upstream, email, 'address-changed');
    expect(await at(day, () => follow(link))).to.equal(CODE.notFound);
    const { envelope } = await change(customer, customer.form.email, { actuel: undefined });
    expect(envelope.corps.info.new_email).to.equal(null);
    expect(await follow(link)).to.equal(CODE.notFound);
  });
});
