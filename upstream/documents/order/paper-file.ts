import { createCalendar } from './calendar.ts';
import { createInvoice } from './invoice.ts';
import { type OrderPapers, PaperRefused } from './order-papers.ts';
import { createVoucher } from './voucher.ts';

export type PaperKind = 'voucher' | 'invoice' | 'calendar';

/** A paper as it is downloaded or attached. */
export interface PaperFile {
  name: string;
  type: string;
  content: Buffer;
}

/** Makes a paper of an order; throws `PaperRefused` where there is none of that kind, or none can be made. */
export async function createPaper(kind: PaperKind, order: OrderPapers): Promise<PaperFile> {
  const { number } = order;
  if (kind === 'invoice') return pdf(`invoice-${number}.pdf`, await createInvoice(order));
  if (order.kind === 'product') throw new PaperRefused(number, `a product has no ${kind}`);
  if (kind === 'voucher') return pdf(`voucher-${number}.pdf`, await createVoucher(order));
  return {
    name: `calendar-${number}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(createCalendar(order)),
  };
}

function pdf(name: string, content: Buffer): PaperFile {
  return { name, type: 'application/pdf', content };
}
