import { expect } from 'chai';
import request from 'supertest';
import { startFaultyUpstream } from '../support/faulty-upstream.ts';
import { startSite, type TestSite } from '../support/site.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('The home page', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const html = async (path: string) => {
    const { text, status } = await request(site.app).get(path);
    expect(status, path).to.equal(200);
    return text;
  };
  /** The names of the packages shown, in order. */
  const packages = (text: string) =>
    [...text.matchAll(/package-card__name"><a href="\/package\/([a-z-]+)/g)].map(([, uri]) => uri);
  const ALL = ['lagoon-days', 'kings-and-cloth', 'coast-and-memory', 'north-by-red-road'];

  it('shows one h1, both ways on, and a hero picture that is loaded first', async () => {
    const text = await html('/');
    expect(text.match(/<h1/g)).to.have.length(1);
    expect(text).to.match(/<main id="main"[^>]* data-page="home"/);
    expect(text).to.match(/<a class="button button--signature" href="\/#packages"/);
    expect(text).to.match(/<a class="button button--outline" href="\/our-destinations"/);
    const art = /<img class="home-hero__art"[^>]*>/.exec(text)?.[0];
    expect(art).to.contain('fetchPriority="high"').and.to.contain('loading="eager"');
  });

  it('links every destination, every package and three guides in the first HTML', async () => {
    const text = await html('/');
    for (const uri of ['ganvie', 'ouidah', 'abomey', 'grand-popo', 'koutammakou']) {
      expect(text).to.contain(`href="/destination/${uri}"`);
    }
    expect(packages(text)).to.deep.equal(ALL);
    expect(text.match(/class="guide-card"/g)).to.have.length(3);
    expect(text)
      .to.contain('Félicité Houessou')
      .and.to.contain('Speaks English, French, Fon, Tofin');
  });

  it('tells whom one books with, what one pays and how to cancel', async () => {
    const text = await html('/');
    const trust = /<section class="home-trust[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    expect(trust)
      .to.match(/href="\/about-us"/)
      .and.to.match(/href="\/terms-and-condition"/);
    expect(trust)
      .to.match(/href="tel:\+\d+"/)
      .and.to.contain('UTC+1')
      .and.to.contain('PayPal');
  });

  it('describes the agency and the site for search engines', async () => {
    const text = await html('/?lang=de');
    const things = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const [agency, website] = things.map(([, json]) => JSON.parse(json ?? ''));
    expect(agency).to.include({ '@type': 'TravelAgency', url: `${site.url}/?lang=de` });
    expect(agency.image).to.match(/social-home-.*\.png$/);
    expect(website).to.include({ '@type': 'WebSite', inLanguage: 'de' });
  });

  for (const [lang, title, count] of [
    ['en', 'In Benin, breakfast comes by boat', '4 trips'],
    ['fr', 'Au Bénin, le petit déjeuner arrive en\u00a0pirogue', '4 voyages'],
    ['de', 'In Benin kommt das Frühstück mit dem Boot', '4 Reisen'],
  ]) {
    it(`speaks ${lang}, its search form too`, async () => {
      const text = await html(lang === 'en' ? '/' : `/?lang=${lang}`);
      expect(text).to.contain(`<html lang="${lang}"`).and.to.contain(`${title}</h1>`);
      expect(text).to.contain(`tabindex="-1">${count}</p>`);
      const hidden = `<input type="hidden" name="lang" value="${lang}"/>`;
      if (lang === 'en') expect(text).not.to.contain('name="lang"');
      else expect(text).to.contain(hidden);
    });
  }

  describe('its search', () => {
    it('offers the months of the packages and limits that make a difference', async () => {
      const text = await html('/');
      const values = (name: string) => {
        const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(text)?.[1];
        return [...(select ?? '').matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
      };
      const [any, ...months] = values('month');
      expect(any).to.equal('');
      expect(months).to.have.length.above(1).and.to.deep.equal(months.toSorted());
      // 4, 4, 7 and 9 days; 620, 690, 1,190 euros and one price on request.
      expect(values('days')).to.deep.equal(['', '5', '7']);
      expect(values('price')).to.deep.equal(['', '750', '1250']);
    });

    it('finds by words, month, length and price', async () => {
      const [month] = /2\d{3}-\d\d/.exec((await html('/')).split('search-month')[2] ?? '') ?? [];
      expect(packages(await html('/?q=grand-popo'))).to.deep.equal(['coast-and-memory']);
      expect(packages(await html('/?days=5'))).to.deep.equal(['lagoon-days', 'kings-and-cloth']);
      expect(packages(await html('/?price=650'))).to.deep.equal(['lagoon-days']);
      const inMonth = packages(await html(`/?month=${month}`));
      expect(inMonth).not.to.be.empty.and.not.to.include('north-by-red-road');
    });

    it('orders by price, those on request last, and keeps the filters in the form', async () => {
      const text = await html('/?sort=price&q=ganvie&lang=fr');
      expect(packages(text)).to.deep.equal(['lagoon-days', 'coast-and-memory']);
      expect(text).to.match(/<input[^>]*name="q"[^>]*value="ganvie"/);
      expect(text).to.match(/<option value="price" selected="">/);
      expect(text).to.contain('2 voyages sur 4');
    });

    it('says so when nothing fits, and leads on', async () => {
      const text = await html('/?q=zzzz&lang=de');
      expect(packages(text)).to.deep.equal([]);
      expect(text)
        .to.contain('Keine Reise erfüllt alles zugleich')
        .and.to.contain('0 von 4 Reisen');
      expect(text).to.match(/<a class="button" href="\/\?lang=de"/);
      expect(text).to.match(/<a class="button button--secondary" href="\/contact-us\?lang=de"/);
    });

    for (const query of [
      'q=&month=&days=&price=&sort=featured',
      'month=2027-13&days=0&price=-1&sort=none',
      'month=February&days=4.5&price=1e3&sort[]=price',
      `days=999&price=99999999&sort=__proto__`,
      'q=%00%20%07&month=%27%22%3E%3Cscript%3E',
    ]) {
      it(`ignores what makes no sense: ${query.slice(0, 48)}`, async () => {
        expect(packages(await html(`/?${query}`))).to.deep.equal(ALL);
      });
    }

    it('survives a very long text and writes markup as text', async () => {
      expect(packages(await html(`/?q=${'é'.repeat(400)}`))).to.deep.equal([]);
      const text = await html(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
      expect(text).not.to.contain('<script>alert(1)');
    });

    it('has one canonical address, whatever is searched', async () => {
      const text = await html('/?days=5&sort=price');
      expect(text).to.contain(`<link rel="canonical" href="${site.url}/"`);
    });
  });

  it('sends the hero first when the upstream is slow, with a way for those without JavaScript', async () => {
    const upstream = await startFaultyUpstream(site.upstream);
    upstream.fail({ delay: 300 });
    const slow = await startSite({ upstream });
    try {
      // As it is, for a packed answer may come in larger pieces.
      const headers = { 'user-agent': BROWSER, 'accept-encoding': 'identity' };
      const answer = await fetch(slow.url, { headers });
      let text = '';
      let first = '';
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part;
        if (!first && text.includes('</footer>')) first = text;
      }
      expect(first).to.contain('breakfast comes by boat</h1>');
      expect(first).to.match(/<noscript>[\s\S]*?href="\/our-destinations"/);
      expect(first).not.to.contain('class="package-card"');
      expect(packages(text)).to.deep.equal(ALL);
      expect(text).to.contain('href="/destination/ganvie"');
      expect(upstream.calls).to.have.length(3);
    } finally {
      await slow.close();
      await upstream.close();
    }
  });

  it('still stands when the upstream is gone, and says what is missing', async () => {
    const alone = await startSite({ upstream: { url: 'http://127.0.0.1:9', key: 'k'.repeat(64) } });
    try {
      const { status, text } = await request(alone.app).get('/?q=lake');
      expect(status).to.equal(200);
      expect(text).to.contain('breakfast comes by boat</h1>');
      expect(text.match(/This part cannot be shown right now/g)).to.have.length(4);
      expect(text).to.contain('<a href="/?q=lake">Load this part again</a>');
    } finally {
      await alone.close();
    }
  });
});
