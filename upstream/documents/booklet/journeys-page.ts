import type { Language } from '../../../shared/i18n/languages.ts';
import { formatMoney, toCents } from '../../../shared/money.ts';
import { CLOTH, type Sheet, type TextStyle } from '../sheet.ts';
import type { Say } from '../texts.ts';
import type { Journey } from './content.ts';
import { flow } from './flow.ts';
import { COLUMN, FLOOR, PAGE } from './page.ts';

const PICTURE = { width: 116, height: 87 };
const TEXT: TextStyle = { font: 'text', size: 10, colour: CLOTH.encre, lineGap: 1.5 };

interface Parts {
  say: Say;
  language: Language;
  fileOf(src: string): string;
}

/** Two journeys: what one does, how long it takes, what it costs. */
export function journeysPage(sheet: Sheet, journeys: Journey[], parts: Parts): void {
  sheet.text('H1', parts.say('journeys'), { font: 'display', size: 20, colour: CLOTH.indigo });
  const top = sheet.y + 14;
  const room = (FLOOR - top) / 2;
  for (const [index, journey] of journeys.entries()) {
    const start = top + index * room;
    if (index > 0) sheet.cloth(CLOTH.sable, PAGE.margin, start - 12, COLUMN, 1.5);
    journeyPart(sheet, journey, start, start + room - 18, parts);
  }
}

function journeyPart(
  sheet: Sheet,
  journey: Journey,
  top: number,
  floor: number,
  { say, language, fileOf }: Parts,
): void {
  const { media, name, days, price, summary, highlights } = journey;
  const still = media.poster ?? media.src;
  sheet.picture(fileOf(still), media.alt, PAGE.margin, top, PICTURE.width, PICTURE.height);
  const beside = { x: PAGE.margin + PICTURE.width + 14 };
  const width = COLUMN - PICTURE.width - 14;
  sheet.y = top - 2;
  sheet.text('H2', name, { font: 'display', size: 15, colour: CLOTH.indigo, width }, beside);
  sheet.y += 3;
  const cost =
    price === null
      ? say('onRequest')
      : say('from', { price: formatMoney(toCents(price), language) });
  const facts = `${say('days', { count: days })}\n${cost}`;
  sheet.text(
    'P',
    facts,
    { font: 'strong', size: 10, colour: CLOTH.laterite, width, lineGap: 1 },
    beside,
  );
  sheet.y = Math.max(sheet.y, top + PICTURE.height) + 9;
  sheet.text('P', summary, TEXT);
  sheet.y += 5;
  const items = highlights.map((text) => ({ kind: 'item', text }) as const);
  flow(sheet, items, floor);
}
