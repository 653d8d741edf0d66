import { createHash } from 'node:crypto';
import {
  type NewPayment,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../../../upstream/payment/provider.ts';

type Method = 'create' | 'read' | 'capture' | 'refund';
/** `down`: nothing happens. `lost`: it happens, and the answer does not arrive. Else the issue of a refusal. */
type Fault = 'down' | 'lost' | { issue: string };

/** A payment provider in memory that a test can have do anything; it keeps idempotency as a real one does. */
export class FakeProvider implements PaymentProvider {
  readonly merchant = 'MERCHANT1';
  readonly orders = new Map<string, ProviderOrder>();
  readonly made = new Map<string, NewPayment>();
  readonly calls: Record<Method, number> = { create: 0, read: 0, capture: 0, refund: 0 };
  readonly captureIds: string[] = [];
  readonly refunds: { capture: string; cents: number }[] = [];
  /** What the next calls of a method do, one each. */
  readonly faults: Record<Method, Fault[]> = { create: [], read: [], capture: [], refund: [] };
  /** What becomes of a capture. */
  outcome: ProviderCapture['status'] = 'COMPLETED';
  /** Milliseconds that every call takes. */
  delay = 1;
  readonly #byRequest = new Map<string, string>();
  #last = 0;

  async #call<T>(method: Method, work: () => T): Promise<T> {
    this.calls[method]++;
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    const fault = this.faults[method].shift();
    if (fault === 'down') throw new ProviderUnavailable('down');
    if (typeof fault === 'object') throw new ProviderRefused(fault.issue);
    const answer = work();
    if (fault === 'lost') throw new ProviderUnavailable('answer lost');
    return answer;
  }

  order(id: string): ProviderOrder {
    const order = this.orders.get(id);
    if (!order) throw new ProviderRefused('RESOURCE_NOT_FOUND');
    return order;
  }

  /** What the payer does in the provider's window. */
  approve(id: string): void {
    this.order(id).status = 'APPROVED';
  }

  /** The money of an order is there without our having asked for it: late, or by another way. */
  complete(id: string, change: Partial<ProviderCapture> = {}): void {
    const order = this.order(id);
    const { cents, currency } = order;
    const known = order.capture ?? { id: `C${id}`, cents, currency };
    order.status = 'COMPLETED';
    order.capture = { ...known, status: 'COMPLETED', ...change };
    if (!this.captureIds.includes(order.capture.id)) this.captureIds.push(order.capture.id);
  }

  create(payment: NewPayment) {
    return this.#call('create', () => {
      const sum = payment.lines.reduce((total, { cents, quantity }) => total + cents * quantity, 0);
      if (sum !== payment.cents) throw new ProviderRefused('AMOUNT_MISMATCH');
      const known = this.#byRequest.get(payment.requestId);
      if (known) return { ...this.order(known) };
      const id = `PP${++this.#last}`.padEnd(17, 'X');
      const { reference, cents } = payment;
      const common = { currency: 'EUR', payee: this.merchant, capture: null };
      this.orders.set(id, { id, status: 'CREATED', reference, cents, ...common });
      this.made.set(id, payment);
      this.#byRequest.set(payment.requestId, id);
      return { ...this.order(id) };
    });
  }

  read(id: string) {
    return this.#call('read', () => structuredClone(this.orders.get(id) ?? null));
  }

  capture(id: string, requestId: string) {
    return this.#call('capture', () => {
      const order = this.order(id);
      if (order.capture) {
        if (this.#byRequest.get(requestId) === id) return structuredClone(order);
        throw new ProviderRefused('ORDER_ALREADY_CAPTURED');
      }
      if (order.status !== 'APPROVED') throw new ProviderRefused('ORDER_NOT_APPROVED');
      this.#byRequest.set(requestId, id);
      this.complete(id, { status: this.outcome });
      return structuredClone(order);
    });
  }

  refund(captureId: string, cents: number, requestId: string) {
    return this.#call('refund', () => {
      const order = [...this.orders.values()].find(({ capture }) => capture?.id === captureId);
      if (!order?.capture) throw new ProviderRefused('RESOURCE_NOT_FOUND');
      if (!this.#byRequest.has(requestId)) this.refunds.push({ capture: captureId, cents });
      this.#byRequest.set(requestId, order.id);
      order.capture.status = 'REFUNDED';
      return 'COMPLETED' as const;
    });
  }

  /** The header that makes a notice one of ours. */
  sign(body: string | Buffer): string {
    return createHash('sha256').update('webhook secret').update(body).digest('hex');
  }

  async verifyWebhook(headers: Record<string, string | string[] | undefined>, rawBody: Buffer) {
    return headers['paypal-transmission-sig'] === this.sign(rawBody);
  }
}
