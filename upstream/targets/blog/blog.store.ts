import type { BlogCard } from '../../../shared/contract/blog.ts';
import { BLOG_PAGE_SIZE } from '../../../shared/contract/constants.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { toCard } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';
import { holds, wordPatterns } from '../../search-text.ts';

/** One page of the articles that hold every word of the search, newest first (the import orders them so). */
export async function findArticles(
  database: Database,
  { search, page }: { search: string; page: number },
  language: Language,
): Promise<BlogCard[]> {
  let query = database
    .selectFrom('content')
    .where('kind', '=', 'blog')
    .where('language', '=', language);
  for (const pattern of wordPatterns(search))
    query = query.where(({ ref }) => holds(ref('search'), pattern));
  const rows = await query
    .select('card')
    .orderBy('position')
    .orderBy('key')
    .limit(BLOG_PAGE_SIZE)
    .offset(page * BLOG_PAGE_SIZE)
    .execute();
  return rows.map((row) => toCard('blog', row.card));
}
