import { expect } from 'chai';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type supertest from 'supertest';
import { accountContext, apiContext } from '../../shared/context.ts';
import { CODE } from '../../shared/contract/constants.ts';
import { useAccount } from '../../views/layout/account.ts';
import { inLayout, pages } from '../../views/routes.tsx';
import { startFaultyUpstream } from '../support/faulty-upstream.ts';
import { pages as addresses } from '../support/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { cookiesOf, newVisitor, PASSWORD, signUpForm } from '../support/visitor.ts';

/** Pages that sign in and out by plain forms. */
const routes = inLayout([
  ...pages,
  {
    path: 'try/sign-in',
    async action({ request, context }: LoaderFunctionArgs) {
      const { stay, email, password } = Object.fromEntries(await request.formData());
      const payload = { email: String(email), password: String(password) };
      await context.get(apiContext).call('compte/site-connexion', payload);
      return stay ? 'done' : redirect('/try/me');
    },
    Component: Me,
  },
  {
    path: 'try/sign-out',
    async action({ context }: LoaderFunctionArgs) {
      await context.get(apiContext).call('compte/site-deconnexion', {});
      return redirect('/');
    },
  },
  {
    path: 'try/me',
    async loader({ context }: LoaderFunctionArgs) {
      return (await context.get(accountContext)())?.email ?? 'nobody';
    },
    Component: Me,
  },
]);

function Me() {
  const email = useLoaderData<string>();
  return (
    <main>
      page: {email} frame: {useAccount()?.prenom ?? 'nobody'}
    </main>
  );
}
const mainOf = (text: string) =>
  /<main>(.*?)<\/main>/s.exec(text)?.[1]?.replaceAll('<!-- -->', '').trim();

