import { addMilliseconds } from '../calendar.ts';
import { look } from './look.ts';
import type { OrderParts } from './parts.ts';

const minute = 60_000;
/** Younger ones are their customer's business (contract 6). */
const age = 2 * minute;
/** What is still open after an hour is asked for now and then; a capture under way always. */
const old = 60 * minute;
const seldom = 30 * minute;
const atOnce = 100;

/** The orders that nobody may be looking at any more: pending ones, money that is to go back, or still to come late. */
async function dueOrders({ database, clock }: OrderParts): Promise<number[]> {
  const now = clock();
  const ago = (milliseconds: number) => addMilliseconds(now, -milliseconds);
  const rows = await database
    .selectFrom('customer_order')
    .select('id')
    .where('reference', 'is not', null)
    .where(({ and, or, eb }) =>
      or([
        and([eb('refunding_at', 'is not', null), eb('refunded_at', 'is', null)]),
        and([
          eb('statut', '=', 'expired'),
          eb('capture_id', 'is not', null),
          eb('captured_cents', 'is', null),
          eb('looked_at', '<=', ago(seldom)),
        ]),
        and([
          eb('statut', '=', 'pending'),
          eb('created_at', '<=', ago(age)),
          or([
            eb('created_at', '>', ago(old)),
            eb('capturing_at', '>', ago(old)),
            eb('looked_at', 'is', null),
            eb('looked_at', '<=', ago(seldom)),
          ]),
        ]),
      ]),
    )
    .orderBy('looked_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Looks at every order that is due, one after the other; one that fails does not keep the others from it. */
export async function reconcile(parts: OrderParts): Promise<void> {
  for (const id of await dueOrders(parts)) {
    await look(parts, id).catch((error: unknown) =>
      parts.log.error({ order: id, err: error }, 'order not reconciled'),
    );
  }
}

/** Reconciles every minute; answers what ends it, after the round under way. */
export function startReconciling(parts: OrderParts): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= reconcile(parts)
      .catch((error: unknown) => parts.log.error({ err: error }, 'reconciliation failed'))
      .finally(() => {
        round = undefined;
      });
  }, minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
