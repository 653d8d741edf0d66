import { expect } from 'chai';
import { createInvoice } from '../../../../upstream/documents/order/invoice.ts';
import {
  type PackagePapers,
  PaperRefused,
} from '../../../../upstream/documents/order/order-papers.ts';
import { createPaper } from '../../../../upstream/documents/order/paper-file.ts';
import { createVoucher } from '../../../../upstream/documents/order/voucher.ts';
import { readPdf } from '../../../support/pdf.ts';
import { packageOrder, productOrder } from './samples.ts';

/** All of the only page, without the spaces that lines end with. */
async function textOf(made: Promise<Buffer>): Promise<string> {
  const { pages } = await readPdf(await made);
  expect(pages).to.have.length(1);
  return (pages[0] ?? '').replace(/\s/g, '');
}
const dense = (text: string) => text.replace(/\s/g, '');

function withLines(count: number, cents = 1): PackagePapers {
  const lines = Array.from({ length: count }, (_, index) => ({
    name: `Service number ${index + 1}`,
    cents,
    quantity: 1,
  }));
  return { ...packageOrder('de'), lines, totalCents: count * cents };
}

async function refusal(made: Promise<unknown>): Promise<PaperRefused> {
  const error = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PaperRefused)) expect.fail(`not refused: ${error}`);
  return error;
}

describe('The papers of unusual orders', () => {
  it('hold names of 200 letters, with spaces and without', async () => {
    const order = packageOrder('fr');
    const nom = 'Ɔ'.repeat(200);
    const long = 'Ägidius Őz Fɔngbɛ '.repeat(11).trim();
    order.customer = { ...order.customer, nom };
    order.trip = { ...order.trip, name: long, names: [long, nom] };
    const voucher = await textOf(createVoucher(order));
    expect(voucher).to.include(dense(`Réservé par Jörg ${nom} Commandé le`));
    expect(voucher).to.include(dense(`3 voyageurs : ${long}, ${nom} Rendez-vous`));
    const invoice = await textOf(createInvoice(order));
    expect(invoice).to.include(dense(`Facture à Jörg ${nom} joerg@example.com`));
    expect(invoice).to.include(dense(`Voyage ${long} sam. 6`));
  });

  it('hold 50 travellers by their names', async () => {
    const order = packageOrder('de');
    const names = Array.from({ length: 50 }, (_, index) => `Anna-Lena Oberhuber ${index}`);
    order.trip = { ...order.trip, travellers: 50, names };
    const text = await textOf(createVoucher(order));
    expect(text).to.include(dense(`Reisende 50 Personen: ${names.join(', ')} Treffpunkt`));
  });

  it('hold 30 lines, every one of them', async () => {
    const order = withLines(30);
    for (const made of [createVoucher(order), createInvoice(order)]) {
      const text = await textOf(made);
      for (const { name } of order.lines) expect(text).to.include(dense(`${name} 1 EUR 0.01`));
      expect(text).to.include('GesamtbetragEUR0.30');
    }
  });

  it('write one cent and 99,999.99 euros', async () => {
    expect(await textOf(createInvoice(withLines(1)))).to.include('GesamtbetragEUR0.01');
    const order = withLines(1, 9_999_999);
    expect(await textOf(createInvoice(order))).to.include("GesamtbetragEUR99'999.99");
    const english = { ...order, language: 'en' as const };
    expect(await textOf(createVoucher(english))).to.include('Total€99,999.99');
    const french = { ...order, language: 'fr' as const };
    expect(await textOf(createVoucher(french))).to.include('Total99999,99€');
  });

  it('take line ends and tabs in names as spaces', async () => {
    const order = productOrder('en');
    order.customer = { ...order.customer, prenom: 'Aï\r\n\tcha', nom: ' Böhm\n' };
    const { pages } = await readPdf(await createInvoice(order));
    expect(pages[0]).to.include('Aï cha Böhm');
  });

  it('write names that look like a place for a value as they are', async () => {
    const order = packageOrder('en');
    const name = '{{count}} $t(paper:payment) $& \\n <b>';
    order.trip = { ...order.trip, names: [name] };
    expect(await textOf(createVoucher(order))).to.include(dense(`3 travellers: ${name} Meeting`));
  });

  it('do without names, guide and place on the map, and say so of one traveller', async () => {
    const order = packageOrder('en');
    const meeting = { ...order.trip.meeting, location: null };
    order.trip = { ...order.trip, travellers: 1, names: [], guide: null, meeting };
    const text = await textOf(createVoucher(order));
    expect(text).to.include('Travellers1travellerMeeting');
    expect(text).to.not.match(/Yourguide|6\.3654|undefined|null/);
  });

  it('say of a voucher that is not paid, or was refunded, that it is not valid', async () => {
    const pending = { ...packageOrder('en'), payment: { state: 'pending' as const } };
    expect(await textOf(createVoucher(pending)))
      .to.include('Notvalidbeforeitispaid')
      .and.to.include('PaymentAwaitingpayment');
    const at = '2027-01-02T10:00:00.000Z';
    const refunded = { ...packageOrder('en'), payment: { state: 'refunded' as const, at } };
    expect(await textOf(createVoucher(refunded)))
      .to.include('Nolongervalid')
      .and.to.include('PaymentRefundedon2Jan2027');
    expect(await textOf(createVoucher(packageOrder('en')))).to.not.match(/valid:|Notvalid/);
  });

  it('are refused, with the order’s number, where one page cannot hold them', async () => {
    const order = packageOrder('en');
    const names = Array.from({ length: 50 }, () => 'Long '.repeat(40));
    order.trip = { ...order.trip, travellers: 50, names };
    const message = 'no paper for the order KW-2026-000123: more text than one page holds';
    expect((await refusal(createVoucher(order))).message).to.equal(message);
    expect((await refusal(createInvoice(withLines(80)))).message).to.equal(message);
  });

  it('are refused where there is none of the kind', async () => {
    for (const kind of ['voucher', 'calendar'] as const)
      expect((await refusal(createPaper(kind, productOrder('en')))).message).to.equal(
        `no paper for the order KW-2026-000124: a product has no ${kind}`,
      );
    const { name, type } = await createPaper('invoice', productOrder('en'));
    expect([name, type]).to.deep.equal(['invoice-KW-2026-000124.pdf', 'application/pdf']);
  });

  it('are refused where the lines do not make the total', async () => {
    const order = { ...packageOrder('en'), totalCents: 399_151 };
    expect((await refusal(createVoucher(order))).message).to.equal(
      'no paper for the order KW-2026-000123: lines of 399150 cents, total of 399151 cents',
    );
    const unshipped = { ...productOrder('en'), shippingCents: 0 };
    expect((await refusal(createInvoice(unshipped))).message).to.include('4900 cents');
  });
});
