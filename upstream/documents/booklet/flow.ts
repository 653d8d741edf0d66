import type { Block } from '../blocks.ts';
import { CLOTH, type Sheet, type TextStyle } from '../sheet.ts';
import { COLUMN, FLOOR, PAGE } from './page.ts';

const BODY: TextStyle = { font: 'text', size: 10, colour: CLOTH.encre, lineGap: 2.2 };
const BLOCK_STYLES: Record<Block['kind'], TextStyle> = {
  heading: { font: 'display', size: 12.5, colour: CLOTH.indigo, lineGap: 1 },
  paragraph: BODY,
  item: BODY,
};

const GAPS: Record<Block['kind'], number> = { heading: 9, paragraph: 5, item: 3 };

const sentencesOf = (text: string) => text.match(/.+?(?:[.!?]+[”“’»)]*(?=\s|$)\s*|$)/gs) ?? [];
const firstSentence = (text: string) => sentencesOf(text)[0] ?? '';

/**
 * As many blocks as there is room for above that line. A paragraph may end after any of its sentences, a heading never
 * stands last.
 */
export function flow(sheet: Sheet, blocks: Block[], floor: number = FLOOR): void {
  for (const [index, block] of blocks.entries()) {
    const gap = index === 0 ? 0 : GAPS[block.kind];
    const indent = block.kind === 'item' ? 10 : 0;
    const style = { ...BLOCK_STYLES[block.kind], width: COLUMN - indent };
    const next = block.kind === 'heading' ? blocks[index + 1] : undefined;
    const company = next ? GAPS[next.kind] + sheet.heightOf(firstSentence(next.text), BODY) : 0;
    const room = floor - sheet.y - gap - company;
    const text = fitting(sheet, block, style, room);
    if (!text) return;
    sheet.y += gap;
    if (indent > 0) sheet.cloth(CLOTH.laterite, PAGE.margin, sheet.y + 5, 4, 4);
    const tag = block.kind === 'heading' ? 'H2' : 'P';
    sheet.text(tag, text, style, { x: PAGE.margin + indent });
    if (text !== block.text) return;
  }
}

/** The block's text, or of a paragraph as many whole sentences as fit; empty where nothing does. */
function fitting(sheet: Sheet, { kind, text }: Block, style: TextStyle, room: number): string {
  if (sheet.heightOf(text, style) <= room) return text;
  if (kind !== 'paragraph') return '';
  const sentences = sentencesOf(text);
  while (sentences.length > 0) {
    sentences.pop();
    const part = sentences.join('').trimEnd();
    if (part && sheet.heightOf(part, style) <= room) return part;
  }
  return '';
}
