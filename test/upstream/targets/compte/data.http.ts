import { expect } from 'chai';
import { CODE } from '../../../../shared/contract/constants.ts';
import type { Selector } from '../../../../shared/contract/selectors.ts';
import {
  databaseOf,
  hashed,
  keepMails,
  newAddress,
  newCustomer,
  newDevice,
  secretOf,
} from '../../support/accounts.ts';
import { addOrder } from '../../support/orders.ts';
import { startTestUpstream, type TestUpstream } from '../../support/upstream.ts';

describe('Everything that is kept about a person', () => {
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

  it('is handed out whole', async () => {
    const customer = await newCustomer(upstream, { newsletter: true }, 'fr');
    await upstream.call('tobook/site-set-nb-traveller', {
      idpackage: 1,
      traveller: 3,
      hash: customer.device,
    });
    await addOrder(upstream, customer.form.email, { num: 'KW-2026-000901' });
    const { corps } = await send('compte/site-mes-donnees', {}, customer);
    expect(corps.info).to.include({ email: customer.form.email, nom: customer.form.nom });
    expect(corps).to.include({ langue: 'fr', activation: null });
    expect(corps.sessions).to.have.length(1);
    expect(corps.appareils).to.deep.equal([{ utilisation: upstream.time.now.toISOString() }]);
    expect(corps.reservations).to.deep.include({
      package: 'lagoon-days',
      traveller: 3,
      date: upstream.time.now.toISOString(),
    });
    expect(corps.commandes).to.have.length(1);
    expect(corps.commandes[0]).to.include({ num: 'KW-2026-000901', statut: 'paid', total: 950.5 });
    expect(corps.commandes[0].lignes[0]).to.include({ name: 'Lagoon days', qt: 1 });
    expect(JSON.stringify(corps)).to.not.match(/argon2|[0-9a-f]{64}/);
  });

  it('is erased on request with the password; paid orders stay without the person', async () => {
    const customer = await newCustomer(upstream);
    const bystander = await newCustomer(upstream);
    const { email } = customer.form;
    await upstream.call('tobook/site-set-nb-traveller', {
      idpackage: 1,
      traveller: 3,
      hash: customer.device,
    });
    const paid = await addOrder(upstream, email, { num: 'KW-2026-000902' });
    await addOrder(upstream, email, { num: 'KW-2026-000903', statut: 'cancelled' });
    const erase = (password: string) =>
      send('compte/site-supprimer', { password: hashed(password) }, customer);
    expect((await erase('guess')).corps.fields).to.deep.equal({ password: 'wrong' });
    expect((await erase('under the baobab')).entete.code).to.equal(CODE.success);
    expect((await erase('under the baobab')).entete.code).to.equal(CODE.session);
    expect((await signIn(email, 'under the baobab')).entete.code).to.equal(CODE.credentials);

    const database = databaseOf(upstream);
    const text = JSON.stringify([
      await database.selectFrom('account').selectAll().execute(),
      await database.selectFrom('token').selectAll().execute(),
      await database.selectFrom('account_device').selectAll().execute(),
      await database.selectFrom('to_book').selectAll().execute(),
    ]);
    const orders = await database
      .selectFrom('customer_order')
      .selectAll()
      .where('num', 'in', ['KW-2026-000902', 'KW-2026-000903'])
      .execute();
    await database.destroy();
    for (const trace of [email, customer.device, customer.id2]) expect(text).to.not.include(trace);
    expect(text).to.include(bystander.form.email);
    expect(orders).to.have.length(1);
    expect(orders[0]).to.include({ id: paid, account_id: null, total_cents: 95_050 });
    const { from } = bystander;
    await upstream.call('compte/site-get-compte', {}, undefined, from);
    await newCustomer(upstream, { email });
  });

  it('holds what came with an e-book only once the address is confirmed, and is erased with it', async () => {
    const customer = await newCustomer(upstream);
    const { nom, prenom, email } = customer.form;
    await upstream.call('ebook/site-ebook-get', { nom, prenom, email, newsletter: true });
    const kept = async () => {
      const { corps } = await send('compte/site-mes-donnees', {}, customer);
      return [corps.nouvelles?.source ?? null, corps.ebooks.length];
    };
    const rows = async () => {
      const database = databaseOf(upstream);
      const found = await database
        .selectFrom('news_consent')
        .selectAll()
        .where('email', '=', email)
        .execute();
      await database.destroy();
      return found.length;
    };
    const erase = (who: Customer) =>
      send('compte/site-supprimer', { password: who.form.password }, who);
    expect(await kept()).to.deep.equal([null, 0]);
    await erase(customer);
    expect(await rows(), 'a stranger’s consent is not theirs to erase').to.equal(1);

    const owner = await newCustomer(upstream, { email });
    await upstream.call('compte/site-activer-compte', {
      info: await secretOf(upstream, email, 'activation'),
    });
    const { corps } = await send('compte/site-mes-donnees', {}, owner);
    expect([corps.nouvelles?.source, corps.ebooks.length]).to.deep.equal(['ebook', 1]);
    await erase(owner);
    expect(await rows()).to.equal(0);
  });
});
