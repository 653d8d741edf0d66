import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import SVGtoPDF from 'svg-to-pdfkit';
import type { Language } from '../../shared/i18n/languages.ts';

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

/** The size of a page in points, and the margin that texts keep. */
export interface Format {
  width: number;
  height: number;
  margin: number;
}
export const A5: Format = { width: 419.53, height: 595.28, margin: 38 };
export const A4: Format = { width: 595.28, height: 841.89, margin: 48 };

/** The lowest line of a text on such a page; below it stands what every page has. */
export const floorOf = ({ height, margin }: Format) => height - margin - 14;

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

/** A text at its place, or what holds several: a table its rows, a row its cells. */
export type Piece =
  | { tag: string; parts: Piece[] }
  | { tag: string; text: string; style: TextStyle; x: number; y: number; scope?: 'Row' | 'Column' };

interface About {
  title: string;
  author: string;
  language: Language;
  format?: Format;
  /** Left out: now. The same content and date make the same file. */
  date?: Date;
}

/** A PDF of pages of one format, A5 unless told otherwise, tagged for screen readers: everything put on it goes through here. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;
  readonly #format: Format;
  /** Holds the whole structure, as readers and PDF/UA expect. */
  readonly #root: PDFKit.PDFStructureElement;
  /** Where the next thing of the page begins, in points from the top. */
  y: number;

  constructor({ title, author, language, format = A5, date = new Date() }: About) {
    this.#format = format;
    this.y = format.margin;
    this.#pdf = new PDFDocument({
      size: [format.width, format.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author, CreationDate: date },
    });
    this.#done = buffer(this.#pdf);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    for (const [name, path] of Object.entries(FONTS)) this.#pdf.registerFont(name, resolve(path));
  }

  /** Begins a page on a ground of that colour. */
  page(ground: string): void {
    const { width, height, margin } = this.#format;
    this.#pdf.addPage();
    this.y = margin;
    this.#ornament(() => this.#pdf.rect(0, 0, width, height).fill(ground));
  }

  /** A cloth without meaning of its own. */
  cloth(colour: string, x: number, y: number, width: number, height: number): void {
    this.#ornament(() => this.#pdf.rect(x, y, width, height).fill(colour));
  }

  /** A flat piece cut out along these points, without meaning of its own. */
  cut(colour: string, ...points: [x: number, y: number][]): void {
    this.#ornament(() => this.#pdf.polygon(...points).fill(colour));
  }

  /** A seam of stitches across the column. */
  stitch(colour: string, y: number): void {
    const { width, margin } = this.#format;
    this.#ornament(() => {
      this.#pdf.save().lineWidth(1.2).dash(6, { space: 4 }).strokeColor(colour);
      this.#pdf
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .stroke()
        .restore();
    });
  }

  /** How high a text will stand. */
  heightOf(text: string, style: TextStyle): number {
    return this.#styled(style).heightOfString(text, this.#options(style));
  }

  /** Sets a text at the current height, or at a place, and moves on below it. */
  text(tag: string, text: string, style: TextStyle, at: { x?: number; y?: number } = {}): void {
    const { x = this.#format.margin, y = this.y } = at;
    this.structure({ tag, text, style, x, y });
    this.y = y + this.heightOf(text, style);
  }

  /** Sets texts that belong together, each at its place; the current height stays. */
  structure(piece: Piece): void {
    this.#root.add(this.#element(piece));
  }

  #element(piece: Piece): PDFKit.PDFStructureElement {
    if ('parts' in piece) {
      const parts = piece.parts.map((part) => this.#element(part));
      return this.#pdf.struct(piece.tag, {}, parts);
    }
    const { tag, text, style, x, y, scope } = piece;
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = { scope };
    return this.#pdf.struct(tag, options, () => {
      this.#styled(style).fillColor(style.colour).text(text, x, y, this.#options(style));
    });
  }

  /** What stands on every page and is no part of the text: its number, the agency. */
  margin(text: string, style: TextStyle, x: number, y: number): void {
    this.#ornament(() =>
      this.#styled(style).fillColor(style.colour).text(text, x, y, this.#options(style)),
    );
  }

  /** A picture that fills the field; what does not fit is cut off evenly. */
  picture(file: string, alt: string, x: number, y: number, width: number, height: number): void {
    const pdf = this.#pdf;
    this.#root.add(
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
    this.#root.end();
    this.#pdf.end();
    return this.#done;
  }

  get #column(): number {
    return this.#format.width - 2 * this.#format.margin;
  }

  #options({ width = this.#column, lineGap = 0, align = 'left' }: TextStyle) {
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
