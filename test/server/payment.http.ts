import { expect } from 'chai';
import { startSite, type TestSite } from '../support/site.ts';
import { newVisitor, signUpForm } from '../support/visitor.ts';

const address = {
  prenom: 'Élodie',
  nom: 'Dossou',
  email: 'elodie@example.com',
  telephone: '+41 79 000 00 00',
  n_rue: 'Rue du Lac 7',
  code_postal: '1201',
  ville: 'Genève',
  pays: 'CH',
};

describe('From the order to the payment, with the provider’s simulator', function () {
  this.timeout(60_000);
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
  });
  after(() => site.close());

  /** What the customer presses in the approval window. */
  async function decide(token: string, outcome: 'pay' | 'cancel') {
    const answer = await fetch(`${site.url}/paypal-simulator/checkoutnow`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site.url },
      body: new URLSearchParams({ token, outcome }),
    });
    expect(answer.status, await answer.text()).to.be.lessThan(400);
  }

  it('a guest buys a product: approved, captured once, paid, however often it is asked', async () => {
    const guest = newVisitor(site);
    await guest.call('commande/site-commande-set', { details: [{ id_produit: 1, qt: 2 }] });
    const set = await guest.call('commande/site-commande-set', { info: address });
    expect(set.body.corps.info.total).to.equal(57);
    const begun = await guest.call('commande/site-commande-paiement');
    const orderID: string = begun.body.corps.id;

    const early = await guest.call('commande/site-validate-commande-by-paypal', { orderID });
    expect(early.body.entete.code).to.equal(7);
    await decide(orderID, 'pay');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        guest.call('commande/site-validate-commande-by-paypal', { orderID }),
      ),
    );
    const [first] = answers;
    expect(first?.body.entete.code).to.equal(0);
    expect(first?.body.corps.num).to.match(/^KW-\d{4}-\d{6}$/);
    for (const { body } of answers) expect(body.corps).to.deep.equal(first?.body.corps);
  });

  it('a customer books a trip, pays, and finds the order paid in the list', async () => {
    const customer = newVisitor(site);
    const signedUp = await customer.call('compte/site-inscription', signUpForm());
    expect(signedUp.body.entete.code).to.equal(0);
    const trip = await customer.call('package/site-package-info', { id: 'lagoon-days' });
    const { id: idpackage, periods } = trip.body.corps;
    const period = periods.find(({ places }: { places: number }) => places >= 2);
    await customer.call('tobook/site-set-nb-traveller', { idpackage, traveller: 2 });
    await customer.call('tobook/site-set-to-book-period', { idpackage, idperiod: period.id });
    const begun = await customer.call('tobook/site-to-book-paiement', { idpackage });
    expect(begun.body.entete.code).to.equal(0);
    const orderID: string = begun.body.corps.id;
    await decide(orderID, 'pay');
    const paid = await customer.call('tobook/site-validate-by-paypal', { orderID, idpackage });
    expect(paid.body.entete.code).to.equal(0);
    const list = await customer.call('booking/site-booking-lister', { date: 0 });
    const [order] = list.body.corps.list;
    expect(order).to.include({ num: paid.body.corps.num, statut: 'paid', total: period.price * 2 });

    const stranger = newVisitor(site);
    await stranger.call('compte/site-inscription', signUpForm());
    const theft = await stranger.call('tobook/site-validate-by-paypal', { orderID, idpackage });
    expect(theft.body.entete.code).to.equal(4);
  });

  it('who cancels has paid nothing, and the order waits', async () => {
    const guest = newVisitor(site);
    await guest.call('commande/site-commande-set', { details: [{ id_produit: 1, qt: 1 }] });
    await guest.call('commande/site-commande-set', { info: address });
    const begun = await guest.call('commande/site-commande-paiement');
    const orderID: string = begun.body.corps.id;
    await decide(orderID, 'cancel');
    const answer = await guest.call('commande/site-validate-commande-by-paypal', { orderID });
    expect(answer.body.entete.code).to.equal(7);
  });
});
