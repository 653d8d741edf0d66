import { formatDay, formatMoment } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { linkTo } from '../../mail/links.ts';
import { A4, CLOTH, floorOf, type Piece, Sheet, type TextStyle } from '../sheet.ts';
import { type Say, textsOf } from '../texts.ts';
import { checkSum, type OrderPapers, oneLine, PaperRefused } from './order-papers.ts';

export const COLUMN = A4.width - 2 * A4.margin;
const FLOOR = floorOf(A4) - 22;
/** Smaller and smaller until all fits, but no letter ever smaller than can be read. */
const SCALES = [1, 0.92, 0.84, 0.77, 0.7];
const SMALLEST = 7;

/** An address as one types it. */
const bare = (address: string) => address.replace(/^https?:\/\//, '');

export interface Fact {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** Where a part stands: from the left edge, so wide. */
export interface Field {
  x: number;
  width: number;
}
export const LEFT: Field = { x: A4.margin, width: COLUMN / 2 - 12 };
export const RIGHT: Field = { x: A4.margin + COLUMN / 2 + 12, width: COLUMN / 2 - 12 };
export const WHOLE: Field = { x: A4.margin, width: COLUMN };

/** One A4 page about an order, black on white under a strip of cut cloth. */
export class Paper {
  readonly sheet: Sheet;
  readonly order: OrderPapers;
  readonly say: Say;
  readonly #scale: number;

  constructor(order: OrderPapers, title: string, scale: number) {
    const { company, createdAt, language, number, payment } = order;
    this.order = order;
    this.#scale = scale;
    this.say = textsOf('paper', language);
    this.sheet = new Sheet({
      title: `${title} ${number}`,
      author: company.name,
      language,
      format: A4,
      date: new Date(payment.state === 'pending' ? createdAt : payment.at),
    });
    this.sheet.page('#ffffff');
    this.#letterhead(title);
  }

  /** A style whose size is that of a page with room enough. */
  style(font: TextStyle['font'], size: number, more: Partial<TextStyle> = {}): TextStyle {
    const scaled = Math.max(SMALLEST, size * this.#scale);
    // The fonts bring a wide distance between lines along, of which a full page gives some back.
    const lineGap = scaled * (this.#scale === 1 ? 0.1 : -0.14);
    return { font, size: scaled, colour: CLOTH.encre, lineGap, ...more };
  }

  /** A distance that shrinks with the letters. */
  gap(points: number): void {
    this.sheet.y += points * this.#scale;
  }

  #letterhead(title: string): void {
    const { company, number } = this.order;
    const { sheet } = this;
    const top = A4.margin - 16;
    for (let x = A4.margin, n = 0; x < A4.width - A4.margin - 1; x += COLUMN / 36, n += 1) {
      const width = COLUMN / 36;
      const colour = n % 4 === 3 ? CLOTH.laterite : CLOTH.nuit;
      sheet.cut(colour, [x, top + 9], [x + width / 2, top], [x + width, top + 9]);
    }
    sheet.y = top + 22;
    const name = this.style('strong', 15, { width: LEFT.width });
    const site = this.style('text', 9, { width: RIGHT.width, align: 'right', colour: CLOTH.fume });
    const contact = [bare(company.site), company.email, company.phone];
    const head = sheet.y;
    sheet.text('P', company.name, name);
    const under = sheet.y;
    sheet.y = head + 2;
    this.lines(contact, site, RIGHT.x);
    sheet.y = Math.max(under, sheet.y);
    this.gap(12);
    const size = { ...this.style('display', 25), lineGap: 0 };
    sheet.text('H1', `${title} ${number}`, size);
    this.gap(8);
  }

  /** Lines of their own: in one text a screen reader would join their words. */
  lines(lines: string[], style: TextStyle, x: number): void {
    for (const line of lines) this.sheet.text('P', line, style, { x });
  }

  heading(text: string, { x, width }: Field): void {
    const style = this.style('strong', 11, { width, colour: CLOTH.laterite });
    this.sheet.text('H2', text, style, { x });
    this.gap(2);
  }

  /** Names with their values below; values may have several lines. */
  facts(facts: Fact[], { x, width }: Field): void {
    for (const { label, value, isStrong } of facts) {
      const name = this.style('text', 8.5, { width, colour: CLOTH.fume });
      this.sheet.text('P', label, name, { x });
      const style = this.style(isStrong ? 'strong' : 'text', 10.5, { width });
      this.lines(value.split('\n'), style, x);
      this.gap(5);
    }
  }

  /** Few short facts in one line, evenly over the column. */
  row(facts: Fact[]): void {
    const top = this.sheet.y;
    const room = COLUMN / facts.length;
    let bottom = top;
    for (const [index, fact] of facts.entries()) {
      this.sheet.y = top;
      this.facts([fact], { x: A4.margin + index * room, width: room - 12 });
      bottom = Math.max(bottom, this.sheet.y);
    }
    this.sheet.y = bottom;
  }

  /** Two parts side by side, read one after the other. */
  beside(left: () => void, right: () => void): void {
    const top = this.sheet.y;
    left();
    const end = this.sheet.y;
    this.sheet.y = top;
    right();
    this.sheet.y = Math.max(end, this.sheet.y);
  }

  list(items: string[], { x, width }: Field): void {
    const style = this.style('text', 9.5, { width: width - 10 });
    const parts: Piece[] = [];
    for (const item of items) {
      const text = oneLine(item);
      const y = this.sheet.y;
      const square = 3.5 * this.#scale;
      this.sheet.cloth(CLOTH.laterite, x, y + style.size * 0.52, square, square);
      parts.push({ tag: 'LI', parts: [{ tag: 'LBody', text, style, x: x + 10, y }] });
      this.sheet.y = y + this.sheet.heightOf(text, style);
      this.gap(1.5);
    }
    if (parts.length > 0) this.sheet.structure({ tag: 'L', parts });
  }

  /** When it was ordered and whether it is paid, which both papers say. */
  states(): Fact[] {
    const { createdAt, language, payment } = this.order;
    const day = payment.state === 'pending' ? '' : formatMoment(payment.at, language);
    return [
      { label: this.say('ordered'), value: formatMoment(createdAt, language) },
      { label: this.say('payment'), value: this.say(`states.${payment.state}`, { day }) },
    ];
  }

  money(cents: number): string {
    return formatMoney(cents, this.order.language);
  }

  /** Terms below the text, and who the agency is at the foot of the page. */
  close(): void {
    const { company, language, terms } = this.order;
    const small = this.style('text', 8.5, { colour: CLOTH.fume });
    this.gap(8);
    const address = linkTo(company.site, '/terms-and-condition', language);
    const version = formatDay(terms, language);
    this.sheet.text('P', this.say('terms', { version, address: bare(address) }), small);
    const end = this.sheet.y;
    this.sheet.stitch(CLOTH.sable, FLOOR + 10);
    const legal = [
      `${this.say('company.name', { name: company.name })}, ${this.say('company.address')}`,
      ['register', 'tax', 'sample'].map((part) => this.say(`company.${part}`)).join(' · '),
    ];
    const foot: TextStyle = { font: 'text', size: 8, colour: CLOTH.fume, lineGap: 1 };
    this.sheet.y = FLOOR + 18;
    this.lines(legal, foot, A4.margin);
    this.sheet.y = end;
  }

  get fits(): boolean {
    return this.sheet.y <= FLOOR;
  }
}

/** Draws a paper, smaller until it fits its one page; throws `PaperRefused` where it never does. */
export async function onePage(
  order: OrderPapers,
  title: string,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  checkSum(order);
  for (const scale of SCALES) {
    const paper = new Paper(order, title, scale);
    draw(paper);
    paper.close();
    if (paper.fits) return paper.sheet.end();
  }
  throw new PaperRefused(order.number, 'more text than one page holds');
}
