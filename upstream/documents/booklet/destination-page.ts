import { toBlocks } from '../blocks.ts';
import { CLOTH, type Sheet } from '../sheet.ts';
import type { Say } from '../texts.ts';
import type { Place } from './content.ts';
import { flow } from './flow.ts';
import { COLUMN, PAGE } from './page.ts';

const FIELD = 262;

/** A place: its picture across the page, the two facts that decide, and as much of its text as there is room for. */
export function destinationPage(
  sheet: Sheet,
  place: Place,
  { say, fileOf }: { say: Say; fileOf(src: string): string },
): void {
  sheet.picture(fileOf(place.picture.src), place.picture.alt, 0, 0, PAGE.width, FIELD);
  sheet.cloth(CLOTH.laterite, 0, FIELD, PAGE.width, 4);
  sheet.y = FIELD + 20;
  sheet.text('P', place.region, { font: 'strong', size: 9, colour: CLOTH.laterite });
  sheet.text('H1', place.name, { font: 'display', size: 26, colour: CLOTH.indigo });
  sheet.y += 3;
  sheet.text('P', place.summary, { font: 'strong', size: 11, colour: CLOTH.encre, lineGap: 1.5 });
  sheet.y += 8;
  const width = (COLUMN - 16) / 2;
  const top = sheet.y;
  fact(sheet, say('way'), wayTo(place, say), { x: PAGE.margin, y: top, width });
  const left = sheet.y;
  fact(sheet, say('season'), place.season, { x: PAGE.margin + width + 16, y: top, width });
  sheet.y = Math.max(left, sheet.y) + 12;
  flow(sheet, toBlocks(place.description));
}

function wayTo({ travel }: Place, say: Say): string {
  const hours = Math.floor(travel.minutes / 60);
  const rest = travel.minutes % 60;
  const context = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'both';
  const minutes = context === 'both' ? String(rest).padStart(2, '0') : rest;
  return say('travel', { context, hours, minutes, km: travel.km });
}

interface Field {
  x: number;
  y: number;
  width: number;
}

function fact(sheet: Sheet, name: string, text: string, { x, y, width }: Field): void {
  sheet.text('P', name, { font: 'strong', size: 8.5, colour: CLOTH.fume, width }, { x, y });
  sheet.text('P', text, { font: 'text', size: 9.5, colour: CLOTH.encre, width, lineGap: 1 }, { x });
}
