import { expect } from 'chai';
import supertest from 'supertest';
import { CODE } from '../../shared/contract/constants.ts';
import { type Selector, selectors } from '../../shared/contract/selectors.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { cookiesOf, newVisitor, PASSWORD, signUpForm, type Visitor } from '../support/visitor.ts';

describe('Somebody who is signed in, against others,', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '100' } });
  });
  after(() => site.close());

  async function newCustomer() {
    const visitor = newVisitor(site);
    const form = signUpForm();
    await visitor.call('compte/site-inscription', form);
    return { visitor, form };
  }
  const whoIs = async (visitor: Visitor) =>
    (await visitor.call('compte/site-get-compte')).body.corps?.info?.email ?? 'nobody';
  const isSignedOut = (answer: supertest.Response) => {
    const cleared = cookiesOf(answer).filter((line) => /=;.*Expires=Thu, 01 Jan 1970/.test(line));
    expect(cleared.map((line) => line.slice(0, 4)).sort()).to.deep.equal(['id1=', 'id2=']);
    expect(answer.headers['cache-control']).to.equal('private, no-store');
  };

  it('with cookies that do not go together is signed out cleanly', async () => {
    const { visitor, form } = await newCustomer();
    const a = visitor.cookies;
    const b = (await newCustomer()).visitor.cookies;
    const id1 = a.get('id1') ?? '';
    const id2 = a.get('id2') ?? '';
    for (const wrong of [
      { id1, id2: b.get('id2') ?? '' },
      { id1: id2, id2: id1 },
      { id1: id1.slice(1), id2 },
      { id1, id2: id2.slice(1) },
      { id1: '', id2 },
      { id1 },
      { id2 },
      { id1: 'x'.repeat(8000), id2 },
      { id1: `${id1}%0d%0aSet-Cookie:%20x=1`, id2 },
      { id1: 'A'.repeat(43), id2 },
      { id1: 'j:{"a":1}', id2 },
    ] as Record<string, string>[]) {
      for (const path of ['/blogs', '/api?target=compte&func=site-get-compte']) {
        const answer = await newVisitor(site, wrong).get(path);
        expect(answer.status).to.equal(200);
        isSignedOut(answer);
        expect(answer.text).to.not.include(form.email);
      }
    }
    expect(await whoIs(newVisitor(site, { id1, id2 }))).to.equal(form.email);
  });

  it('does not keep a credential or a device that somebody planted', async () => {
    const attacker = (await newCustomer()).visitor.cookies;
    const { form } = await newCustomer();
    const victim = newVisitor(site, Object.fromEntries(attacker));
    await victim.call('compte/site-connexion', { email: form.email, password: PASSWORD });
    for (const name of ['id1', 'id2', 'device'])
      expect(victim.cookies.get(name)).to.not.equal(attacker.get(name));
    expect(await whoIs(victim)).to.equal(form.email);
    const planted = newVisitor(site, Object.fromEntries(attacker));
    expect(await whoIs(planted)).to.equal('nobody');
  });

  it('is told nothing by the headers that others make up', async () => {
    const { visitor } = await newCustomer();
    const stolen = {
      Authorization: `Bearer ${visitor.cookies.get('id1')}`,
      'X-Account': visitor.cookies.get('id2') ?? '',
      'X-Visitor': '203.0.113.7 x',
      'X-Signature': 'x',
    };
    const { body } = await newVisitor(site).call('compte/site-get-compte', {}, stolen);
    expect(body.entete.code).to.equal(CODE.session);
  });

  it('does not activate by a picture on another site', async () => {
    const info = 'A'.repeat(43);
    const ask = async (from: string) =>
      (
        await newVisitor(site).call(
          'compte/site-activer-compte',
          { info },
          { 'Sec-Fetch-Site': from },
        )
      ).status;
    expect(await ask('cross-site')).to.equal(403);
    expect(await ask('same-site')).to.equal(403);
    expect(await ask('same-origin')).to.equal(200);
  });

  const writing = (Object.keys(selectors) as Selector[]).filter(
    (selector) =>
      selectors[selector].method === 'POST' && /^(?:compte|booking|tobook)/.test(selector),
  );
  for (const selector of writing)
    it(`does not ${selector} for another site`, async () => {
      const { visitor, form } = await newCustomer();
      const [target = '', func = ''] = selector.split('/');
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.kwabo.example' },
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        {},
      ] as Record<string, string>[])
        for (const type of [
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ]) {
          const answer = await supertest(site.url)
            .post('/api')
            .query({ target, func })
            .set({ ...headers, Cookie: cookie, 'Content-Type': type })
            .send(JSON.stringify({ password: PASSWORD, idpackage: 1, traveller: 9 }));
          expect(answer.status).to.equal(403);
          expect(cookiesOf(answer)).to.deep.equal([]);
          expect(answer.headers).to.not.have.property('access-control-allow-origin');
        }
      expect(await whoIs(visitor)).to.equal(form.email);
    });

  for (const method of ['put', 'delete', 'patch', 'trace', 'head', 'options'] as const)
    it(`does nothing by ${method.toUpperCase()}`, async () => {
      const { visitor, form } = await newCustomer();
      const [target, func] = ['compte', 'site-deconnexion'];
      const answer = await supertest(site.url)
        [method]('/api')
        .query({ target, func })
        .set({
          'Sec-Fetch-Site': 'same-origin',
          Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        });
      expect(answer.status).to.equal(405);
      expect(await whoIs(visitor)).to.equal(form.email);
    });

  it('leaves no credential, password, address or name in the log, nor the secret of a link', async () => {
    const { visitor, form } = await newCustomer();
    const secret = `${'Zq'.repeat(21)}9`;
    await visitor.call('compte/site-connexion', { email: form.email, password: 'wrong-guess' });
    await visitor.post('/sign-in', { email: form.email, password: PASSWORD });
    await visitor.get(`/activate-account/${secret}?retour=/blogs`);
    await visitor.post(`/mot-de-passe-oublie/${secret}`, { password: PASSWORD });
    await visitor.call('compte/site-compte-mot-de-passe-oublie-check', { id: secret });
    await visitor.call('compte/site-deconnexion');
    const log = JSON.stringify(site.logged);
    expect(log)
      .to.include('"path":"/api"')
      .and.include('/activate-account/…')
      .and.include('/mot-de-passe-oublie/…');
    for (const word of [
      ...visitor.cookies.values(),
      form.email,
      form.prenom,
      PASSWORD,
      'wrong-guess',
      secret,
      '127.0.0.1',
    ])
      expect(log).to.not.include(word);
  });

  it('opens a link’s page without a trace for others: no referrer, kept by nobody', async () => {
    const { headers } = await newVisitor(site).get(`/activate-account/${'Zq'.repeat(21)}9`);
    expect(headers['referrer-policy']).to.equal('no-referrer');
    expect(headers['cache-control']).to.equal('private, no-store');
    const { headers: other } = await newVisitor(site).get('/blogs');
    expect(other['referrer-policy']).to.equal('strict-origin-when-cross-origin');
  });
});
