import { type Request, type Response, Router } from 'express';
import { Refusal } from './refusal.ts';
import type { Representations } from './representation.ts';
import { parseOrder, parseRefund } from './requests.ts';
import { type Capture, centsOf, identifier, type Order, type Store, timestamp } from './store.ts';

/** Sends an event about an order, a capture or a refund. */
export type Tell = (type: string, resource: object) => void;

/** How long a payment under review stays so, in milliseconds. */
export const REVIEW = 30_000;

/** Orders v2 and Payments v2, as far as the client uses them. */
export function orders(store: Store, show: Representations, tell: Tell, review: number): Router {
  const router = Router();
  router.post('/v2/checkout/orders', (req, res) => once(req, res, create));
  router.get('/v2/checkout/orders/:id', (req, res) => void res.json(show.order(order(req))));
  router.post('/v2/checkout/orders/:id/capture', (req, res) => once(req, res, take));
  router.get('/v2/payments/captures/:id', (req, res) => {
    const [of, capture] = captured(req);
    res.json(show.capture(of, capture));
  });
  router.post('/v2/payments/captures/:id/refund', (req, res) => once(req, res, giveBack));

  /** A repeated request is answered with the latest state of the first, and does nothing. */
  function once(req: Request, res: Response, act: (req: Request) => () => object) {
    const given = req.get('paypal-request-id');
    const key = `${given} ${req.path}`;
    const before = given === undefined ? undefined : store.answers.get(key);
    if (before) return void res.status(200).json(before());
    const answer = act(req);
    if (given !== undefined) store.answers.set(key, answer);
    res.status(201).json(answer());
  }

  function order({ params }: Request): Order {
    const found = store.orders.get(String(params.id));
    if (!found) throw new Refusal('INVALID_RESOURCE_ID');
    return found;
  }

  function captured({ params }: Request): [Order, Capture] {
    const found = store.captures.get(String(params.id));
    if (!found?.capture) throw new Refusal('INVALID_RESOURCE_ID');
    return [found, found.capture];
  }

  function create({ body }: Request) {
    const { purchase_units, application_context: context } = parseOrder(body);
    const [{ amount, custom_id, items }] = purchase_units;
    const now = timestamp();
    const made: Order = {
      id: identifier(),
      status: 'CREATED',
      reference: custom_id,
      amount,
      items,
      brand: context.brand_name,
      locale: context.locale,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      outcome: undefined,
      created: now,
      updated: now,
      capture: undefined,
    };
    store.orders.set(made.id, made);
    return () => show.order(made);
  }

  function take(req: Request) {
    const taken = order(req);
    if (taken.capture) throw new Refusal('ORDER_ALREADY_CAPTURED');
    if (taken.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED');
    if (taken.outcome === 'funds') {
      // The buyer may come again and choose another card.
      taken.status = 'CREATED';
      throw new Refusal('INSTRUMENT_DECLINED');
    }
    const now = timestamp();
    const { currency_code, value } = taken.amount;
    const capture: Capture = {
      id: identifier(),
      status: taken.outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: { currency_code, value },
      created: now,
      updated: now,
      refunds: [],
    };
    Object.assign(taken, { capture, status: 'COMPLETED', updated: now });
    store.captures.set(capture.id, taken);
    const report = () => tell(`PAYMENT.CAPTURE.${capture.status}`, show.capture(taken, capture));
    report();
    if (capture.status === 'PENDING')
      setTimeout(() => {
        Object.assign(capture, { status: 'COMPLETED', updated: timestamp() });
        report();
      }, review).unref();
    return () => show.order(taken);
  }

  function giveBack(req: Request) {
    const [of, capture] = captured(req);
    const { amount } = parseRefund(req.body);
    const total = centsOf(capture.amount);
    const left = total - capture.refunds.reduce((sum, { cents }) => sum + cents, 0);
    const cents = amount ? centsOf(amount) : left;
    if (capture.status === 'PENDING') throw new Refusal('PENDING_CAPTURE');
    if (left === 0) throw new Refusal('CAPTURE_FULLY_REFUNDED');
    if (amount && amount.currency_code !== capture.amount.currency_code)
      throw new Refusal('REFUND_CAPTURE_CURRENCY_MISMATCH');
    if (cents === 0 || cents > left) throw new Refusal('REFUND_AMOUNT_EXCEEDED');
    const refund = { id: identifier(), cents, created: timestamp() };
    capture.refunds.push(refund);
    Object.assign(capture, {
      status: cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
      updated: refund.created,
    });
    tell('PAYMENT.CAPTURE.REFUNDED', { ...show.refund(capture, refund), custom_id: of.reference });
    return () => show.refund(capture, refund);
  }

  return router;
}
