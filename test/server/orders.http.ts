import { expect } from 'chai';
import supertest from 'supertest';
import { CODE } from '../../shared/contract/constants.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { FakeProvider } from '../upstream/support/provider.ts';

const own = { 'Sec-Fetch-Site': 'same-origin' };
const info = {
  prenom: 'Élodie',
  nom: 'Dossou',
  email: 'elodie@example.com',
  telephone: '+41 79 000 00 00',
  n_rue: 'Rue du Lac 7',
  code_postal: '1201',
  ville: 'Genève',
  pays: 'CH',
};

describe('Orders through the website', () => {
  let site: TestSite;
  const provider = new FakeProvider();
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' }, payment: provider });
  });
  after(() => site.close());

  const post = (selector: string, body: object, cookies: string[] = []) => {
    const [target, func] = selector.split('/');
    return supertest(site.url)
      .post(`/api?target=${target}&func=${func}`)
      .set(own)
      .set('Cookie', cookies)
      .send(body);
  };
  const cookieOf = (headers: Record<string, unknown>) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('commande=')) ?? '';
  const details = [{ id_produit: 1, qt: 1 }];

  it('keep the hash of a product order in a cookie of thirty days, out of every body', async () => {
    const { body, headers } = await post('commande/site-commande-set', { details });
    const cookie = cookieOf(headers);
    expect(cookie).to.match(
      /^commande=[0-9a-f]{64}; Max-Age=2592000; Path=\/;.*HttpOnly; SameSite=Lax$/,
    );
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(body.corps.details[0]).to.include({ qt: 1, prix: 24 });
    expect(JSON.stringify(body)).to.not.match(/[0-9a-f]{64}/);
  });

  it('are paid with that cookie alone, whatever hash a browser sends', async () => {
    const mine = cookieOf((await post('commande/site-commande-set', { details })).headers);
    const set = await post('commande/site-commande-set', { info, hash: 'f'.repeat(64) }, [mine]);
    expect(set.body.corps.info).to.include({ total: 33 });
    expect(cookieOf(set.headers).slice(0, 73)).to.equal(mine.slice(0, 73));
    const { body } = await post('commande/site-commande-paiement', {}, [mine]);
    const orderID = body.corps.id;
    provider.approve(orderID);
    const hash = mine.slice(9, 73);
    const other = await post('commande/site-validate-commande-by-paypal', { orderID, hash });
    expect(other.body.entete.code).to.equal(CODE.fields);
    expect(provider.calls.capture).to.equal(0);
    const answer = await post('commande/site-validate-commande-by-paypal', { orderID }, [mine]);
    expect(answer.body.corps).to.have.all.keys('title', 'message', 'image', 'num');
    const result = (cookies: string[]) =>
      supertest(site.url)
        .get(`/api?target=booking&func=site-paiement-resultat&ref=${orderID}`)
        .set(own)
        .set('Cookie', cookies);
    expect((await result([mine])).body.corps).to.deep.equal(answer.body.corps);
    expect((await result([])).body.entete.code).to.equal(CODE.session);
  });

  it('leave the browser with whoever signs out, because they hold an address', async () => {
    const mine = cookieOf((await post('commande/site-commande-set', { details, info })).headers);
    const { headers } = await post('compte/site-deconnexion', {}, [mine.slice(0, 73)]);
    expect(cookieOf(headers)).to.match(/^commande=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  it('wait for a slow payment provider longer than for anything else', async () => {
    const mine = cookieOf((await post('commande/site-commande-set', { details, info })).headers);
    await post('commande/site-commande-set', { info }, [mine]);
    provider.delay = 3500;
    const { body } = await post('commande/site-commande-paiement', {}, [mine]);
    provider.delay = 1;
    expect(body.entete.code).to.equal(CODE.success);
  }).timeout(10_000);

  it('hand the provider’s notices on byte by byte, without cookies, and no others', async () => {
    const body = '{ "event_type":"CHECKOUT.ORDER.APPROVED",  "resource":{"id":"é"} }';
    const send = (headers: Record<string, string>) =>
      supertest(site.url)
        .post('/paypal/webhook')
        .set({ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site', ...headers })
        .send(body);
    const good = await send({ 'PayPal-Transmission-Sig': provider.sign(body) });
    expect([good.status, good.headers['set-cookie']]).to.deep.equal([200, undefined]);
    expect((await send({ 'PayPal-Transmission-Sig': provider.sign(`${body} `) })).status).to.equal(
      400,
    );
    expect((await send({})).status).to.equal(400);
    expect((await supertest(site.url).get('/paypal/webhook')).status).to.equal(405);
    const large = await send({ 'PayPal-Transmission-Sig': 'x' }).send(`"${'x'.repeat(200_000)}"`);
    expect(large.status).to.equal(413);
  });
});
