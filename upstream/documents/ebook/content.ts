import type { Blog } from '../../../shared/contract/blog.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { readCards, readItem, type Stored } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';
import type { Agency } from '../../import/read/agency.ts';

type Article = Omit<Blog, 'package'>;

/** What the e-book is made of. */
export interface EbookContent {
  agency: Agency;
  /** Origin of the website. */
  site: string;
  groups: Stored['tale-group']['card'][];
  articles: Article[];
  /** The file of a picture, as its address names it. */
  fileOf(src: string): string;
}

/** Reads all tales and all articles in that language. */
export async function readEbookContent(
  database: Database,
  language: Language,
  surroundings: Pick<EbookContent, 'agency' | 'site' | 'fileOf'>,
): Promise<EbookContent> {
  const articles: Article[] = [];
  for (const { uri } of await readCards(database, 'blog', language)) {
    const item = await readItem(database, 'blog', uri, language);
    if (item) articles.push({ ...item.card, ...item.detail });
  }
  return { ...surroundings, groups: await readCards(database, 'tale-group', language), articles };
}

/** The day of the last change of anything in it, `2027-02-06`. */
export function lastChange({ articles }: EbookContent): string {
  return articles.reduce(
    (last, { modified_time }) => (modified_time > last ? modified_time : last),
    '2026-01-01',
  );
}
