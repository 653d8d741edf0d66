import { expect } from 'chai';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const UNREACHABLE = { url: 'http://127.0.0.1:9', key: 'k'.repeat(32) };

describe('GET /contact-us', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({
      env: { CONTACT_EMAIL: 'team@agency.example', CONTACT_PHONE: '+229 01 23 45' },
    });
  });
  after(() => site.close());

  /** Subject and text of the message that the page's first button begins. */
  async function message(path: string, app = site.app) {
    const { status, text } = await request(app).get(path);
    expect(status).to.equal(200);
    const href =
      /<a class="button" href="(mailto:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, searchParams } = new URL(href);
    return {
      to: pathname,
      subject: searchParams.get('subject'),
      body: searchParams.get('body') ?? '',
    };
  }

  it('gives telephone, mail, hours with their zone, time of answer and address', async () => {
    const { text } = await request(site.app).get('/contact-us');
    expect(text).to.include('href="tel:+229012345"');
    expect(text).to.include('href="mailto:team@agency.example"');
    for (const words of ['(UTC+1)', 'Within one working day', '<address>'])
      expect(text).to.include(words);
    expect(text).to.match(/"@type":"ContactPage"[^<]*"telephone":"\+229 01 23 45"/);
  });

  it('begins a message about a trip when nothing is said', async () => {
    const { to, subject, body } = await message('/contact-us');
    expect(to).to.equal('team@agency.example');
    expect(subject).to.equal('Question about a trip');
    expect(body).to.include('Who travels');
  });

  for (const [query, expected] of [
    ['sujet=order', 'Question about an order'],
    ['sujet=booklet', 'Please send me Benin Immersion'],
    ['sujet=press', 'Press enquiry'],
    ['sujet=other', 'Another question'],
    ['package=lagoon-days', 'Question about Lagoon Days'],
    ['sujet=trip&package=lagoon-days', 'Question about Lagoon Days'],
    ['sujet=press&package=lagoon-days', 'Press enquiry'],
    ['lang=de&sujet=trip&package=lagoon-days', 'Frage zu Lagunentage'],
  ]) {
    it(`carries the subject of ?${query}`, async () => {
      expect((await message(`/contact-us?${query}`)).subject).to.equal(expected);
    });
  }

  for (const query of [
    'sujet=nonsense',
    'sujet=',
    'package=no-such-trip',
    'package=../x',
    `package=${'a'.repeat(300)}`,
  ]) {
    it(`ignores ?${query.slice(0, 30)}`, async () => {
      expect((await message(`/contact-us?${query}`)).subject).to.equal('Question about a trip');
    });
  }

  it('takes no markup from the address', async () => {
    const { text } = await request(site.app).get('/contact-us?sujet=%22%3E%3Csvg%20onload%3D1%3E');
    expect(text).not.to.include('<svg onload');
  });

  it('helps even when our data does not answer', async () => {
    const broken = await startSite({ upstream: UNREACHABLE });
    try {
      const { subject } = await message('/contact-us?package=lagoon-days', broken.app);
      expect(subject).to.equal('Question about a trip');
    } finally {
      await broken.close();
    }
  });
});
