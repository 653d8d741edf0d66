import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import { root } from '../../root.ts';
import type { Measured } from '../media/measure.ts';
import { addressOf, sourcesOf } from '../media/published.ts';
import { escapeHtml } from './text.ts';

/** What `item.yaml` says of a picture that stands in a text. */
export interface Listed {
  src: string;
  bg_position?: string;
  credit?: string;
}
interface FigureParts {
  measured: Measured & { size: { width: number; height: number } };
  alt: string;
  caption: string | null | undefined;
  /** In a line of its own, where the text would otherwise run beside it. */
  isWide: boolean;
  listed: Listed | undefined;
  language: Language;
}

/** As wide as a text, and all there is on a phone. */
const sizes = '(min-width: 45em) 42rem, 100vw';

const creditTexts = new Map(
  languages.map((language) => {
    const file = join(root, 'locales', language, 'common.json');
    const { credit } = z
      .object({ credit: z.string() })
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    return [language, credit];
  }),
);

function toCaption({ caption, listed, language }: FigureParts): string {
  const words = caption ? escapeHtml(caption) : '';
  const named = listed?.credit
    ? (creditTexts.get(language) ?? '').replace('{{credit}}', () => listed.credit ?? '')
    : '';
  const credit = named && `<small class="credit">${escapeHtml(named)}</small>`;
  const inner = [words, credit].filter(Boolean).join(' ');
  return inner && `<figcaption>${inner}</figcaption>`;
}

/** A picture in a text, with its words and who made it: what `Still` is on the pages. */
export function figureHtml(parts: FigureParts): string {
  const { measured, alt, isWide, listed } = parts;
  const { width, height } = measured.size;
  const style = [
    listed?.bg_position && `object-position:${listed.bg_position}`,
    measured.photo?.colour && `background-color:${measured.photo.colour}`,
  ].filter(Boolean);
  const styled = style.length > 0 ? ` style="${escapeHtml(style.join(';'))}"` : '';
  const img = `<img src="${addressOf(measured)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${styled} loading="lazy" decoding="async">`;
  const sources = sourcesOf(measured)?.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`,
  );
  const picture = sources ? `<picture>${sources.join('')}${img}</picture>` : img;
  const shape = isWide ? 'figure figure--wide' : 'figure';
  return `<figure class="${shape}">${picture}${toCaption(parts)}</figure>\n`;
}
