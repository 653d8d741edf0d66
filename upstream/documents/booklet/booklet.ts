import type { Language } from '../../../shared/i18n/languages.ts';
import { CLOTH, Sheet } from '../sheet.ts';
import { textsOf } from '../texts.ts';
import type { BookletContent } from './content.ts';
import { backCover, cover } from './covers.ts';
import { destinationPage } from './destination-page.ts';
import { journeysPage } from './journeys-page.ts';
import { PAGE } from './page.ts';
import { beforeYouLeave, practicalPage } from './practical-page.ts';
import { welcome } from './welcome.ts';

/** Eleven more pages lie under the cover: printed, they are three sheets of paper. */
export const BOOKLET_PAGES = 12;

/**
 * "Benin Immersion" as a PDF of twelve A5 pages, tagged, its fonts inside: places, journeys and what to know before one
 * leaves, all from the content in that language.
 */
export async function createBooklet(content: BookletContent, language: Language): Promise<Buffer> {
  const say = textsOf('booklet', language);
  const sheet = new Sheet({
    title: `${say('title')} · ${content.agency.name}`,
    author: content.agency.name,
    language,
  });
  let number = 1;
  /** Begins a page of text with its number at the foot. */
  const page = (ground: string = CLOTH.cauri) => {
    sheet.page(ground);
    number += 1;
    const style = { font: 'strong', size: 8, colour: CLOTH.fume } as const;
    const foot = PAGE.height - 32;
    sheet.margin(content.agency.name, style, PAGE.margin, foot);
    sheet.margin(String(number), { ...style, align: 'right' }, PAGE.margin, foot);
  };

  cover(sheet, content, say);
  page();
  welcome(sheet, content, say);
  for (const destination of content.destinations) {
    page();
    destinationPage(sheet, destination, { say, fileOf: content.fileOf });
  }
  for (const pair of content.journeys) {
    page(CLOTH.calico);
    journeysPage(sheet, pair, { say, language, fileOf: content.fileOf });
  }
  page();
  beforeYouLeave(sheet, content, say);
  page();
  practicalPage(sheet, content, { say, language });
  backCover(sheet, content, say);
  return sheet.end();
}
