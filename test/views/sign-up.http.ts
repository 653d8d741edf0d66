import { expect } from 'chai';
import { linkIn, mailTo, newCustomer, newVisitor, person, post } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const CONFIRM = /confirm/i;

describe('Signing up, without script', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
  });
  after(() => site.close());

  it('says everything that is missing, at the field and on top, to the letter', async () => {
    const { status, text } = await post(newVisitor(site), '/sign-up', {});
    expect(status).to.equal(422);
    expect(text).to.include('<title>Error: Create an account | Kwabo</title>');
    for (const [field, words] of [
      ['prenom', 'You have to fill firstname field'],
      ['nom', 'You have to fill lastname field'],
      ['email', 'You have to give your email address'],
      ['telephone', 'Your phone number'],
      ['password', 'A password is required'],
      ['confirmpassword', 'Same password is required'],
      ['cgu', 'You have to accept Terms &amp; condition to sign up'],
    ] as const) {
      expect(text).to.match(new RegExp(`<a href="#sign-up-${field}">${words}</a>`));
      const problem = new RegExp(`id="sign-up-${field}-problem">.*?${words}</p>`);
      expect(text).to.match(problem);
      expect(text).to.match(
        new RegExp(
          `id="sign-up-${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*sign-up-${field}-problem`,
        ),
      );
    }
  });

  it('shows the banner of the specification in French', async () => {
    const { text } = await post(newVisitor(site), '/sign-up?lang=fr', {});
    expect(text).to.include('Veuillez remplir tous les champs requis.');
  });

  for (const [field, value, words] of [
    ['email', 'afi@', 'Please check this email address'],
    ['telephone', '12', 'Please check this telephone number'],
    ['confirmpassword', 'another one', 'Same password is required'],
    ['password', 'short', 'at least 8 characters'],
    ['password', 'password', 'Many people use this password'],
    ['prenom', 'x'.repeat(101), 'too long'],
  ] as const) {
    it(`refuses ${field} = ${value.slice(0, 12)} there, and keeps the rest but the passwords`, async () => {
      const both: Record<string, string> = field === 'password' ? { confirmpassword: value } : {};
      const form = person({ [field]: value, ...both });
      const { status, text } = await post(newVisitor(site), '/sign-up', form);
      expect(status).to.equal(422);
      expect(text).to.match(new RegExp(`id="sign-up-${field}-problem">.*?${words}`));
      if (field !== 'email') expect(text).to.include(`value="${form.email}"`);
      expect(text).to.match(/name="cgu"[^>]*checked=""/);
      expect(text).to.not.include(form.password === value ? 'baobab' : form.password);
    });
  }

  it('signs in at once, keeps nothing of the password, and asks to confirm the address', async () => {
    const { visitor, form } = await newCustomer(site, { retour: '/package/lagoon-days' });
    const { text, headers } = await visitor.get('/confirm-sign-up?retour=/package/lagoon-days');
    expect(headers['cache-control']).to.equal('private, no-store');
    expect(text).to.include(`link to ${form.email}`);
    expect(text).to.match(/href="\/package\/lagoon-days"[^>]*>Go on where you were/);
    expect(text).to.match(/My account <\/span><[^>]*>Afi/);
    const again = await post(visitor, '/confirm-sign-up', {});
    expect(again.status).to.equal(200);
    expect(again.text).to.include('Another link is on its way');
  });

  it('asks who is signed in already no second time', async () => {
    const { visitor } = await newCustomer(site);
    for (const door of ['/sign-up', '/sign-in']) {
      const { status, headers } = await visitor.get(door);
      expect([status, headers.location]).to.deep.equal([302, '/mon-compte']);
    }
  });

  it('tells who has an account already so at the field, with the ways in, and their owner by mail', async () => {
    const { form } = await newCustomer(site);
    const { status, text, headers } = await post(newVisitor(site), '/sign-up', {
      ...form,
      email: form.email.toUpperCase(),
    });
    expect(status).to.equal(422);
    expect(text).to.match(/id="sign-up-email-problem">.*?already an account/);
    expect(text).to.match(/<a href="\/mot-de-passe-oublie"[^>]*>Reset your password/);
    expect(JSON.stringify(headers['set-cookie'] ?? '')).to.not.include('id1');
    await mailTo(site, form.email, /account|address/i);
  });

  it('stops programs with a trap and a minimal time, and loses nothing', async () => {
    for (const [field, value] of [
      ['website', 'http://buy.example'],
      ['began', String(Date.now())],
    ] as const) {
      const form = person({ [field]: value });
      const { status, text } = await post(newVisitor(site), '/sign-up', form);
      expect(status).to.equal(422);
      expect(text).to.include('press the button once more').and.include(`value="${form.email}"`);
    }
  });

  for (const retour of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/sign-in',
  ]) {
    it(`goes nowhere but home for retour=${retour}`, async () => {
      const { form } = await newCustomer(site);
      const visitor = newVisitor(site);
      const { headers } = await post(visitor, '/sign-in', {
        email: form.email,
        password: form.password,
        retour,
      });
      expect(headers.location).to.equal('/');
      const page = await newVisitor(site).get('/sign-up').query({ retour });
      expect(page.text).to.not.match(
        /href="(?:[^"]*:)?[/\\]{2}evil|href="javascript:|name="retour"/,
      );
    });
  }

  describe('the link in the mail', () => {
    it('confirms by a press alone: looking at it, however often, does not use it up', async () => {
      const { visitor, form } = await newCustomer(site, { retour: '/package/lagoon-days' });
      const path = await linkIn(site, form.email, CONFIRM);
      const scanner = newVisitor(site);
      for (const method of ['get', 'head', 'get'] as const)
        expect((await scanner[method](path)).status).to.equal(200);
      const { text, headers } = await visitor.get(path);
      expect(headers['referrer-policy']).to.equal('no-referrer');
      expect(headers['cache-control']).to.equal('private, no-store');
      expect(text).to.include('<meta name="robots" content="noindex');
      const pressed = await post(visitor, path, {});
      expect(pressed.status).to.equal(303);
      expect(pressed.headers.location).to.equal(
        '/activate-account/done?retour=%2Fpackage%2Flagoon-days',
      );
      const done = await visitor.get(pressed.headers.location ?? '');
      expect(done.text).to.include('<h1>Your address is confirmed</h1>');
      expect(done.text).to.match(/href="\/package\/lagoon-days"[^>]*>Go on/);
      const confirmed = await visitor.get('/confirm-sign-up');
      expect(confirmed.text).to.include('is confirmed already');
    });

    it('leads home with a word once it does not hold: used, wrong, or already confirmed', async () => {
      const { visitor, form } = await newCustomer(site);
      const path = await linkIn(site, form.email, CONFIRM);
      const stranger = newVisitor(site);
      expect((await post(stranger, path, {})).status).to.equal(303);
      for (const [who, address, why] of [
        [stranger, path, 'old'],
        [visitor, path, 'active'],
        [stranger, '/activate-account/x', 'old'],
        [stranger, `/activate-account/${'a'.repeat(43)}`, 'old'],
      ] as const) {
        const { status, headers } = await who.get(address);
        expect([status, headers.location]).to.deep.equal([303, `/?activation=${why}`]);
        if (address === path) expect(headers['cache-control']).to.equal('private, no-store');
      }
      const home = await stranger.get('/?activation=old');
      expect(home.text).to.include('no longer holds').and.include('href="/confirm-sign-up"');
      expect((await post(stranger, path, {})).headers.location).to.equal('/?activation=old');
    });

    it('stands in no log', async () => {
      const { visitor, form } = await newCustomer(site);
      const path = await linkIn(site, form.email, CONFIRM);
      await visitor.get(path);
      await visitor.get(path.replace('/activate-account', '/Activate-Account'));
      await post(visitor, path, {});
      await visitor.put(path).set('Sec-Fetch-Site', 'cross-site');
      const token = path.split('/').at(-1)?.split('?')[0] ?? 'missing';
      expect(token).to.have.length(43);
      expect(JSON.stringify(site.logged)).to.include('/activate-account/…').and.not.include(token);
    });
  });
});
