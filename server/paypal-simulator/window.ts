import express, { type Response, Router } from 'express';
import type { i18n, TFunction } from 'i18next';
import { defaultLanguage, type Language, toLanguage } from '../../shared/i18n/languages.ts';
import { formatMoney } from '../../shared/money.ts';
import { isForeign } from '../middleware/same-origin.ts';
import type { Tell } from './orders.ts';
import { html, page } from './page.ts';
import { PAYER_ID, type Representations } from './representation.ts';
import { centsOf, type Order, OUTCOMES, type Outcome, type Store, timestamp } from './store.ts';

interface Options {
  store: Store;
  show: Representations;
  tell: Tell;
  i18n: i18n;
  /** Origin of the website: the only one that a return address may have. */
  site: string;
}

/** What the opener is told of each choice. */
const REPORT = {
  pay: 'approved',
  pending: 'approved',
  funds: 'approved',
  fail: 'failed',
  cancel: 'cancelled',
} as const satisfies Record<Outcome, string>;

/** The window in which the buyer agrees to a payment: plain forms, and a script that reports to the opener. */
export function approvalWindow({ store, show, tell, i18n, site }: Options): Router {
  const router = Router();

  router.get('/checkoutnow', (req, res) => {
    const order = find(req.query.token);
    if (!order) return refuse(res, 404);
    const { t, language } = speak(order);
    if (order.capture)
      return void send(res, 200, language, t, note(t('paypal-simulator:already'), t));
    send(res, 200, language, t, choice(order, language, t, req.query.popup === '1'));
  });

  router.post('/checkoutnow', express.urlencoded({ extended: false, limit: '2kb' }), (req, res) => {
    if (isForeign(req)) return refuse(res, 403);
    const order = find(req.body?.token);
    const outcome = OUTCOMES.find((one) => one === req.body?.outcome);
    if (!order) return refuse(res, 404);
    if (!outcome) return refuse(res, 400);
    decide(order, outcome);
    const back = req.body.popup === '1' ? null : wayBack(order, outcome);
    if (back) return res.redirect(303, back);
    const { t, language } = speak(order);
    const said = {
      approved: t('paypal-simulator:paid'),
      failed: t('paypal-simulator:failed'),
      cancelled: t('paypal-simulator:cancelled'),
    };
    const report = { token: order.id, outcome: REPORT[outcome], payer: PAYER_ID };
    send(res, 200, language, t, note(said[REPORT[outcome]], t, report));
  });

  function find(token: unknown): Order | undefined {
    return typeof token === 'string' ? store.orders.get(token) : undefined;
  }

  function decide(order: Order, outcome: Outcome) {
    // A second click changes nothing, and what is approved is not called off here.
    if (order.status !== 'CREATED' || REPORT[outcome] !== 'approved') return;
    Object.assign(order, { outcome, status: 'APPROVED', updated: timestamp() });
    tell('CHECKOUT.ORDER.APPROVED', show.order(order));
  }

  function wayBack(order: Order, outcome: Outcome): string | null {
    const address = REPORT[outcome] === 'approved' ? order.returnUrl : order.cancelUrl;
    if (!address || new URL(address).origin !== site) return null;
    const url = new URL(address);
    url.searchParams.set('token', order.id);
    if (REPORT[outcome] === 'approved') url.searchParams.set('PayerID', PAYER_ID);
    return url.href;
  }

  function speak(order?: Order): { t: TFunction; language: Language } {
    const language = toLanguage(order?.locale?.slice(0, 2)) ?? defaultLanguage;
    return { t: i18n.getFixedT(language), language };
  }

  function refuse(res: Response, status: number) {
    const { t, language } = speak();
    send(res, status, language, t, html`<p>${t('paypal-simulator:unknown')}</p>`);
  }

  return router;
}

function choice(order: Order, language: Language, t: TFunction, isPopup: boolean) {
  const amount = formatMoney(centsOf(order.amount), language);
  const label = {
    pay: t('paypal-simulator:pay', { amount }),
    pending: t('paypal-simulator:pending'),
    funds: t('paypal-simulator:funds'),
    fail: t('paypal-simulator:fail'),
    cancel: t('paypal-simulator:cancel'),
  };
  const lines = order.items.map((item) => {
    const count = Number(item.quantity);
    const price = formatMoney(centsOf(item.unit_amount) * count, language);
    const quantity = t('paypal-simulator:quantity', { count });
    return html`<li><span>${quantity} ${item.name}</span> <span>${price}</span></li>`;
  });
  const buttons = OUTCOMES.map(
    (name) => html`<form method="post" action="/paypal-simulator/checkoutnow">
<input type="hidden" name="token" value="${order.id}"><input type="hidden" name="outcome" value="${name}">
${isPopup ? html`<input type="hidden" name="popup" value="1">` : ''}
<button type="submit" name="${name}">${label[name]}</button></form>`,
  );
  return html`<p>${t('paypal-simulator:to', { name: order.brand ?? 'Simulator' })}</p>
<h2>${t('paypal-simulator:order')}</h2>
<ul role="list">${lines}</ul>
<p class="total"><span>${t('paypal-simulator:total')}</span> <strong>${amount}</strong></p>
<p>${t('paypal-simulator:explain')}</p>
${buttons}`;
}

function note(
  text: string,
  t: TFunction,
  report?: { token: string; outcome: string; payer: string },
) {
  const close = html`<p role="status">${text}</p><p>${t('paypal-simulator:close')}</p>`;
  if (!report) return close;
  const { token, outcome, payer } = report;
  return html`<div id="report" data-token="${token}" data-outcome="${outcome}" data-payer="${payer}">${close}</div>`;
}

function send(
  res: Response,
  status: number,
  language: Language,
  t: TFunction,
  content: ReturnType<typeof html>,
) {
  res.status(status).type('html');
  res.send(
    page({
      language,
      title: t('paypal-simulator:title'),
      banner: t('paypal-simulator:banner'),
      content,
    }),
  );
}
