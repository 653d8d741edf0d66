import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type PaymentProvider,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider.ts';
import { issueOf, orderAnswer, refundAnswer } from './answers.ts';
import { euros, orderRequest } from './order-request.ts';
import { createRest, type RestAnswer, type RestOptions } from './rest.ts';
import { createVerifier } from './webhook.ts';

const ORDERS = '/v2/checkout/orders';
/** What an identifier of the provider can be; others are not asked for. */
const identifier = /^[A-Z0-9]{1,36}$/i;

export interface PayPalOptions extends RestOptions {
  webhookId: string;
  /** The beginnings of addresses from which certificates of webhooks are taken. */
  certificates: string[];
  /** Said to the buyer in the provider's window. */
  brand: string;
}

/** PayPal's REST services as a payment provider. */
export function createPayPal(options: PayPalOptions): PaymentProvider & { close(): Promise<void> } {
  const rest = createRest(options);
  const verify = createVerifier(rest, options);
  let merchant = '';
  let learning: Promise<ProviderOrder> | null = null;

  async function create(body: object, requestId: string): Promise<ProviderOrder> {
    const answer = await rest.call({
      method: 'POST',
      path: ORDERS,
      requestId,
      body: JSON.stringify(body),
    });
    const order = expected(orderAnswer, answer);
    // We name no payee, so that it is the owner of our credentials.
    merchant ||= order.payee;
    return order;
  }

  /**
   * Who we are is not a setting and no call tells it, but every order that we create. After a restart an order of one
   * cent that nobody approves is created for that; the provider forgets it after some hours.
   */
  async function learnMerchant() {
    if (merchant) return;
    const lines = [{ name: 'Merchant', cents: 1, quantity: 1 }];
    const requestId = randomUUID();
    const order = { reference: 'merchant', cents: 1, lines, requestId, language: 'en' as const };
    learning ??= create(orderRequest(order, options.brand), requestId).finally(() => {
      learning = null;
    });
    await learning.catch((cause: unknown) => {
      // Whatever is wrong with this order, it says nothing about the buyer's.
      throw new ProviderUnavailable('The merchant is not known', { cause });
    });
  }

  async function read(id: string): Promise<ProviderOrder | null> {
    if (!identifier.test(id)) return null;
    await learnMerchant();
    const answer = await rest.call({ method: 'GET', path: `${ORDERS}/${id}` });
    return answer.status === 404 ? null : expected(orderAnswer, answer);
  }

  return {
    get merchant() {
      return merchant;
    },
    create: (order) => create(orderRequest(order, options.brand), order.requestId),
    read,
    async capture(id, requestId) {
      if (!identifier.test(id)) throw new ProviderRefused('RESOURCE_NOT_FOUND');
      const path = `${ORDERS}/${id}/capture`;
      await learnMerchant();
      const answer = await rest.call({ method: 'POST', path, requestId, body: '{}' });
      if (issueIn(answer) !== 'ORDER_ALREADY_CAPTURED') return expected(orderAnswer, answer);
      // Taken before, under another request id: the order tells how.
      const order = await read(id);
      if (!order?.capture) throw new ProviderUnavailable('A captured order without its capture');
      return order;
    },
    async refund(captureId, cents, requestId) {
      if (!identifier.test(captureId)) throw new ProviderRefused('RESOURCE_NOT_FOUND');
      const path = `/v2/payments/captures/${captureId}/refund`;
      const body = JSON.stringify({ amount: euros(cents) });
      const answer = await rest.call({ method: 'POST', path, requestId, body });
      const { status } = expected(refundAnswer, answer);
      return status === 'CANCELLED' ? 'FAILED' : status;
    },
    verifyWebhook: verify,
    close: rest.close,
  };
}

function issueIn({ status, body }: RestAnswer): string | null {
  return status >= 400 ? issueOf(body) : null;
}

/** The answer in its shape; a refusal throws, and so does what is not understood: then nothing is known. */
function expected<S extends z.ZodType>(schema: S, answer: RestAnswer): z.output<S> {
  const issue = issueIn(answer);
  // 409: the same request is still under way.
  if (answer.status === 409)
    throw new ProviderUnavailable(`The payment provider is busy: ${issue}`);
  if (issue) throw new ProviderRefused(issue);
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailable(`An unexpected answer, status ${answer.status}`, {
    cause: parsed.error,
  });
}
