import { expect } from 'chai';
import request from 'supertest';
import type { Country, Product } from '../../shared/contract/produit.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PATH = '/product/tales-of-the-lagoon';

describe('GET /product/{uri}', () => {
  let site: TestSite;
  let product: Product;
  let countries: Country[];
  const ask = async (func: string, query: object = {}) => {
    const { body } = await request(site.app)
      .get('/api')
      .query({ target: 'produit', func, ...query });
    return body.corps;
  };
  before(async () => {
    site = await startSite();
    product = await ask('site-produit-info', { uri: 'tales-of-the-lagoon' });
    countries = await ask('site-pays-lister');
  });
  after(() => site.close());

  it('shows name, reference, price with shipping, delivery, details and producer', async () => {
    const { status, text } = await request(site.app).get(PATH);
    expect(status).to.equal(200);
    const lowest = Math.min(...countries.map((country) => country.mnt_livraison));
    for (const words of [
      product.name,
      product.reference,
      '€24',
      `plus shipping from €${lowest} (Switzerland: €9)`,
      `with you in ${product.delivery_days.min} to ${product.delivery_days.max} days`,
      product.producer.name,
      `mailto:${product.producer.email}`,
      'within 14 days',
      'href="/terms-and-condition"',
    ])
      expect(text).to.include(words);
    for (const { name, value } of product.details) {
      expect(text).to.include(`<th role="rowheader" scope="row">${name}</th>`);
      expect(text).to.include(value);
    }
  });

  it('lists what sending costs for every country', async () => {
    const { text } = await request(site.app).get(`${PATH}?lang=fr`);
    const table = /<details class="disclosure shipping">.*?<\/table>/.exec(text)?.[0] ?? '';
    expect(table.match(/<tr /g)).to.have.length(countries.length + 1);
    expect(table).to.include('Suisse');
  });

  it('leads Buy now to a message about this product, and says so', async () => {
    for (const [lang, words, href] of [
      [
        'en',
        'Buying online comes later',
        '/contact-us?sujet=order&amp;product=tales-of-the-lagoon',
      ],
      ['de', 'Der Online-Kauf folgt später', 'product=tales-of-the-lagoon&amp;lang=de'],
    ] as const) {
      const { text } = await request(site.app).get(lang === 'en' ? PATH : `${PATH}?lang=${lang}`);
      expect(text).to.include(words);
      expect(text).to.include(href);
    }
  });

  it('has the alternates of all languages and describes the offer for search engines', async () => {
    const { text } = await request(site.app).get(PATH);
    for (const code of ['en', 'fr', 'de', 'x-default'])
      expect(text).to.match(new RegExp(`rel="alternate" hrefLang="${code}"`, 'i'));
    const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    );
    const { offers, sku } = things.find((thing) => thing['@type'] === 'Product');
    expect(sku).to.equal(product.reference);
    expect(offers).to.include({
      price: '24.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    });
    const reached = offers.shippingDetails.flatMap(
      (details: { shippingDestination: { addressCountry: string[] } }) =>
        details.shippingDestination.addressCountry,
    );
    expect(reached).to.have.members(countries.map(({ code }) => code));
    expect(offers.hasMerchantReturnPolicy.merchantReturnDays).to.equal(14);
  });

  it('may be shared between visitors', async () => {
    const { headers } = await request(site.app).get(PATH).set('User-Agent', 'Googlebot/2.1');
    expect(headers['cache-control']).to.match(/^public/);
  });

  it('answers 404 with three suggestions for a product that is not there', async () => {
    for (const path of ['/product/nothing', '/product/No_Thing']) {
      const { status, text } = await request(site.app).get(path);
      expect(status).to.equal(404);
      expect(text.match(/class="(?:product|package)-card"/g)).to.have.length(3);
    }
  });
});
