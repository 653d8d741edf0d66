import { PICTURE } from '../../../shared/contract/constants.ts';
import { CLOTH, type Sheet } from '../sheet.ts';
import type { Say } from '../texts.ts';
import type { BookletContent } from './content.ts';
import { COLUMN, PAGE } from './page.ts';

const FIELD = 330;

/** The first page: one picture, the title, the agency. */
export function cover(sheet: Sheet, content: BookletContent, say: Say): void {
  sheet.page(CLOTH.nuit);
  // The last picture of the first place: its first one opens the page of that place.
  const picture = content.destinations[0]?.pictures.findLast(({ type }) => type === PICTURE);
  if (picture) sheet.picture(content.fileOf(picture.src), picture.alt, 0, 0, PAGE.width, FIELD);
  sheet.cloth(CLOTH.ochre, 0, FIELD, PAGE.width, 6);
  sheet.y = FIELD + 38;
  sheet.text('H1', say('title'), { font: 'display', size: 44, colour: CLOTH.cauri, lineGap: -6 });
  sheet.y += 14;
  sheet.text('P', say('subtitle'), {
    font: 'text',
    size: 14,
    colour: CLOTH.sable,
    width: COLUMN * 0.85,
    lineGap: 2,
  });
  const foot = PAGE.height - 58;
  sheet.text(
    'P',
    content.agency.name,
    { font: 'display', size: 16, colour: CLOTH.ochre },
    { y: foot },
  );
}

/** The last page: the guides, and how to reach the agency. */
export function backCover(sheet: Sheet, content: BookletContent, say: Say): void {
  sheet.page(CLOTH.indigo);
  sheet.text('H1', say('guides'), { font: 'display', size: 24, colour: CLOTH.cauri });
  sheet.y += 16;
  const size = 74;
  for (const guide of content.guides) {
    const top = sheet.y;
    sheet.picture(content.fileOf(guide.media.src), guide.media.alt, PAGE.margin, top, size, size);
    const beside = { x: PAGE.margin + size + 16 };
    const width = COLUMN - size - 16;
    const name = `${guide.name}, ${guide.town}`;
    sheet.text('H2', name, { font: 'strong', size: 11.5, colour: CLOTH.ochre, width }, beside);
    sheet.y += 3;
    sheet.text(
      'P',
      say('quote', { words: guide.quote }),
      { font: 'text', size: 10, colour: CLOTH.cauri, width, lineGap: 1.5 },
      beside,
    );
    sheet.y = Math.max(sheet.y, top + size) + 18;
  }
  sheet.cloth(CLOTH.ochre, PAGE.margin, sheet.y + 4, 40, 3);
  sheet.y += 22;
  sheet.text('H2', say('reach'), { font: 'display', size: 18, colour: CLOTH.cauri });
  sheet.y += 8;
  const { name, email, phone } = content.agency;
  const lines = [name, say('phone', { phone }), email, content.site.replace(/^https?:\/\//, '')];
  sheet.text('P', lines.join('\n'), { font: 'text', size: 11, colour: CLOTH.cauri, lineGap: 3 });
}
