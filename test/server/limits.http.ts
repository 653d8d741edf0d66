import { expect } from 'chai';
import supertest from 'supertest';
import { CODE } from '../../shared/contract/constants.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { newVisitor, signUpForm } from '../support/visitor.ts';
import { keepMails, mailsTo } from '../upstream/support/accounts.ts';

describe('Tries of visitors', () => {
  let site: TestSite;
  afterEach(() => site.close());

  let guesses = 0;
  const guess = (headers: Record<string, string> = {}, lang = 'en') =>
    supertest(site.url)
      .post(`/api?target=compte&func=site-connexion&lang=${lang}`)
      .set({ 'Sec-Fetch-Site': 'same-origin', ...headers })
      .send({ email: `nobody-${++guesses}@example.com`, password: 'guess' });

  it('are counted by the connection’s address, whatever a visitor says of it', async () => {
    site = await startSite();
    const said = () => ({
      'X-Forwarded-For': `203.0.113.${guesses % 250}`,
      Forwarded: `for=203.0.113.${guesses % 250}`,
      'X-Real-IP': `203.0.113.${guesses % 250}`,
      'X-Visitor': `203.0.113.${guesses % 250} 0`,
    });
    for (let count = 0; count < 10; count++)
      expect((await guess(said())).body.entete.code).to.equal(CODE.credentials);
    for (let count = 0; count < 100; count++) expect((await guess(said())).status).to.equal(429);
    const { status, headers, body } = await guess(said(), 'de');
    expect(status).to.equal(429);
    expect(headers['retry-after']).to.equal(String(body.corps.retryAfter));
    expect(body.corps.retryAfter).to.be.within(1, 900);
    expect(body.entete).to.deep.equal({
      code: CODE.tooMany,
      message:
        'Das waren zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    });
  });

  it('are counted by what a trusted proxy says, and by its last word only', async () => {
    site = await startSite({ env: { TRUST_PROXY: '1' } });
    const from = (address: string) => guess({ 'X-Forwarded-For': address });
    for (let count = 0; count < 10; count++)
      expect((await from(`198.51.100.${count}, 203.0.113.7`)).body.entete.code).to.equal(2);
    expect((await from('198.51.100.99, 203.0.113.7')).status).to.equal(429);
    expect((await from('203.0.113.8')).body.entete.code).to.equal(CODE.credentials);
  });

  it('by the hundred leave the pages to the others', async function () {
    this.timeout(60_000);
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
    const visitor = newVisitor(site);
    await visitor.get('/blogs');
    const flood = Promise.all(Array.from({ length: 100 }, () => guess()));
    const times: number[] = [];
    for (let count = 0; count < 40; count++) {
      const start = performance.now();
      expect((await visitor.get('/blogs')).status).to.equal(200);
      times.push(performance.now() - start);
    }
    const answers = await flood;
    for (const { status, body } of answers)
      expect([status, body.entete.code].join()).to.be.oneOf(['200,2', '503,-1']);
    expect(answers.filter(({ status }) => status === 200).length).to.be.greaterThan(9);
    const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    expect(slowest, 'ms for all but 5 % of the pages').to.be.lessThan(500);
  });

  it('do not lead a mail’s link to another host', async () => {
    site = await startSite();
    await keepMails(site);
    const emails: string[] = [];
    for (const headers of [
      { Host: 'evil.example' },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
      { Forwarded: 'host=evil.example' },
      { Host: `${new URL(site.url).hostname}:81` },
    ] as Record<string, string>[]) {
      const form = signUpForm();
      const { body } = await newVisitor(site).call('compte/site-inscription', form, headers);
      expect(body.entete.code).to.equal(CODE.success);
      emails.push(form.email);
    }
    expect(emails).to.have.length(4);
    for (const email of emails) {
      const [mail] = await mailsTo(site, email);
      expect(new URL(mail?.payload.link ?? '').origin).to.equal(site.url);
    }
  });

  it('with what is wrong are said by field, in the visitor’s language, and not counted', async () => {
    site = await startSite();
    for (let count = 0; count < 8; count++) {
      const form = signUpForm({ telephone: '', password: 'password', confirmpassword: 'password' });
      const { status, body } = await newVisitor(site).call('compte/site-inscription', form);
      expect(status).to.equal(200);
      expect(body.entete).to.deep.equal({ code: 1, message: 'Please check the marked fields.' });
      expect(body.corps.fields).to.deep.equal({ telephone: 'required', password: 'common' });
      const common = signUpForm({ password: 'password', confirmpassword: 'password' });
      const answer = await newVisitor(site).call('compte/site-inscription', common);
      expect(answer.body.corps.fields).to.deep.equal({ password: 'common' });
    }
    const { body } = await newVisitor(site).call('compte/site-inscription', signUpForm());
    expect(body.entete.code).to.equal(CODE.success);
  });

  it('to sign up are five an hour', async () => {
    site = await startSite();
    for (let count = 0; count < 5; count++)
      expect(
        (await newVisitor(site).call('compte/site-inscription', signUpForm())).status,
      ).to.equal(200);
    const refused = await newVisitor(site).call('compte/site-inscription', signUpForm());
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers['retry-after'])).to.be.within(3500, 3600);
    expect(refused.headers['set-cookie'] ?? []).to.not.match(/id1/);
  });
});
