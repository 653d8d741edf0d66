import type { DestinationCard } from '../../../shared/contract/destination.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { toCard } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';
import { holds, wordPatterns } from '../../search-text.ts';

/** The destinations that hold every word of the search, in the order of the content. */
export async function findDestinations(
  database: Database,
  search: string,
  language: Language,
): Promise<DestinationCard[]> {
  let query = database
    .selectFrom('content')
    .where('kind', '=', 'destination')
    .where('language', '=', language);
  for (const pattern of wordPatterns(search))
    query = query.where(({ ref }) => holds(ref('search'), pattern));
  const rows = await query.select('card').orderBy('position').orderBy('key').execute();
  return rows.map((row) => toCard('destination', row.card));
}
