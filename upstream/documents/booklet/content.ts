import type { Destination } from '../../../shared/contract/destination.ts';
import type { Guide } from '../../../shared/contract/guide.ts';
import type { Package } from '../../../shared/contract/package.ts';
import type { PageContent } from '../../../shared/contract/page.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { readCards, readItem } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';
import type { Agency } from '../../import/read/agency.ts';

/** Cover, welcome, five places, two pages of journeys, two of advice, back cover: twelve pages. */
const PLACES = 5;
const JOURNEYS_ON_A_PAGE = 2;
const JOURNEY_PAGES = 2;
const GUIDES = 3;

export type Place = Omit<Destination, 'packages'>;
export type Journey = Omit<Package, 'periods' | 'next' | 'months'>;

/** What the booklet shows of the content. */
export interface BookletContent {
  agency: Agency;
  /** Origin of the website, for links and to be typed. */
  site: string;
  visit: PageContent;
  tips: PageContent;
  destinations: Place[];
  /** Two to a page. */
  journeys: Journey[][];
  guides: Guide[];
  /** The file of a picture, as its address names it. */
  fileOf(src: string): string;
}

type Surroundings = Pick<BookletContent, 'agency' | 'site' | 'fileOf'>;

/** Reads the first places, journeys and guides in the order of the content; throws where a page of text is missing. */
export async function readBookletContent(
  database: Database,
  language: Language,
  surroundings: Surroundings,
): Promise<BookletContent> {
  const items = async (kind: 'destination' | 'package', count: number) => {
    const cards = await readCards(database, kind, language);
    return cards.slice(0, count).map(({ uri }) => uri);
  };
  const destinations: Place[] = [];
  for (const uri of await items('destination', PLACES)) {
    const item = await readItem(database, 'destination', uri, language);
    if (item) destinations.push({ ...item.card, ...item.detail });
  }
  const journeys: Journey[] = [];
  for (const uri of await items('package', JOURNEYS_ON_A_PAGE * JOURNEY_PAGES)) {
    const item = await readItem(database, 'package', uri, language);
    if (item) journeys.push({ ...item.card, ...item.detail });
  }
  const guides = await readCards(database, 'guide', language);
  return {
    ...surroundings,
    visit: await pageOf(database, 'VISITBENIN', language),
    tips: await pageOf(database, 'TRAVELANDTIPS', language),
    destinations,
    journeys: inRows(journeys, JOURNEYS_ON_A_PAGE),
    guides: guides.slice(0, GUIDES),
  };
}

async function pageOf(database: Database, id: string, language: Language): Promise<PageContent> {
  const item = await readItem(database, 'page', id, language);
  if (!item) throw new Error(`the booklet needs the page ${id}`);
  return item.card;
}

function inRows<T>(things: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, row) =>
    things.slice(row * size, (row + 1) * size),
  );
}
