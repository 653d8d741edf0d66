import { A4, CLOTH, type Piece, type TextStyle } from '../sheet.ts';
import { textsOf } from '../texts.ts';
import { oneLine } from './order-papers.ts';
import type { Paper } from './paper.ts';

const WIDTHS = [268, 50, 86, 95.28] as const;

interface Row {
  cells: string[];
  font: TextStyle['font'];
  /** The first cell of a row names it; all of the first row name their columns. */
  isHead?: boolean;
}

/** What was bought as a table, with the total as its last row. */
export function drawLines(paper: Paper): void {
  const { order } = paper;
  const say = textsOf('lines', order.language);
  const rows: Row[] = [
    {
      cells: [say('line'), say('quantity'), say('each'), say('amount')],
      font: 'strong',
      isHead: true,
    },
    ...order.lines.map(({ name, cents, quantity }) => ({
      cells: [oneLine(name), String(quantity), paper.money(cents), paper.money(cents * quantity)],
      font: 'text' as const,
    })),
  ];
  if (order.kind === 'product') {
    const name = say('shipping', { country: oneLine(order.address.nom_pays) });
    rows.push({ cells: [name, '', '', paper.money(order.shippingCents)], font: 'text' });
  }
  rows.push({ cells: [say('total'), '', '', paper.money(order.totalCents)], font: 'strong' });
  const parts = rows.map((row, index) => drawRow(paper, row, index === rows.length - 1));
  paper.sheet.structure({ tag: 'Table', parts });
  paper.gap(5);
  const small = paper.style('text', 8.5, { colour: CLOTH.fume });
  paper.sheet.text('P', say('taxes'), small);
}

/** Places a row at the current height and moves on below it. */
function drawRow(paper: Paper, { cells, font, isHead = false }: Row, isTotal: boolean): Piece {
  const { sheet } = paper;
  paper.gap(2);
  const top = sheet.y;
  let x = A4.margin;
  let bottom = top;
  const parts: Piece[] = [];
  for (const [index, text] of cells.entries()) {
    const width = WIDTHS[index] ?? 0;
    const style = paper.style(font, isHead ? 8.5 : isTotal ? 12 : 10, {
      width: index === 0 ? width - 8 : width,
      align: index === 0 ? 'left' : 'right',
      ...(isHead && { colour: CLOTH.fume }),
    });
    const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined;
    parts.push({ tag: scope ? 'TH' : 'TD', text, style, x, y: top, scope });
    bottom = Math.max(bottom, top + sheet.heightOf(text, style));
    x += width;
  }
  sheet.y = bottom;
  paper.gap(1.5);
  if (!isTotal)
    sheet.cloth(
      isHead ? CLOTH.nuit : CLOTH.sable,
      A4.margin,
      sheet.y,
      x - A4.margin,
      isHead ? 1.2 : 0.6,
    );
  return { tag: 'TR', parts };
}
