import type { Language } from '../../../shared/i18n/languages.ts';
import type { Database } from '../../database/write.ts';
import { holds, wordPatterns } from '../../search-text.ts';

/** What a card must fit; whatever is left out does not matter. */
export interface CardFilter {
  language: Language;
  uri?: string;
  /** Words that must all stand in its search text. */
  q?: string;
  /** The address of a destination that it goes to. */
  destination?: string;
  /** At most so many days. */
  days?: number;
  /** At most so many cents a person; packages on request have no price and are left out. */
  price?: number;
}

/** The stored cards that fit, in the order of the content. */
export function findCards(database: Database, filter: CardFilter): Promise<{ card: string }[]> {
  let query = database
    .selectFrom('package as k')
    .innerJoin('content as c', 'c.key', 'k.uri')
    .where('c.kind', '=', 'package')
    .where('c.language', '=', filter.language)
    .where('k.listed', '=', 1);
  if (filter.uri !== undefined) query = query.where('k.uri', '=', filter.uri);
  if (filter.days !== undefined) query = query.where('k.days', '<=', filter.days);
  if (filter.price !== undefined) query = query.where('k.price_cents', '<=', filter.price);
  const { destination } = filter;
  if (destination !== undefined) {
    query = query.where('k.id', 'in', (packages) =>
      packages
        .selectFrom('package_destination')
        .select('package_id')
        .where('destination', '=', destination),
    );
  }
  for (const pattern of wordPatterns(filter.q ?? '')) {
    query = query.where((column) => holds(column.ref('c.search'), pattern));
  }
  return query.select('c.card').orderBy('k.position').orderBy('k.id').execute();
}

/** The period that this device has chosen for this package, or undefined. */
export async function chosenPeriod(
  database: Database,
  hash: string,
  packageId: number,
): Promise<number | undefined> {
  const draft = await database
    .selectFrom('to_book')
    .select('period_id')
    .where('hash', '=', hash)
    .where('package_id', '=', packageId)
    .executeTakeFirst();
  return draft?.period_id ?? undefined;
}
