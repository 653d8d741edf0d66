import type { Language } from '../../../shared/i18n/languages.ts';
import type { Stored, StoredKind } from '../../database/stored.ts';
import { fold } from '../../search-text.ts';

/** A row of the table `content`. */
export interface ContentRow {
  kind: StoredKind;
  key: string;
  language: Language;
  position: number;
  search: string;
  card: string;
  detail: string;
}

/** The row of one item in one language; `search` are the texts that a search looks at. */
export function contentRow<K extends StoredKind>(
  kind: K,
  place: { key: string; language: Language; position: number },
  { card, detail }: Stored[K],
  search: string[] = [],
): ContentRow {
  return {
    kind,
    ...place,
    search: fold(search.join(' ')),
    card: JSON.stringify(card),
    detail: JSON.stringify(detail),
  };
}
