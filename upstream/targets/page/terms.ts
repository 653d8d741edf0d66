import type { Language } from '../../../shared/i18n/languages.ts';
import { readItem } from '../../database/stored.ts';
import type { Database } from '../../database/write.ts';

/** The day of the terms that are in force; where there are none, that day. */
export async function termsVersion(
  database: Database,
  language: Language,
  now: Date,
): Promise<string> {
  const terms = await readItem(database, 'page', 'CONDITIONSGENERALES', language);
  return terms?.card.meta.modified_time ?? now.toISOString().slice(0, 10);
}