describe('Somebody who signs in', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ routes, env: { LIMIT_FACTOR: '100' } });
  });
  after(() => site.close());

  async function newCustomer(of: { url: string } = site) {
    const visitor = newVisitor(of);
    const form = signUpForm();
    const answer = await visitor.call('compte/site-inscription', form);
    expect(answer.body.entete.code).to.equal(CODE.success);
    return { visitor, form, answer };
  }
  const isSignedOut = (answer: supertest.Response) => {
    const cleared = cookiesOf(answer).filter((line) => /=;.*Expires=Thu, 01 Jan 1970/.test(line));
    expect(cleared.map((line) => line.slice(0, 4)).sort()).to.deep.equal(['id1=', 'id2=']);
    expect(answer.headers['cache-control']).to.equal('private, no-store');
  };

  it('gets three cookies for thirty days that no script can read, and a body with nothing of them', async () => {
    const { answer, visitor } = await newCustomer();
    expect(answer.body).to.deep.equal({ entete: { code: 0, message: '' }, corps: null });
    expect(answer.headers['cache-control']).to.equal('private, no-store');
    const lines = cookiesOf(answer);
    expect(lines.map((line) => line.split('=')[0]).sort()).to.deep.equal(['device', 'id1', 'id2']);
    for (const line of lines)
      expect(line).to.match(
        /^\w+=[\w-]{43,64}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
    expect(visitor.cookies.get('id1')).to.match(/^[\w-]{43}$/);
  });

  it('gets them with __Host- and Secure where the site is https, and loses them by the same names', async () => {
    const secure = await startSite({ env: { PUBLIC_URL: 'https://kwabo.example' } });
    const { answer, visitor } = await newCustomer(secure);
    for (const line of cookiesOf(answer))
      expect(line).to.match(
        /^__Host-(id1|id2|device)=[\w-]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
    expect([...visitor.cookies.keys()].sort()).to.deep.equal(
      ['device', 'id1', 'id2'].map((name) => `__Host-${name}`),
    );
    for (const line of cookiesOf(await visitor.call('compte/site-deconnexion')))
      expect(line).to.match(
        /^__Host-id[12]=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
    expect([...visitor.cookies.keys()]).to.deep.equal(['__Host-device']);
    await secure.close();
  });

  it('is known to every page from then on, which is kept by nobody; others’ pages stay shared', async () => {
    const { visitor, form } = await newCustomer();
    for (const { path } of addresses) {
      const { text, headers, status } = await visitor.get(path);
      expect([status, headers['cache-control']], path).to.deep.equal([200, 'private, no-store']);
      expect(text, path).to.include(form.email);
    }
    const anonymous = newVisitor(site, { device: '0'.repeat(64) });
    const { text, headers } = await anonymous.get('/blogs');
    expect(headers['cache-control']).to.match(/^public/);
    expect(text).to.include('"layout":{"account":null}').and.not.include(form.email);
  });

  it('finds no credential, no hash and no key in a page', async () => {
    const { visitor } = await newCustomer();
    for (const path of [
      '/',
      '/try/me',
      '/package/lagoon-days',
      '/sign-in?retour=/package/lagoon-days',
    ]) {
      const { text } = await visitor.get(path);
      for (const secret of [...visitor.cookies.values(), site.upstream.key, site.upstream.url])
        expect(text, path).to.not.include(secret);
      expect(text).to.not.match(/argon2|[^\w-][0-9a-f]{64}[^\w-]/);
    }
  });

  it('may do so without JavaScript: an action’s redirect sets the cookies', async () => {
    const { form } = await newCustomer();
    const visitor = newVisitor(site);
    const answer = await visitor.post('/try/sign-in', { email: form.email, password: PASSWORD });
    expect([answer.status, answer.headers.location]).to.deep.equal([302, '/try/me']);
    expect(answer.headers['cache-control']).to.equal('private, no-store');
    const { text } = await visitor.get('/try/me');
    expect(mainOf(text)).to.equal(`page: ${form.email} frame: ${form.prenom}`);
  });

  it('is known to the very page that answers the form', async () => {
    const { form } = await newCustomer();
    const visitor = newVisitor(site);
    const body = { email: form.email, password: PASSWORD, stay: '1' };
    const answer = await visitor.post('/try/sign-in', body);
    expect(answer.status).to.equal(200);
    expect(mainOf(answer.text)).to.include(`frame: ${form.prenom}`);
    expect([...visitor.cookies.keys()].sort()).to.deep.equal(['device', 'id1', 'id2']);
    expect(answer.headers['cache-control']).to.equal('private, no-store');
  });

  it('leaves with both cookies deleted, the session revoked, and the browser’s memory cleared', async () => {
    for (const leave of ['script', 'form'] as const) {
      const { visitor } = await newCustomer();
      const before = Object.fromEntries(visitor.cookies);
      const answer =
        leave === 'script'
          ? await visitor.call('compte/site-deconnexion')
          : await visitor.post('/try/sign-out', {});
      isSignedOut(answer);
      expect(answer.headers['clear-site-data']).to.equal('"cache", "storage"');
      const replay = newVisitor(site, before);
      isSignedOut(await replay.get('/try/me'));
      const { body } = await newVisitor(site, before).call('compte/site-mes-donnees');
      expect(body.entete.code).to.equal(CODE.session);
    }
  });

  it('leaves also while the upstream is down', async () => {
    const faulty = await startFaultyUpstream(site.upstream);
    const cut = await startSite({ upstream: faulty });
    const { visitor } = await newCustomer(cut);
    faulty.fail('reset');
    isSignedOut(await visitor.call('compte/site-deconnexion'));
    expect([...visitor.cookies.keys()]).to.deep.equal(['device']);
    await cut.close();
    await faulty.close();
  });

  it('stays signed in while the upstream is down, and is nobody until it is back', async () => {
    const faulty = await startFaultyUpstream(site.upstream);
    const cut = await startSite({ upstream: faulty });
    const { visitor, form } = await newCustomer(cut);
    await visitor.get('/blogs');
    faulty.fail('status 500', 'compte/site-get-compte');
    const { status, text } = await visitor.get('/blogs');
    expect(status).to.equal(200);
    expect(text).to.not.include(form.email);
    expect(visitor.cookies.has('id1')).to.equal(true);
    faulty.fail('none', 'compte/site-get-compte');
    expect((await visitor.get('/blogs')).text).to.include(form.email);
    await cut.close();
    await faulty.close();
  });

  it('is signed out on the other browsers by a new password', async () => {
    const { visitor, form } = await newCustomer();
    const other = newVisitor(site);
    await other.call('compte/site-connexion', { email: form.email, password: PASSWORD });
    const change = { actuel: PASSWORD, password: 'another baobab', pwdconfirm: 'another baobab' };
    const { body } = await visitor.call('compte/site-mot-de-passe-update', change);
    expect(body.entete.code).to.equal(CODE.success);
    expect((await visitor.get('/try/me')).text).to.include(form.email);
    isSignedOut(await other.get('/try/me'));
  });

  it('is erased with both cookies', async () => {
    const { visitor } = await newCustomer();
    const answer = await visitor.call('compte/site-supprimer', { password: PASSWORD });
    isSignedOut(answer);
    expect(answer.headers['clear-site-data']).to.equal('"cache", "storage"');
  });

  it('keeps the booking in progress, which moves to the renewed device', async () => {
    const { form } = await newCustomer();
    const visitor = newVisitor(site);
    await visitor.get('/blogs');
    const device = visitor.cookies.get('device') ?? '';
    await visitor.call('tobook/site-set-nb-traveller', { idpackage: 1, traveller: 5 });
    await visitor.call('compte/site-connexion', { email: form.email, password: PASSWORD });
    expect(visitor.cookies.get('device')).to.not.equal(device);
    const travellers = async (of: typeof visitor) =>
      (await of.call('tobook/site-get-to-book', { id: 'lagoon-days' })).body.corps.traveller;
    expect(await travellers(visitor)).to.equal(5);
    expect(await travellers(newVisitor(site, { device }))).to.equal(1);
  });

  it('keeps the session that two tabs share while a third is refused', async () => {
    const { visitor, form } = await newCustomer();
    const wrong = await visitor.call('compte/site-connexion', {
      email: form.email,
      password: 'guess',
    });
    expect(wrong.body.entete.code).to.equal(CODE.credentials);
    expect((await visitor.get('/try/me')).text).to.include(form.email);
  });
});
