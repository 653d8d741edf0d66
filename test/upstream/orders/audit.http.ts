import { expect } from 'chai';
import { audit } from '../../../upstream/orders/audit.ts';
import { ProviderUnavailable } from '../../../upstream/payment/provider.ts';
import { MINUTE, type Shop, startShop } from '../support/shop.ts';

describe('The list of payments that need an eye', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(() => shop.close());

  const list = async () =>
    (await audit(shop.parts, new Date(0))).map(({ finding, statut, after }) => [
      finding,
      statut,
      after,
    ]);

  it('is empty while all is well', async () => {
    await shop.buy(await shop.traveller(1));
    await shop.pay(await shop.traveller(1));
    expect(await list()).to.deep.equal([]);
    await shop.check();
  });

  it('books what is paid and fits, and is then empty', async () => {
    const id = await shop.pay(await shop.traveller(1));
    shop.provider.complete(id);
    expect(await list()).to.deep.equal([['paid but unbooked', 'pending', 'paid']]);
    expect(await list()).to.deep.equal([]);
    await shop.check();
  });

  it('notes what was refunded outside', async () => {
    const { id } = await shop.buy(await shop.traveller(1));
    shop.provider.complete(id, { status: 'REFUNDED' });
    expect(await list()).to.deep.equal([['refunded outside', 'paid', 'refunded']]);
    expect((await list())[0]?.[0]).to.equal('refunded outside');
    await shop.check();
  });

  it('gives back what was paid late', async () => {
    const id = await shop.pay(await shop.traveller(4));
    shop.later(16 * MINUTE);
    await shop.buy(await shop.traveller(1));
    shop.provider.complete(id);
    expect(await list()).to.deep.equal([['paid but unbooked', 'pending', 'refunded']]);
    expect(await list()).to.deep.equal([['paid late', 'refunded', 'refunded']]);
    await shop.check();
  });

  it('leaves to a person what is booked but unpaid, or does not fit', async () => {
    const { id } = await shop.buy(await shop.traveller(1));
    shop.provider.order(id).capture = null;
    const other = await shop.pay(await shop.traveller(1));
    shop.provider.complete(other, { cents: 1 });
    expect(await list()).to.deep.equal([
      ['booked but unpaid', 'paid', 'paid'],
      ['does not fit', 'pending', 'refused'],
    ]);
  });

  it('is not made while the provider cannot be asked', async () => {
    await shop.pay(await shop.traveller(1));
    shop.provider.faults.read.push('down');
    const error = await audit(shop.parts, new Date(0)).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ProviderUnavailable);
  });
});
