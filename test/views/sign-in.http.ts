import { expect } from 'chai';
import {
  linkIn,
  mailTo,
  newCustomer,
  newVisitor,
  PASSWORD,
  post,
  type Visitor,
} from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  ([headers['set-cookie'] ?? []].flat() as string[]).map((cookie) => cookie.split('=')[0]);

describe('Signing in, without script', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000', CONTACT_EMAIL: 'team@agency.example' } });
  });
  after(() => site.close());

  for (const [path, email, password, title] of [
    ['/sign-in', 'Incorrect email address', 'Enter your password', 'Error: Sign in'],
    [
      '/sign-in?lang=fr',
      'Adresse e-mail incorrecte',
      'Saisissez votre mot de passe',
      'Erreur\u00a0: Connexion',
    ],
    [
      '/sign-in?lang=de',
      'Falsche E-Mail-Adresse',
      'Geben Sie Ihr Passwort ein',
      'Fehler: Anmelden',
    ],
  ] as const) {
    it(`${path} says what is missing, at the field and on top`, async () => {
      const { status, text } = await post(newVisitor(site), path, { email: 'afi', password: '' });
      expect(status).to.equal(422);
      expect(text).to.include(`<title>${title} | Kwabo</title>`);
      expect(text).to.match(new RegExp(`<a href="#sign-in-email">${email}</a>`));
      expect(text).to.match(new RegExp(`id="sign-in-email-problem">.*?${email}</p>`));
      expect(text).to.match(new RegExp(`<a href="#sign-in-password">${password}</a>`));
      expect(text).to.match(new RegExp(`id="sign-in-password-problem">.*?${password}</p>`));
      expect(text).to.include('value="afi"');
    });
  }

  it('is marked for outside programs, and stays out of search engines', async () => {
    const { text } = await newVisitor(site).get('/sign-in');
    expect(text).to.match(/<form[^>]*name="sign-in"[^>]*method="post"/);
    expect(text).to.match(/<button type="submit"/);
    expect(text).to.include('data-page="sign-in"').and.include('content="noindex');
    expect(text).to.match(/<input[^>]*autocomplete="email"[^>]*name="email"/i);
    expect(text).to.match(/<input[^>]*autocomplete="current-password"[^>]*name="password"/i);
  });

  it('answers a wrong password and an unknown address alike, keeps the address, and shows two ways on', async () => {
    const { form } = await newCustomer(site);
    const answers = await Promise.all(
      [form.email, 'nobody@example.com'].map(async (email) => {
        const answer = await post(newVisitor(site), '/sign-in', {
          email,
          password: 'a guess of mine',
        });
        expect(answer.status).to.equal(422);
        expect(cookiesOf(answer)).to.not.include('id1');
        expect(answer.text).to.include(`value="${email}"`).and.not.include('a guess of mine');
        return answer.text.replaceAll(email, 'address');
      }),
    );
    expect(answers[0]).to.equal(answers[1]);
    expect(answers[0]).to.include('The email address or the password is wrong.');
    expect(answers[0]).to.match(/href="\/mot-de-passe-oublie"[^>]*>Reset your password/);
    expect(answers[0]).to.match(/href="\/sign-up"[^>]*>Create an account/);
  });

  it('leads back to where one was, in one’s language, and greets by name', async () => {
    const { form } = await newCustomer(site);
    const visitor = newVisitor(site);
    const { email } = form;
    const answer = await post(visitor, '/sign-in?lang=fr', {
      email,
      password: PASSWORD,
      retour: '/package/lagoon-days?lang=de',
    });
    expect([answer.status, answer.headers.location]).to.deep.equal([
      303,
      '/package/lagoon-days?lang=fr',
    ]);
    expect(cookiesOf(answer)).to.include.members(['id1', 'id2', 'device']);
    const { text, headers } = await visitor.get('/gallery');
    expect(text).to.match(/href="\/mon-compte"[^>]*>.*?Afi/s);
    expect(headers['cache-control']).to.equal('private, no-store');
    const other = await newVisitor(site).get('/gallery');
    expect(other.text).to.include('href="/sign-in?retour=%2Fgallery"').and.not.include('Afi');
  });

  it('keeps the booking in progress', async () => {
    const { form } = await newCustomer(site);
    const visitor = newVisitor(site);
    const { id } = await call(visitor, 'package/site-package-info', { id: 'lagoon-days' });
    await set(visitor, 'site-set-nb-traveller', { idpackage: id, traveller: 3 });
    const door = await visitor.get('/sign-in?retour=/package/lagoon-days');
    expect(door.text).to.include('Your choice for Lagoon Days is kept').and.include('3 travellers');
    await post(visitor, '/sign-in', {
      email: form.email,
      password: PASSWORD,
      retour: '/package/lagoon-days',
    });
    const { traveller } = await call(visitor, 'tobook/site-get-to-book', { id: 'lagoon-days' });
    expect(traveller).to.equal(3);
    const { text } = await visitor.get('/sign-in?retour=/package/lagoon-days');
    expect(text).to.include('<h1>Book Lagoon Days</h1>').and.include('mailto:team@agency.example');
    expect(text).to.not.include('name="password"');
  });

  it('ends by a press alone, and takes cookies, drafts and pages with it', async () => {
    const { visitor } = await newCustomer(site);
    expect((await visitor.get('/sign-out')).text).to.include('<h1>Sign out?</h1>');
    expect((await visitor.get('/mon-compte/mes-commandes')).status).to.equal(200);
    const answer = await post(visitor, '/sign-out', {});
    expect([answer.status, answer.headers.location]).to.deep.equal([303, '/']);
    expect(answer.headers['clear-site-data']).to.equal('"cache", "storage"');
    expect((await visitor.get('/mon-compte/mes-commandes')).status).to.equal(303);
    const foreign = await newVisitor(site).post('/sign-out').set('Sec-Fetch-Site', 'cross-site');
    expect(foreign.status).to.equal(403);
  });

  describe('after the password is forgotten', () => {
    it('answers an unknown address as a known one', async () => {
      const { form } = await newCustomer(site);
      const answers = await Promise.all(
        [form.email, 'nobody@example.com'].map((email) =>
          post(newVisitor(site), '/mot-de-passe-oublie', { email }),
        ),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      expect(answers[0]?.text).to.equal(answers[1]?.text);
      expect(answers[0]?.text).to.include('If there is an account with this address');
    });

    it('needs an address', async () => {
      const { status, text } = await post(newVisitor(site), '/mot-de-passe-oublie', { email: ' ' });
      expect(status).to.equal(422);
      expect(text).to.match(/id="forgotten-email-problem">.*?You have to give your email address/);
    });

    it('takes a new password by the mailed link, once, and ends every session', async () => {
      const { visitor, form } = await newCustomer(site);
      await post(newVisitor(site), '/mot-de-passe-oublie', { email: form.email });
      const path = await linkIn(site, form.email, /password/i);
      const owner = newVisitor(site);
      const page = await owner.get(path);
      expect(page.status).to.equal(200);
      expect(page.headers['referrer-policy']).to.equal('no-referrer');
      expect(page.headers['cache-control']).to.equal('private, no-store');
      expect(page.text).to.match(/rel="canonical" href="[^"]*\/mot-de-passe-oublie"/);

      const unequal = await post(owner, path, { password: 'a boat on the lake', pwdconfirm: 'x' });
      expect(unequal.status).to.equal(422);
      expect(unequal.text).to.match(/id="new-password-pwdconfirm-problem"/);
      const same = { password: 'a boat on the lake', pwdconfirm: 'a boat on the lake' };
      const saved = await post(owner, path, same);
      expect([saved.status, saved.headers.location]).to.deep.equal([303, '/sign-in?nouveau=1']);
      expect((await owner.get('/sign-in?nouveau=1')).text).to.include('Your new password holds');
      expect((await visitor.get('/mon-compte/mes-commandes')).status).to.equal(303);

      const again = await post(owner, path, same);
      expect([again.status, again.headers.location]).to.deep.equal([303, path]);
      const ended = await owner.get(path);
      expect(ended.status).to.equal(404);
      expect(ended.text).to.include('<h1>This link no longer holds</h1>');
      const old = await post(owner, '/sign-in', { email: form.email, password: PASSWORD });
      expect(old.status).to.equal(422);
      const { status } = await post(owner, '/sign-in', {
        email: form.email,
        password: same.password,
      });
      expect(status).to.equal(303);
      await mailTo(site, form.email, /password.*changed|changed.*password/i);
      const token = path.split('/').at(-1) ?? 'missing';
      expect(JSON.stringify(site.logged)).to.not.include(token);
    });
  });

  it('is limited, and says so', async () => {
    const strict = await startSite();
    try {
      const visitor = newVisitor(strict);
      const tries = [];
      for (let count = 0; count < 11; count++) {
        const { status, text } = await post(visitor, '/sign-in', {
          email: 'nobody@example.com',
          password: 'x',
        });
        tries.push(status);
        if (status === 429)
          expect(text).to.include('too many times').and.include('nobody@example.com');
      }
      expect(tries).to.deep.equal([...Array(10).fill(422), 429]);
    } finally {
      await strict.close();
    }
  });
});

async function call(visitor: Visitor, selector: string, query: Record<string, string>) {
  const [target = '', func = ''] = selector.split('/');
  const { body } = await visitor.get('/api').query({ target, func, ...query });
  expect(body.entete.code).to.equal(0);
  return body.corps;
}

async function set(visitor: Visitor, func: string, payload: object) {
  const { body } = await visitor
    .post('/api')
    .query({ target: 'tobook', func })
    .set('Sec-Fetch-Site', 'same-origin')
    .send(payload);
  expect(body.entete.code).to.equal(0);
}
