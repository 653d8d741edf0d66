import { formatDay } from '../../../shared/dates.ts';
import { splitSections } from '../../../shared/html.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { type Block, toBlocks } from '../blocks.ts';
import { CLOTH, type Sheet } from '../sheet.ts';
import type { Say } from '../texts.ts';
import type { BookletContent } from './content.ts';
import { flow } from './flow.ts';
import { FLOOR, PAGE } from './page.ts';

/** What one has to see to before the journey: the first part of the page of advice. */
export function beforeYouLeave(sheet: Sheet, content: BookletContent, say: Say): void {
  const [first = []] = partsOf(content);
  const [, ...rest] = first;
  head(sheet, first[0]?.text ?? say('tips'));
  flow(sheet, rest);
}

/** What one needs to know on the way: the parts that follow, and when all that was true. */
export function practicalPage(
  sheet: Sheet,
  content: BookletContent,
  { say, language }: { say: Say; language: Language },
): void {
  const [, ...parts] = partsOf(content);
  const { checked } = content.tips.content;
  head(sheet, say('tips'));
  const note = say(checked ? 'checked' : 'unchecked', {
    day: checked ? formatDay(checked, language) : '',
    address: content.site.replace(/^https?:\/\//, ''),
  });
  const style = { font: 'text', size: 9, colour: CLOTH.fume, lineGap: 1 } as const;
  const floor = FLOOR - sheet.heightOf(note, style) - 12;
  flow(sheet, parts.flat(), floor);
  sheet.text('P', note, style, { y: floor + 8 });
}

function partsOf(content: BookletContent): Block[][] {
  return splitSections(content.tips.content.description).map(({ html }) => toBlocks(html));
}

function head(sheet: Sheet, text: string): void {
  sheet.cloth(CLOTH.laterite, PAGE.margin, sheet.y, 40, 3);
  sheet.y += 14;
  sheet.text('H1', text, { font: 'display', size: 22, colour: CLOTH.indigo });
  sheet.y += 8;
}
