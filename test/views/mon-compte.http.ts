import { expect } from 'chai';
import { addOrders } from '../support/orders.ts';
import { linkIn, newCustomer, newVisitor, PASSWORD, post } from '../support/people.ts';
import { startSite, type TestSite } from '../support/site.ts';

const PROFILE = '/mon-compte/mes-informations-personnelles';

describe('The account’s pages, without script', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ env: { LIMIT_FACTOR: '1000' } });
  });
  after(() => site.close());

  for (const path of [
    '/mon-compte/mes-commandes?page=2&sort=total&order=asc',
    '/mon-compte/commande/1',
    PROFILE,
    '/confirm-sign-up',
  ]) {
    it(`${path} leads who is not signed in to the door, and back`, async () => {
      const { status, headers, text } = await newVisitor(site).get(
        `${path}${path.includes('?') ? '&' : '?'}lang=de`,
      );
      expect(status).to.equal(303);
      const door = new URL(headers.location ?? '', site.url);
      expect(door.pathname).to.equal('/sign-in');
      expect(door.searchParams.get('lang')).to.equal('de');
      expect(door.searchParams.get('retour')).to.equal(path);
      expect(text).to.not.include('<main');
    });
  }

  it('leads a session that has ended to the door, signed out cleanly', async () => {
    const visitor = newVisitor(site);
    const { status, headers } = await visitor
      .get('/mon-compte/mes-commandes')
      .set('Cookie', [`id1=${'a'.repeat(43)}`, `id2=${'0'.repeat(64)}`]);
    expect(status).to.equal(303);
    expect(String(headers['set-cookie'])).to.match(/id1=;.*id2=;/);
    expect(headers['cache-control']).to.equal('private, no-store');
  });

  for (const path of ['/mon-compte', '/mon-compte/', '/mon-compte/nothing', '/mon-compte/a/b']) {
    it(`${path} is my orders`, async () => {
      const { visitor } = await newCustomer(site);
      let answer = await visitor.get(path);
      for (let way = 0; way < 2 && answer.status > 300; way++)
        answer = await visitor.get(answer.headers.location ?? '');
      expect(answer.text).to.include('data-page="mes-commandes"');
    });
  }

  it('say so where there is no order yet, and lead to the packages', async () => {
    const { visitor } = await newCustomer(site);
    const { text, headers } = await visitor.get('/mon-compte/mes-commandes');
    expect(text).to.include('No orders yet').and.include('href="/#packages"');
    expect(text).to.include('<meta name="robots" content="noindex');
    expect(headers['cache-control']).to.equal('private, no-store');
    const french = await visitor.get('/mon-compte/mes-commandes?lang=fr');
    expect(french.text).to.include('Aucune donnée');
  });

  it('list ten orders a page, forward while there are more, found and sorted by the address', async () => {
    const { visitor, form } = await newCustomer(site);
    const nums = await addOrders(site, form.email, 20);
    const get = async (query: string) =>
      (await visitor.get(`/mon-compte/mes-commandes${query}`)).text;
    const listed = (text: string) =>
      [...text.matchAll(/>(KW-\d{4}-\d{6})</g)].map(([, num]) => num);
    const first = await get('');
    expect(listed(first)).to.deep.equal(nums.slice(0, 10));
    expect(first).to.include('1–10 of 20').and.include('rel="next"').and.not.include('rel="prev"');
    const second = await get('?page=2');
    expect(listed(second)).to.deep.equal(nums.slice(10));
    expect(second)
      .to.include('11–20 of 20')
      .and.include('rel="prev"')
      .and.not.include('rel="next"');
    expect((await visitor.get('/mon-compte/mes-commandes?page=3')).headers.location).to.equal(
      '/mon-compte/mes-commandes',
    );

    const down = await get('?sort=total&order=desc');
    expect(down).to.match(
      /<th[^>]*aria-sort="descending"[^>]*><a[^>]*href="\/mon-compte\/mes-commandes\?sort=total&amp;order=asc"/,
    );
    expect(down).to.include('sorted by Total, descending');
    const up = await get('?sort=total&order=asc');
    expect(up).to.match(
      /<th[^>]*aria-sort="ascending"[^>]*><a[^>]*href="\/mon-compte\/mes-commandes"/,
    );
    expect(listed(up)[0]).to.not.equal(listed(down)[0]);
    expect(listed(await get(`?search=${nums[13]}`))).to.deep.equal([nums[13]]);
    const nothing = await get('?search=%25%27%22%3Csvg%3E');
    expect(nothing).to.include('Nothing found for').and.not.include('<svg>');
    for (const odd of ['?page=0', '?page=x', '?sort=password', '?order=up', '?page=2&page=3'])
      expect((await visitor.get(`/mon-compte/mes-commandes${odd}`)).status).to.be.oneOf([
        200, 302, 400,
      ]);
  });

  it('show an order to its customer alone', async () => {
    const { visitor, form } = await newCustomer(site);
    const [num] = await addOrders(site, form.email, 1);
    const { text: list } = await visitor.get('/mon-compte/mes-commandes');
    const path = list.match(/\/mon-compte\/commande\/\d+/)?.[0] ?? '';
    const { status, text } = await visitor.get(path);
    expect(status).to.equal(200);
    for (const words of [
      `<h1>Order ${num}</h1>`,
      'data-total',
      '2 travellers',
      'Lagoon Days',
      'Paid',
      '6 – Sun 14 February 2027',
    ])
      expect(text).to.include(words);
    const stranger = await newCustomer(site);
    for (const address of [
      path,
      '/mon-compte/commande/999999',
      '/mon-compte/commande/x',
      "/mon-compte/commande/1'--",
    ]) {
      const answer = await stranger.visitor.get(address);
      expect(answer.status).to.equal(404);
      expect(answer.text).to.not.include(num);
    }
  });

  describe('the personal data', () => {
    it('say what is missing, in French to the letter', async () => {
      const { visitor } = await newCustomer(site);
      const { status, text } = await post(visitor, `${PROFILE}?lang=fr`, { form: 'profile' });
      expect(status).to.equal(422);
      for (const words of [
        'Vous devez remplir ce champ avec un ou plusieurs prénom(s)',
        'Précisez votre nom',
        'Votre adresse email est indispensable',
        'Précisez un contact téléphonique',
      ])
        expect(text.split(words).length, words).to.equal(3);
    });

    it('are kept, and greet by the new name', async () => {
      const { visitor, form } = await newCustomer(site);
      const { status, text } = await post(visitor, PROFILE, {
        form: 'profile',
        ...form,
        prenom: '<b>Sika</b> & Co',
        newsletter: 'on',
      });
      expect(status).to.equal(200);
      expect(text)
        .to.include('Your details are saved.')
        .and.include('&lt;b&gt;Sika')
        .and.not.include('<b>Sika');
      const { text: later } = await visitor.get(PROFILE);
      expect(later).to.match(/name="newsletter"[^>]*checked=""|checked=""[^>]*name="newsletter"/);
      expect(later).to.include('value="&lt;b&gt;Sika&lt;/b&gt; &amp; Co"');
    });

    it('take another address only with the password, and only once its link was followed', async () => {
      const { visitor, form } = await newCustomer(site);
      const email = `new-${form.email}`;
      const bare = await post(visitor, PROFILE, { form: 'profile', ...form, email });
      expect(bare.status).to.equal(422);
      expect(bare.text).to.match(/id="profile-actuel-problem"/);
      const wrong = await post(visitor, PROFILE, {
        form: 'profile',
        ...form,
        email,
        actuel: 'a guess of mine',
      });
      expect(wrong.text).to.match(/id="profile-actuel-problem"/);
      expect(wrong.text).to.not.include('a guess of mine');
      const right = await post(visitor, PROFILE, {
        form: 'profile',
        ...form,
        email,
        actuel: PASSWORD,
      });
      expect(right.text).to.include(`the link that we sent to ${email}`);
      expect((await visitor.get(PROFILE)).text)
        .to.include(`value="${form.email}"`)
        .and.include('waits for its confirmation');
      const link = await linkIn(site, email, /./);
      expect((await post(newVisitor(site), link, {})).headers.location).to.match(/\/done$/);
      expect((await visitor.get(PROFILE)).text).to.include(`value="${email}"`);
    });

    it('change the password with the current one, in French to the letter, and end other sessions', async () => {
      const { visitor, form } = await newCustomer(site);
      const other = newVisitor(site);
      await post(other, '/sign-in', { email: form.email, password: PASSWORD });
      const unequal = await post(visitor, `${PROFILE}?lang=fr`, {
        form: 'password',
        actuel: PASSWORD,
        password: '',
        pwdconfirm: 'x',
      });
      expect(unequal.status).to.equal(422);
      expect(unequal.text).to.match(/id="password-password-problem">.*?Incorrect<\/p>/);
      expect(unequal.text).to.match(
        /id="password-pwdconfirm-problem">.*?Incorrect ou non identique<\/p>/,
      );
      const fresh = { password: 'a boat on the lake', pwdconfirm: 'a boat on the lake' };
      const wrong = await post(visitor, PROFILE, {
        form: 'password',
        actuel: 'a guess of mine',
        ...fresh,
      });
      expect(wrong.text).to.match(/id="password-actuel-problem"/);
      const right = await post(visitor, PROFILE, { form: 'password', actuel: PASSWORD, ...fresh });
      expect(right.status).to.equal(200);
      expect(right.text).to.include('Your password is changed.');
      expect((await visitor.get(PROFILE)).status).to.equal(200);
      expect((await other.get(PROFILE)).status).to.equal(303);
    });

    it('can be taken along, as a file', async () => {
      const { visitor, form } = await newCustomer(site);
      const { text } = await visitor.get(PROFILE);
      const [, href = '', file] =
        text.match(/href="([^"]+site-mes-donnees[^"]*)" download="([^"]+)"/) ?? [];
      expect(file).to.equal('my-data.json');
      const { body } = await visitor.get(href.replaceAll('&amp;', '&'));
      expect(body.corps.info.email).to.equal(form.email);
    });

    it('are erased with the password alone, and the visitor is out', async () => {
      const { visitor, form } = await newCustomer(site);
      const wrong = await post(visitor, PROFILE, { form: 'erase', password: 'a guess of mine' });
      expect(wrong.status).to.equal(422);
      expect(wrong.text)
        .to.match(/<details[^>]*open/)
        .and.match(/id="erase-password-problem"/);
      const { status, headers } = await post(visitor, PROFILE, {
        form: 'erase',
        password: PASSWORD,
      });
      expect([status, headers.location]).to.deep.equal([303, '/']);
      expect((await visitor.get(PROFILE)).status).to.equal(303);
      const { status: back } = await post(visitor, '/sign-in', {
        email: form.email,
        password: PASSWORD,
      });
      expect(back).to.equal(422);
    });

    it('send a form whose session has ended to the door', async () => {
      const answer = await post(newVisitor(site), PROFILE, {
        form: 'password',
        actuel: PASSWORD,
        password: 'a boat on the lake',
        pwdconfirm: 'a boat on the lake',
      });
      expect(answer.headers.location).to.equal(`/sign-in?retour=${encodeURIComponent(PROFILE)}`);
    });

    for (const form of ['', 'nothing', '__proto__'])
      it(`answer 400 to a form called “${form}”`, async () => {
        const { visitor } = await newCustomer(site);
        expect((await post(visitor, PROFILE, { form })).status).to.equal(400);
      });
  });
});
