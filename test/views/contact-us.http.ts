import { expect } from 'chai';
import request from 'supertest';
import { mailTo, newCustomer, newVisitor, post } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const UNREACHABLE = { url: 'http://127.0.0.1:9', key: 'k'.repeat(32) };
const AGENCY = 'team@agency.example';

describe('The contact page, without script', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({
      env: { CONTACT_EMAIL: AGENCY, CONTACT_PHONE: '+229 01 23 45', LIMIT_FACTOR: '1000' },
    });
  });
  after(() => site.close());

  let letters = 0;
  const letter = (change: Record<string, string> = {}) => ({
    nom: 'Ama Müller',
    email: `ama-${++letters}@example.com`,
    telephone: '+41 79 123 45 67',
    sujet: 'Question about a trip',
    message: 'Is the lake\nwarm in March?',
    ...change,
  });

  /** The subject that is chosen, and the help for the message. */
  async function chosen(path: string, app = site.app) {
    const { status, text } = await request(app).get(path);
    expect(status).to.equal(200);
    return /<option[^>]*selected=""[^>]*>([^<]*)</.exec(text)?.[1];
  }

  it('gives telephone, mail, hours with their zone, time of answer and address', async () => {
    const { text } = await request(site.app).get('/contact-us');
    expect(text).to.include('href="tel:+229012345"').and.include(`href="mailto:${AGENCY}"`);
    for (const words of ['(UTC+1)', 'Within one working day', '<address>'])
      expect(text).to.include(words);
    expect(text).to.match(/"@type":"ContactPage"[^<]*"telephone":"\+229 01 23 45"/);
  });

  for (const [query, expected] of [
    ['', 'Question about a trip'],
    ['sujet=order', 'Question about an order'],
    ['sujet=booklet', 'Please send me Benin Immersion'],
    ['sujet=press', 'Press enquiry'],
    ['sujet=other', 'Another question'],
    ['package=lagoon-days', 'Question about Lagoon Days'],
    ['sujet=trip&package=lagoon-days', 'Question about Lagoon Days'],
    ['sujet=press&package=lagoon-days', 'Press enquiry'],
    ['lang=de&sujet=trip&package=lagoon-days', 'Frage zu Lagunentage'],
    ['sujet=nonsense', 'Question about a trip'],
    ['package=no-such-trip', 'Question about a trip'],
    ['package=../x', 'Question about a trip'],
    [`package=${'a'.repeat(300)}`, 'Question about a trip'],
    ['sujet=%22%3E%3Csvg%20onload%3D1%3E', 'Question about a trip'],
  ]) {
    it(`begins with the right subject for ?${query?.slice(0, 40)}`, async () => {
      expect(await chosen(`/contact-us?${query}`)).to.equal(expected);
    });
  }

  it('helps even when our data does not answer: what was typed stays, and how else to reach us', async () => {
    const broken = await startSite({
      upstream: UNREACHABLE,
      env: { CONTACT_EMAIL: AGENCY },
    });
    try {
      const path = '/contact-us?package=lagoon-days';
      expect(await chosen(path, broken.app)).to.equal('Question about a trip');
      const { status, text } = await post(newVisitor(broken), path, letter());
      expect(status).to.equal(503);
      expect(text).to.include(`Not sent. Your text is kept. Try again or write to ${AGENCY}.`);
      expect(text).to.include('Is the lake\nwarm in March?').and.include('value="Ama Müller"');
    } finally {
      await broken.close();
    }
  });

  for (const [lang, words] of [
    ['', 'You have to fill this field'],
    ['?lang=fr', 'Vous devez remplir ce champ'],
    ['?lang=de', 'Sie müssen dieses Feld ausfüllen'],
  ] as const) {
    it(`needs every field${lang}`, async () => {
      const { status, text } = await post(newVisitor(site), `/contact-us${lang}`, {});
      expect(status).to.equal(422);
      for (const field of ['nom', 'email', 'telephone', 'sujet', 'message']) {
        expect(text).to.match(new RegExp(`id="contact-${field}-problem">.*?${words}</p>`));
        expect(text).to.match(new RegExp(`<a href="#contact-${field}">[^<]*${words}`));
      }
    });
  }

  it('mails the message to the agency and a copy to its sender, and says so', async () => {
    const given = letter();
    const visitor = newVisitor(site);
    const answer = await post(visitor, '/contact-us?lang=fr', given);
    expect([answer.status, answer.headers.location]).to.deep.equal([
      303,
      '/contact-confirmation?recu=1&lang=fr',
    ]);
    const { text } = await visitor.get(answer.headers.location ?? '');
    expect(text).to.include('<h1>Votre message est chez nous</h1>').and.include('noindex');
    const mail = await mailTo(site, AGENCY, /Question about a trip/);
    expect(mail.replyTo?.[0]?.address).to.equal(given.email);
    expect(mail.text).to.include('warm in March?');
    expect((await mailTo(site, given.email, /./)).text).to.include('warm in March?');
  });

  it('is not confirmed to who has not written', async () => {
    const { status, headers } = await request(site.app).get('/contact-confirmation');
    expect([status, headers.location]).to.deep.equal([302, '/contact-us']);
  });

  it('knows who is signed in', async () => {
    const { visitor, form } = await newCustomer(site);
    const { text } = await visitor.get('/contact-us');
    expect(text).to.include('value="Afi Houngbédji"').and.include(`value="${form.email}"`);
  });

  for (const [name, change, words] of [
    ['a trap that was filled in', { website: 'http://buy.example' }, 'press the button once more'],
    ['haste', { began: String(Date.now() + 3_600_000) }, 'press the button once more'],
    ['an address that is none', { email: 'ama@' }, 'Please check this email address'],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, 'too long'],
  ] as const) {
    it(`sends nothing for ${name}, and keeps what was typed`, async () => {
      const given = letter({ nom: 'Kept Name', ...change });
      const { status, text } = await post(newVisitor(site), '/contact-us', given);
      expect(status).to.equal(422);
      expect(text).to.include(words).and.include('value="Kept Name"');
    });
  }

  it('is limited', async () => {
    const strict = await startSite();
    try {
      const visitor = newVisitor(strict);
      const statuses = [];
      for (let count = 0; count < 6; count++)
        statuses.push((await post(visitor, '/contact-us', letter())).status);
      expect(statuses).to.deep.equal([303, 303, 303, 303, 303, 429]);
    } finally {
      await strict.close();
    }
  });
});
