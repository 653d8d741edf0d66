import { formatPeriod } from '../../../shared/dates.ts';
import { textsOf } from '../texts.ts';
import { drawLines } from './lines.ts';
import { nameOf, type OrderPapers, oneLine } from './order-papers.ts';
import { type Fact, LEFT, onePage, type Paper, RIGHT } from './paper.ts';

/**
 * Who owes or has paid what for which order. One A4 page, tagged, in the language of the order; throws `PaperRefused`
 * where it cannot be made.
 */
export function createInvoice(order: OrderPapers): Promise<Buffer> {
  const say = textsOf('invoice', order.language);
  return onePage(order, say('title'), (paper) => {
    paper.beside(
      () => {
        paper.heading(say('to'), LEFT);
        paper.lines(recipient(order), paper.style('text', 10.5, { width: LEFT.width }), LEFT.x);
      },
      () => paper.facts([...paper.states(), ...subject(paper)], RIGHT),
    );
    paper.gap(14);
    drawLines(paper);
  });
}

/** Name, address where something is sent, and how to reach the customer. */
function recipient(order: OrderPapers): string[] {
  const { email, telephone } = order.customer;
  const lines = [nameOf(order)];
  if (order.kind === 'product') {
    const { n_rue, code_postal, ville, nom_pays } = order.address;
    lines.push(n_rue, `${code_postal} ${ville}`, nom_pays);
  }
  return [...lines, email, telephone].map(oneLine);
}

/** What a journey's invoice says besides its lines. */
function subject({ order }: Paper): Fact[] {
  if (order.kind === 'product') return [];
  const say = textsOf('invoice', order.language);
  const { end, name, start, travellers } = order.trip;
  return [
    { label: say('trip'), value: `${oneLine(name)}\n${formatPeriod(start, end, order.language)}` },
    { label: say('who'), value: say('travellers', { count: travellers }) },
  ];
}
