import { expect } from 'chai';
import request from 'supertest';
import type { Package } from '../../shared/contract/package.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TRIP = '/package/lagoon-days';
const CHOOSE = 'You have to choose the period of your trip before continue.';

describe('GET and POST /package/{uri}', () => {
  let site: TestSite;
  let trip: Package;
  before(async () => {
    site = await startSite();
    const { body } = await request(site.app).get('/api').query({
      target: 'package',
      func: 'site-package-info',
      id: 'lagoon-days',
    });
    trip = body.corps;
  });
  after(() => site.close());

  /** A visitor with a device cookie of their own, and without script. */
  function visitor(path = TRIP) {
    const agent = request.agent(site.app);
    return {
      get: () => agent.get(path),
      post: (fields: Record<string, string | string[]>) =>
        agent
          .post(path)
          .set('Origin', site.url)
          .type('form')
          .send({ idpackage: String(trip.id), ...fields }),
      async total() {
        const { text } = await agent.get(path);
        return total(text);
      },
    };
  }
  const total = (html: string) => Number(/value="(\d+)" data-total/.exec(html)?.[1]);
  const periodIn = (state: string, least = 1) => {
    const found = trip.periods.find((period) => period.state === state && period.places >= least);
    return String(found?.id ?? expect.fail(`no ${state} period`));
  };

  it('shows every part of the trip in the page itself', async () => {
    const { status, text, headers } = await visitor().get();
    expect(status).to.equal(200);
    expect(text).to.include('<main id="main" class="page package" data-page="package"');
    expect(text.match(/<h1/g)).to.have.length(1);
    for (const { day, name } of trip.activites) {
      expect(text).to.include(`id="day-${day}"`);
      expect(text).to.include(name);
    }
    for (const { text: service } of [...trip.includes_services, ...trip.excludes_services])
      expect(text).to.include(service.replaceAll("'", '&#x27;'));
    expect(text).to.include('href="/destination/ganvie"');
    expect(text).to.include(trip.effort.text);
    expect(text).to.include(trip.accessibility);
    expect(text).to.include('href="/travel-and-tips"');
    expect(headers['cache-control']).to.equal('private, no-cache');
  });

  it('tells its parts in the order in which they are asked for (ux.md 2.6)', async () => {
    const { text } = await visitor().get();
    const parts = [...text.matchAll(/id="([a-z-]+)-title"/g)].map(([, name]) => name);
    expect(parts.filter((name) => name !== 'way-on')).to.deep.equal([
      'next-dates',
      'highlights',
      'days',
      'services',
      'book',
      'guide',
      'route',
      'facts',
      'practical',
      'similar',
    ]);
  });

  it('keeps the device identifier out of the page', async () => {
    const { text, headers } = await visitor().get();
    const device = /device=([0-9a-f]{64})/.exec(String(headers['set-cookie']))?.[1];
    expect(device).to.be.a('string');
    expect(text).to.not.include(device);
    expect(text).to.not.include('"hash"');
  });

  it('describes the trip, its days and offers for search engines', async () => {
    const { text } = await visitor().get();
    const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    );
    const found = things.find((thing) => thing['@type'] === 'TouristTrip');
    expect(found.offers).to.have.length(trip.periods.length);
    expect(found.offers[0]).to.include({ price: '620.00', priceCurrency: 'EUR' });
    expect(found.subTrip).to.have.length(trip.days);
    expect(found.itinerary.itemListElement[1].item.name).to.equal('Ganvié');
    expect(found.provider['@type']).to.equal('TravelAgency');
  });

  it('offers similar trips, but not the same one', async () => {
    const { text } = await request(site.app).get(TRIP).set('User-Agent', 'Googlebot/2.1');
    const cards = [...text.matchAll(/package-card__name"><a href="([^"]+)"/g)].map(([, at]) => at);
    expect(cards).to.have.length(3);
    expect(cards).to.not.include(TRIP);
  });

  it('marks full dates as not selectable and tells few places only where they are few', async () => {
    const { text } = await visitor().get();
    for (const { id, state, places } of trip.periods) {
      const row = new RegExp(`<input[^>]*name="idperiod"[^>]*value="${id}"[^>]*>.*?</label>`);
      const html = row.exec(text)?.[0] ?? '';
      expect(/^<input[^>]*\sdisabled/.test(html), `${id} disabled`).to.equal(state === 'full');
      expect(html.includes('left'), `${id} few`).to.equal(state !== 'full' && places <= 3);
    }
  });

  it('counts travellers by its buttons and leads back to the booking', async () => {
    const { get, post, total: now } = visitor();
    expect(total((await get()).text)).to.equal(62_000);
    const { status, headers } = await post({ traveller: '1', intent: 'plus' });
    expect(status).to.equal(303);
    expect(headers.location).to.equal(`${TRIP}#book`);
    expect(await now()).to.equal(124_000);
    await post({ traveller: '2', intent: 'minus' });
    await post({ traveller: '1', intent: 'minus' });
    expect(await now()).to.equal(62_000);
  });

  it('takes the whole form at once: travellers, dates and options', async () => {
    const { get, post, total: now } = visitor();
    await get();
    const idperiod = periodIn('guaranteed', 2);
    const idservice = ['101', '103'];
    await post({ traveller: '2', idperiod, idservice, intent: 'refresh' }).expect(303);
    expect(await now()).to.equal((62_000 + 7_500 + 5_500) * 2);
    const { text } = await get();
    const checked = [...text.matchAll(/<input[^>]*\schecked=""[^>]*>/g)].map(
      ([input]) => `${/name="([^"]+)"/.exec(input)?.[1]} ${/value="([^"]+)"/.exec(input)?.[1]}`,
    );
    expect(checked).to.have.members([`idperiod ${idperiod}`, 'idservice 101', 'idservice 103']);
    await post({ traveller: '2', idperiod, idservice: '103', intent: 'refresh' }).expect(303);
    expect(await now()).to.equal((62_000 + 5_500) * 2);
  });

  for (const traveller of ['abc', '0', '51', '-1', '1.5', '']) {
    it(`keeps the last number when ${JSON.stringify(traveller)} is typed, and says why`, async () => {
      const { get, post, total: now } = visitor();
      await get();
      await post({ traveller: '3', intent: 'refresh' });
      const { status, text } = await post({ traveller, intent: 'refresh' });
      expect(status).to.equal(422);
      expect(text).to.include('Please enter a number from 1 to 50.');
      expect(text).to.match(/<input[^>]*id="traveller"[^>]*aria-invalid="true"/);
      expect(await now()).to.equal(186_000);
    });
  }

  it('refuses to book without dates, in the words of the specification, at the dates', async () => {
    const { get, post } = visitor();
    await get();
    const { status, text } = await post({ traveller: '2', intent: 'book' });
    expect(status).to.equal(422);
    const group = /<fieldset[^>]*id="period"[^>]*>.*?<\/fieldset>/.exec(text)?.[0] ?? '';
    expect(group).to.include(CHOOSE);
    expect(group).to.match(/^<fieldset[^>]*autofocus/i);
    expect(group).to.match(/^<fieldset[^>]*aria-describedby="period-problem"/);
    expect(total(text), 'the travellers are kept').to.equal(124_000);
  });

  it('says it in French and German as well', async () => {
    for (const [lang, words] of [
      ['fr', 'Veuillez choisir la période de votre voyage avant de continuer.'],
      ['de', 'Bitte wählen Sie zuerst den Zeitraum Ihrer Reise.'],
    ]) {
      const { get, post } = visitor(`${TRIP}?lang=${lang}`);
      await get();
      const { status, text } = await post({ traveller: '1', intent: 'book' });
      expect(status).to.equal(422);
      expect(text).to.include(words);
    }
  });

  it('leads a complete booking to the sign-in, which knows the way back', async () => {
    const { get, post } = visitor();
    await get();
    const { status, headers } = await post({
      traveller: '2',
      idperiod: periodIn('guaranteed', 2),
      intent: 'book',
    });
    expect(status).to.equal(303);
    expect(headers.location).to.equal('/sign-in?retour=%2Fpackage%2Flagoon-days');
  });

  it('keeps the language on both ways', async () => {
    const { get, post } = visitor(`${TRIP}?lang=de`);
    await get();
    const back = await post({ traveller: '1', intent: 'plus' });
    expect(back.headers.location).to.equal(`${TRIP}?lang=de#book`);
    const on = await post({ traveller: '1', idperiod: periodIn('guaranteed'), intent: 'book' });
    expect(on.headers.location).to.equal('/sign-in?retour=%2Fpackage%2Flagoon-days&lang=de');
  });

  it('tells where places are missing for so many, and books nothing', async () => {
    const { get, post } = visitor();
    await get();
    const idperiod = periodIn('guaranteed');
    const { status, text } = await post({ traveller: '40', idperiod, intent: 'book' });
    expect(status).to.equal(422);
    expect(text).to.include('There are not enough places for 40 travellers on these dates.');
  });

  it('refuses dates and options that are not on offer', async () => {
    for (const name of ['idperiod', 'idservice']) {
      const { get, post } = visitor();
      await get();
      const { status, text } = await post({ traveller: '1', intent: 'refresh', [name]: '999999' });
      expect(status).to.equal(422);
      expect(text).to.include('This is no longer on offer.');
    }
  });

  it('answers 400 to a post that is no form of this page, 403 to one of another site', async () => {
    await request(site.app).post(TRIP).set('Origin', site.url).type('form').send({}).expect(400);
    await request(site.app).post(TRIP).set('Origin', site.url).send({ a: 1 }).expect(400);
    await request(site.app).post(TRIP).set('Origin', 'https://evil.example').expect(403);
  });

  it('gives a way to ask where the price is on request, and nothing to book', async () => {
    const { text } = await visitor('/package/north-by-red-road').get();
    expect(text).to.include('Price on request');
    expect(text).to.include('href="/contact-us?sujet=trip&amp;package=north-by-red-road"');
    expect(text).to.not.include('name="book"');
    expect(text).to.include('Official travel advice');
  });

  it('answers 404 with three suggestions for a trip that is not there', async () => {
    for (const path of ['/package/no-such-trip', '/package/No_Trip', '/package/x?lang=fr']) {
      const { status, text } = await request(site.app).get(path);
      expect(status, path).to.equal(404);
      expect(text.match(/class="package-card"/g), path).to.have.length(3);
      expect(text).to.include('content="noindex, follow"');
    }
  });
});
