import { formatPeriod } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Writing } from '../database/write.ts';
import { queueMail } from '../mail/queue.ts';
import { type Contact, linesOf, type OrderRow } from './order.store.ts';

/** Who ordered: as `insertOrder` has written it; null once the person is erased. */
export const contactOf = ({ contact }: OrderRow): Contact | null =>
  contact === null ? null : JSON.parse(contact);

/** Writes to whoever ordered, in the transaction of what it tells of; to nobody once the person is erased. */
export async function tell(
  writing: Writing,
  order: OrderRow,
  kind: 'order-paid' | 'order-refunded' | 'order-late',
  now: Date,
): Promise<void> {
  const contact = contactOf(order);
  const { language, num, total_cents, traveller, start_day: start, end_day: end } = order;
  if (contact === null || language === null) return;
  const lines = await linesOf(writing, order.id);
  await queueMail(
    writing,
    {
      kind,
      to: contact.email,
      language,
      prenom: contact.prenom,
      num,
      lines: lines.map(({ name, qt }) => `${qt} × ${name}`),
      period: start !== null && end !== null ? formatPeriod(start, end, language) : null,
      traveller,
      total: formatMoney(total_cents, language),
    },
    now,
  );
}
