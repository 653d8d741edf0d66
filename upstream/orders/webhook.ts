import { z } from 'zod';
import type { Handler } from '../http/exchange.ts';
import { rawBody } from '../http/signature.ts';
import { look } from './look.ts';
import { findOrderBy, type Key } from './order.store.ts';
import type { OrderParts } from './parts.ts';

const id = z.string().min(1).max(200).optional().catch(undefined);
/** Of an event only what names its order is read: what has happened is asked of the provider (security P5). */
const notice = z.object({
  event_type: z.string().max(100).default('').catch(''),
  resource: z
    .object({
      id,
      custom_id: id,
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: id, capture_id: id }).catch({}) })
        .catch({ related_ids: {} })
        .default({ related_ids: {} }),
    })
    .catch({ supplementary_data: { related_ids: {} } }),
});

/** What may name the order of an event, the surest first. */
function keysOf({ resource }: z.output<typeof notice>): Key[] {
  const { order_id, capture_id } = resource.supplementary_data.related_ids;
  const keys: Key[] = [
    { provider_id: order_id ?? null },
    { provider_id: resource.id ?? null },
    { reference: resource.custom_id ?? null },
    { capture_id: capture_id ?? null },
    { capture_id: resource.id ?? null },
  ];
  return keys.filter((key) => Object.values(key).every((value) => value !== null));
}

/**
 * The provider's events: a verified one is a reason to look at its order, nothing more, so that a repeated, late or
 * early one does no harm. 400 unless the provider has signed it; 503 where the order could not be looked at, so that the
 * provider sends it again.
 */
export function webhook(parts: OrderParts): Handler {
  const { payment, log, database } = parts;
  return async (req, res) => {
    const body = rawBody(req.body);
    const isGenuine = await payment.verifyWebhook(req.headers, body).catch(() => null);
    if (isGenuine === null) return void res.status(503).set('Retry-After', '60').end();
    const event = isGenuine ? parse(body) : undefined;
    if (!event) {
      log.warn({ bytes: body.length }, 'webhook not genuine');
      return void res.status(400).end();
    }
    for (const key of keysOf(event)) {
      const order = await findOrderBy(database, key);
      if (!order) continue;
      const { isUnknown, said } = await look(parts, order.id);
      log.info({ order: order.num, event: event.event_type, said }, 'webhook');
      return void res.status(isUnknown ? 503 : 200).end();
    }
    log.warn({ event: event.event_type }, 'webhook of an unknown order');
    res.status(200).end();
  };
}

function parse(body: Buffer): z.output<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
