import { expect } from 'chai';
import { languages } from '../../../shared/i18n/languages.ts';
import { payment } from '../../support/payment.ts';
import { startSimulator } from '../../support/simulator.ts';
import { validator } from '../../support/validator.ts';

describe('The simulator’s approval window', () => {
  let site: Awaited<ReturnType<typeof startSimulator>>;
  before(async () => {
    site = await startSimulator();
  });
  after(() => site.close());

  const open = async (token: string, more = '') => {
    const answer = await fetch(
      `${site.base}/checkoutnow?token=${encodeURIComponent(token)}${more}`,
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  const words = {
    en: ['Test payment, no money moves', 'Pay €900'],
    fr: ['aucun argent n’est débité', 'Payer 900'],
    de: ['es fliesst kein Geld', 'bezahlen'],
  };
  for (const language of languages)
    it(`speaks the language of the order: ${language}`, async () => {
      const { id } = await site.provider.create({ ...payment(), language });
      const { status, text } = await open(id);
      expect(status).to.equal(200);
      expect(text).to.include(`<html lang="${language}">`).and.include('Six days in Benin');
      for (const word of words[language]) expect(text).to.include(word);
      for (const name of ['pay', 'pending', 'funds', 'fail', 'cancel'])
        expect(text).to.match(new RegExp(`<button type="submit" name="${name}">[^<]+</button>`));
      expect(text).to.not.match(/paypal-simulator:/);
    });

  it('allows nothing inline, nothing foreign, no frame and no memory', async () => {
    const { id } = await site.provider.create(payment());
    const { headers, text } = await open(id);
    expect(headers.get('content-security-policy')).to.equal(
      "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('x-frame-options')).to.equal('DENY');
    expect(text).to.not.match(/ style=|<style| on\w+=/);
  });

  it('shows what each line costs, and the total', async () => {
    const lines = [
      { name: 'Bag', cents: 3333, quantity: 3 },
      { name: 'Versand', cents: 890, quantity: 1, isShipping: true },
    ];
    const { text } = await open((await site.provider.create({ ...payment(10_889), lines })).id);
    expect(text).to.match(/3 × Bag<\/span> <span>€99\.99</);
    expect(text).to.match(/1 × Shipping<\/span> <span>€8\.90</);
    expect(text).to.include('<strong>€108.89</strong>');
  });

  it('shows names as text', async () => {
    const name = `<img src=x onerror="alert(1)">'&amp;`;
    const order = { ...payment(100), lines: [{ name, cents: 100, quantity: 1 }] };
    const { text } = await open((await site.provider.create(order)).id);
    expect(text).to.include('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;amp;');
    expect(text).to.not.include('<img');
  });

  it('is valid HTML before and after the choice', async () => {
    const { id } = await site.provider.create(payment());
    for (const text of [
      (await open(id, '&popup=1')).text,
      (await open('X')).text,
      await (await site.choose(id, 'pay')).text(),
    ]) {
      const report = await validator.validateString(text);
      expect(report.results.flatMap(({ messages }) => messages)).to.deep.equal([]);
    }
  });

  it('says when an order has been paid already, and offers nothing more', async () => {
    const { id } = await site.provider.create(payment());
    await site.choose(id, 'pay');
    await site.provider.capture(id, 'c');
    const { text } = await open(id);
    expect(text).to.include('already been paid').and.not.include('<form');
  });

  for (const token of ['', 'X', '../x', '"><svg onload=alert(1)>', '__proto__', 'A'.repeat(1500)])
    it(`knows no order ${JSON.stringify(token.slice(0, 30))}`, async () => {
      const { status, text } = await open(token);
      expect(status).to.equal(404);
      expect(text).to.include('not known here').and.not.include('<svg');
      expect((await site.choose(token, 'pay')).status).to.equal(404);
    });

  it('refuses a choice that it does not offer, a body too large, and another site’s form', async () => {
    const { id } = await site.provider.create(payment());
    for (const outcome of ['', 'PAY', 'refund', '__proto__'])
      expect((await site.choose(id, outcome)).status).to.equal(400);
    expect((await site.choose(id, 'pay', { more: 'x'.repeat(5000) })).status).to.equal(400);
    const foreign = await fetch(`${site.base}/checkoutnow`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ token: id, outcome: 'pay' }),
    });
    expect(foreign.status).to.equal(403);
    expect(await site.provider.read(id)).to.include({ status: 'CREATED' });
  });

  it('is approved once, and stays so whatever is clicked afterwards', async () => {
    const { id } = await site.provider.create(payment());
    site.events.length = 0;
    for (const outcome of ['pay', 'pay', 'cancel', 'fail'])
      expect((await site.choose(id, outcome)).status).to.equal(200);
    expect(await site.provider.read(id)).to.include({ status: 'APPROVED' });
    await site.event('CHECKOUT.ORDER.APPROVED');
    await site.provider.capture(id, 'c');
    await site.event('PAYMENT.CAPTURE.COMPLETED');
    expect(site.events.filter(({ type }) => type === 'CHECKOUT.ORDER.APPROVED')).to.have.length(1);
  });
});
