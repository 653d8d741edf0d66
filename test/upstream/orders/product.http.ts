import { expect } from 'chai';
import { CODE } from '../../../shared/contract/constants.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { type Shop, startShop } from '../support/shop.ts';

const info = {
  prenom: 'Élodie',
  nom: 'Dossou',
  email: 'Elodie@Example.com',
  telephone: '+41 79 000 00 00',
  n_rue: 'Rue du Lac 7',
  code_postal: '1201',
  ville: 'Genève',
  pays: 'CH',
};
const line = { id_produit: 1, qt: 2 };

describe('Ordering a product', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(async () => {
    await shop.check();
    await shop.close();
  });

  const set = (payload: object, language?: string) =>
    shop.upstream.raw('commande/site-commande-set', payload, language, shop.from());
  const begin = async (payload: object = {}, language?: string) =>
    (await set({ details: [line], info, ...payload }, language)).envelope.corps;
  const pay = async (hash: string, language?: string) =>
    (await shop.upstream.raw('commande/site-commande-paiement', { hash }, language, shop.from()))
      .envelope;
  const validate = async (hash: string, orderID: string, language?: string) =>
    (
      await shop.upstream.raw(
        'commande/site-validate-commande-by-paypal',
        { orderID, hash },
        language,
      )
    ).envelope;

  it('keeps what is chosen, then the address, and says what it costs to send there', async () => {
    const begun = (await set({ details: [line] }, 'fr')).envelope.corps;
    expect(begun.hash).to.match(/^[0-9a-f]{64}$/);
    expect(begun.info).to.equal(null);
    expect(begun.details).to.deep.equal([
      { id_produit: 1, nom: 'Drum fr', qt: 2, prix: 49.9, mnt: 99.8 },
    ]);
    const { hash } = begun;
    const known = (await set({ hash, info }, 'fr')).envelope.corps;
    expect(known.info).to.deep.equal({
      ...info,
      email: 'elodie@example.com',
      info_livraison: '',
      nom_pays: 'Suisse',
      mnt_livraison: 9,
      total: 108.8,
    });
    const other = (await set({ hash, info: { ...info, pays: 'AT' }, details: [{ id_produit: 1 }] }))
      .envelope;
    expect(other.corps.info).to.include({ nom_pays: 'Austria', mnt_livraison: 12.5, total: 62.4 });
  });

  for (const language of languages) {
    it(`is paid by anybody, with lines, shipping, mail and result in ${language}`, async () => {
      const { hash } = await begin({}, language);
      const { corps } = await pay(hash, language);
      const made = shop.provider.made.get(corps.id);
      expect(made).to.include({ cents: 10_880, language });
      expect(made?.lines[0]).to.deep.equal({ name: `Drum ${language}`, cents: 4990, quantity: 2 });
      const shipping = {
        en: 'Shipping to Switzerland',
        fr: 'Livraison\u00a0: Suisse',
        de: 'Versand: Schweiz',
      };
      expect(made?.lines[1]).to.deep.equal({
        name: shipping[language],
        cents: 900,
        quantity: 1,
        isShipping: true,
      });
      shop.provider.approve(corps.id);
      const { entete, corps: result } = await validate(hash, corps.id, language);
      expect(entete.code).to.equal(CODE.success);
      expect(result.num).to.equal('KW-2026-000001');
      expect(await shop.row(corps.id)).to.include({
        kind: 'product',
        statut: 'paid',
        account_id: null,
        language,
      });
      expect(await shop.mails('elodie@example.com')).to.deep.equal(['order-paid']);
      const payload = { ref: corps.id, hash };
      expect(
        await shop.upstream.call('booking/site-paiement-resultat', payload, language),
      ).to.deep.equal(result);
      expect((await pay(hash)).entete.code, 'not bought again by mistake').to.equal(CODE.notFound);
    });

    for (const field of Object.keys(info)) {
      it(`says in ${language} that ${field} is missing or wrong, and keeps what was there`, async () => {
        const { hash } = await begin();
        for (const bad of [undefined, null, '', ' \u00a0 ', 7, [], {}, 'x'.repeat(300), '\u0000']) {
          const { status, envelope } = await set(
            { hash, info: { ...info, [field]: bad } },
            language,
          );
          expect([status, envelope.entete.code], JSON.stringify(bad)).to.deep.equal([
            200,
            CODE.fields,
          ]);
          expect(Object.keys(envelope.corps.fields)).to.deep.equal([`info.${field}`]);
        }
        expect((await set({ hash, details: [line] })).envelope.corps.info).to.include({
          total: 108.8,
        });
      });
    }
  }

  it('goes to no country that nothing is sent to', async () => {
    const { hash } = await begin();
    for (const pays of ['US', 'XX', 'ch', 'CHE', "C'"]) {
      const { envelope } = await set({ hash, info: { ...info, pays } });
      expect(envelope.entete.code).to.equal(CODE.fields);
      expect(envelope.corps.fields).to.have.property('info.pays', 'invalid');
    }
  });

  const lists: [string, unknown, [number, number]][] = [
    ['nothing', [], [200, CODE.fields]],
    ['an unknown product', [{ id_produit: 99, qt: 1 }], [200, CODE.notFound]],
    [
      'ten thousand lines',
      Array.from({ length: 10_000 }, (_, id) => ({ id_produit: id + 1 })),
      [413, CODE.upstream],
    ],
    ['the same twice', [line, line], [200, CODE.fields]],
    ...[0, -1, 11, 1.5, '1e3', null, [], {}, 1e9, '１', -(2 ** 31), ''].map(
      (qt): [string, unknown, [number, number]] => [
        `${JSON.stringify(qt)} of one`,
        [{ id_produit: 1, qt }],
        [200, CODE.fields],
      ],
    ),
    ['no list', 'x', [200, CODE.fields]],
  ];
  for (const [what, details, code] of lists)
    it(`refuses ${what}`, async () => {
      const { status, envelope } = await set({ details });
      expect([status, envelope.entete.code]).to.deep.equal(code);
      const rows = await shop.database.selectFrom('basket').selectAll().execute();
      expect(rows).to.deep.equal([]);
    });

  it('ignores prices that a caller sends', async () => {
    const prices = { prix: 0.01, mnt: 1, total: 1, mnt_livraison: -5, price: 1, quantity: 0 };
    const { hash } = await begin({
      ...prices,
      details: [{ ...line, ...prices }],
      info: { ...info, ...prices },
    });
    const { corps } = await pay(hash);
    expect(shop.provider.made.get(corps.id)?.cents).to.equal(10_880);
  });

  it('needs an address, a product that is to be had, and a hash of its own', async () => {
    const { hash } = (await set({ details: [line] })).envelope.corps;
    expect((await pay(hash)).entete.code).to.equal(CODE.conflict);
    expect((await pay('f'.repeat(64))).entete.code).to.equal(CODE.notFound);
    await set({ hash, info });
    await shop.database.updateTable('product').set({ available: 0 }).execute();
    expect((await set({ details: [line] })).envelope.entete.code).to.equal(CODE.conflict);
    await shop.database.updateTable('product').set({ available: 1 }).execute();
    const chosen = 'a'.repeat(64);
    expect((await begin({ hash: chosen })).hash, 'nobody chooses a hash').to.not.equal(chosen);
    expect((await set({ hash: chosen, info })).envelope.entete.code).to.equal(CODE.notFound);
  });

  it('is nobody else’s business', async () => {
    const [own, other] = [await begin(), await begin()];
    const { corps } = await pay(own.hash);
    shop.provider.approve(corps.id);
    expect((await validate(other.hash, corps.id)).entete.code).to.equal(CODE.notFound);
    for (const hash of [other.hash, 'f'.repeat(64)]) {
      const payload = { ref: corps.id, hash };
      const { envelope } = await shop.upstream.raw('booking/site-paiement-resultat', payload);
      expect(envelope.entete.code).to.equal(CODE.notFound);
    }
    for (const orderID of ['UNKNOWN', 'x'.repeat(10_240), '../1'])
      expect([CODE.notFound, CODE.fields]).to.include(
        (await validate(own.hash, orderID)).entete.code,
      );
    expect(shop.provider.calls.read).to.equal(0);
    const traveller = await shop.traveller(1);
    const trip = await shop.pay(traveller);
    expect((await validate(traveller.device, trip)).entete.code, 'a package’s').to.equal(
      CODE.notFound,
    );
  });

  it('is one order for a double click, a new one for another choice, and counts only what fits it', async () => {
    const { hash } = await begin();
    const [one, two] = await Promise.all([pay(hash), pay(hash)]);
    expect(two.corps.id).to.equal(one.corps.id);
    await set({ hash, details: [{ id_produit: 1, qt: 1 }] });
    const other = (await pay(hash)).corps.id;
    expect(other).to.not.equal(one.corps.id);
    Object.assign(shop.provider.order(other), { cents: 100 });
    shop.provider.complete(other);
    expect((await validate(hash, other)).entete.code).to.equal(CODE.payment);
    expect((await shop.row(other)).statut).to.equal('refused');
  });

  it('of somebody signed in is among their orders', async () => {
    const customer = await shop.traveller(1);
    const { hash } = await begin();
    const { from } = customer;
    const { id } = await shop.upstream.call(
      'commande/site-commande-paiement',
      { hash },
      undefined,
      from,
    );
    shop.provider.approve(id);
    await validate(hash, id);
    const { list } = await shop.upstream.call('booking/site-booking-lister', {}, undefined, from);
    expect(list[0]).to.include({ num: 'KW-2026-000001', statut: 'paid', total: 108.8 });
    expect(list[0]?.contenu.map(({ qt }) => qt)).to.deep.equal([2, 1]);
  });
});
