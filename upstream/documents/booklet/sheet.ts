import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import SVGtoPDF from 'svg-to-pdfkit';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Block } from '../blocks.ts';

/** The cloths of the site, see `views/styles/settings`. */
export const CLOTH = {
  nuit: '#1b1512',
  indigo: '#1b2750',
  laterite: '#a4321b',
  lagune: '#1a5a72',
  cauri: '#fbf6ec',
  calico: '#f2e6ce',
  ochre: '#e2a42b',
  sable: '#cfc0a8',
  encre: '#241c17',
  fume: '#5c5046',
} as const;

/** A5 in points. */
export const PAGE = { width: 419.53, height: 595.28, margin: 38 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;
/** The lowest line of a text; below it stands the page's number. */
export const FLOOR = PAGE.height - 52;

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  display: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
} as const;

export interface TextStyle {
  font: keyof typeof FONTS;
  size: number;
  colour: string;
  width?: number;
  lineGap?: number;
  align?: 'left' | 'center' | 'right';
}

const BODY: TextStyle = { font: 'text', size: 10, colour: CLOTH.encre, lineGap: 2.2 };
const BLOCK_STYLES: Record<Block['kind'], TextStyle> = {
  heading: { font: 'display', size: 12.5, colour: CLOTH.indigo, lineGap: 1 },
  paragraph: BODY,
  item: BODY,
};

const GAPS: Record<Block['kind'], number> = { heading: 9, paragraph: 5, item: 3 };

const sentencesOf = (text: string) => text.match(/.+?(?:[.!?]+[”“’»)]*(?=\s|$)\s*|$)/gs) ?? [];
const firstSentence = (text: string) => sentencesOf(text)[0] ?? '';

/** A PDF of A5 pages, tagged for screen readers: everything put on it goes through here. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  /** Where the next thing of the page begins, in points from the top. */
  y: number = PAGE.margin;

  constructor({ title, author, language }: { title: string; author: string; language: Language }) {
    this.#pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author },
    });
    this.#done = buffer(this.#pdf);
    for (const [name, path] of Object.entries(FONTS)) this.#pdf.registerFont(name, resolve(path));
  }

  /** Begins a page on a ground of that colour. */
  page(ground: string): void {
    this.#pdf.addPage();
    this.y = PAGE.margin;
    this.#ornament(() => this.#pdf.rect(0, 0, PAGE.width, PAGE.height).fill(ground));
  }

  /** A cloth without meaning of its own. */
  cloth(colour: string, x: number, y: number, width: number, height: number): void {
    this.#ornament(() => this.#pdf.rect(x, y, width, height).fill(colour));
  }

  /** How high a text will stand. */
  heightOf(text: string, style: TextStyle): number {
    return this.#styled(style).heightOfString(text, this.#options(style));
  }

  /** Sets a text at the current height, or at a place, and moves on below it. */
  text(tag: string, text: string, style: TextStyle, at: { x?: number; y?: number } = {}): void {
    const { x = PAGE.margin, y = this.y } = at;
    const pdf = this.#styled(style);
    pdf.addStructure(
      pdf.struct(tag, {}, () => {
        pdf.fillColor(style.colour).text(text, x, y, this.#options(style));
      }),
    );
    this.y = y + this.heightOf(text, style);
  }

  /** What stands on every page and is no part of the text: its number, the agency. */
  margin(text: string, style: TextStyle, x: number, y: number): void {
    this.#ornament(() =>
      this.#styled(style).fillColor(style.colour).text(text, x, y, this.#options(style)),
    );
  }

  /**
   * As many blocks as there is room for above that line. A paragraph may end after any of its sentences, a heading never
   * stands last.
   */
  blocks(blocks: Block[], floor: number = FLOOR): void {
    for (const [index, block] of blocks.entries()) {
      const gap = index === 0 ? 0 : GAPS[block.kind];
      const indent = block.kind === 'item' ? 10 : 0;
      const style = { ...BLOCK_STYLES[block.kind], width: COLUMN - indent };
      const next = block.kind === 'heading' ? blocks[index + 1] : undefined;
      const company = next ? GAPS[next.kind] + this.heightOf(firstSentence(next.text), BODY) : 0;
      const room = floor - this.y - gap - company;
      const text = this.#fitting(block, style, room);
      if (!text) return;
      this.y += gap;
      if (indent > 0) this.cloth(CLOTH.laterite, PAGE.margin, this.y + 5, 4, 4);
      const tag = block.kind === 'heading' ? 'H2' : 'P';
      this.text(tag, text, style, { x: PAGE.margin + indent });
      if (text !== block.text) return;
    }
  }

  /** The block's text, or of a paragraph as many whole sentences as fit; empty where nothing does. */
  #fitting({ kind, text }: Block, style: TextStyle, room: number): string {
    if (this.heightOf(text, style) <= room) return text;
    if (kind !== 'paragraph') return '';
    const sentences = sentencesOf(text);
    while (sentences.length > 0) {
      sentences.pop();
      const part = sentences.join('').trimEnd();
      if (part && this.heightOf(part, style) <= room) return part;
    }
    return '';
  }

  /** A picture that fills the field; what does not fit is cut off evenly. */
  picture(file: string, alt: string, x: number, y: number, width: number, height: number): void {
    const pdf = this.#pdf;
    pdf.addStructure(
      pdf.struct('Figure', { alt }, () => {
        pdf.save().rect(x, y, width, height).clip();
        if (extname(file) === '.svg') {
          const preserveAspectRatio = 'xMidYMid slice';
          SVGtoPDF(pdf, readFileSync(file, 'utf8'), x, y, { width, height, preserveAspectRatio });
        } else {
          pdf.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' });
        }
        pdf.restore();
      }),
    );
  }

  /** The finished file. */
  end(): Promise<Buffer> {
    this.#pdf.end();
    return this.#done;
  }

  #options({ width = COLUMN, lineGap = 0, align = 'left' }: TextStyle) {
    return { width, lineGap, align };
  }

  #styled({ font, size }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf.font(font).fontSize(size);
  }

  /** What a screen reader passes over. */
  #ornament(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }
}
