import { toBlocks } from '../blocks.ts';
import { CLOTH, type Sheet } from '../sheet.ts';
import type { Say } from '../texts.ts';
import type { BookletContent } from './content.ts';
import { flow } from './flow.ts';
import { FLOOR, PAGE } from './page.ts';

/** The second page: what Benin is, and what the booklet holds. */
export function welcome(sheet: Sheet, content: BookletContent, say: Say): void {
  const { name, presentation, description } = content.visit.content;
  sheet.cloth(CLOTH.laterite, PAGE.margin, sheet.y, 40, 3);
  sheet.y += 14;
  sheet.text('H1', name, { font: 'display', size: 26, colour: CLOTH.indigo });
  sheet.y += 8;
  sheet.text('P', presentation, { font: 'strong', size: 11.5, colour: CLOTH.encre, lineGap: 2 });
  sheet.y += 10;

  const list = [
    say('inside.places', { names: content.destinations.map((place) => place.name).join(', ') }),
    say('inside.journeys', { count: content.journeys.flat().length }),
    say('inside.tips'),
  ];
  const style = { font: 'text', size: 10, colour: CLOTH.encre, lineGap: 2 } as const;
  const height = list.reduce((sum, line) => sum + sheet.heightOf(line, style) + 4, 0) + 28;
  flow(sheet, toBlocks(description), FLOOR - height - 14);

  sheet.y = FLOOR - height;
  sheet.text('H2', say('inside.title'), { font: 'display', size: 12.5, colour: CLOTH.laterite });
  for (const line of list) {
    sheet.y += 4;
    sheet.text('P', line, style);
  }
}
