import type { AudioGroup, AudioItem } from '../../shared/contract/audio.ts';
import type { Blog, BlogCard } from '../../shared/contract/blog.ts';
import type { Destination, DestinationCard } from '../../shared/contract/destination.ts';
import type { GalleryCategory } from '../../shared/contract/gallery.ts';
import type { Guide } from '../../shared/contract/guide.ts';
import type { Package } from '../../shared/contract/package.ts';
import type { PackageCard } from '../../shared/contract/package-card.ts';
import type { PageContent } from '../../shared/contract/page.ts';
import type { Product } from '../../shared/contract/produit.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Database } from './write.ts';

export type Voice = 'male' | 'female';
export type Tale = Omit<AudioItem, 'audio'> & { voices: Record<Voice, AudioItem['audio']> };

/** What the import prepares for each kind: `card` for lists, `detail` what its own page needs besides. */
export interface Stored {
  destination: {
    card: DestinationCard;
    detail: Omit<Destination, keyof DestinationCard | 'packages'>;
  };
  package: {
    card: Omit<PackageCard, 'next' | 'months'>;
    detail: Omit<Package, keyof PackageCard | 'periods'>;
  };
  guide: { card: Guide; detail: null };
  page: { card: PageContent; detail: null };
  blog: {
    card: BlogCard;
    detail: Omit<Blog, keyof BlogCard | 'package'> & { package: string | null };
  };
  'tale-group': { card: Omit<AudioGroup, 'liste'> & { liste: Tale[] }; detail: null };
  'gallery-category': { card: GalleryCategory; detail: null };
  product: { card: Product; detail: null };
}
export type StoredKind = keyof Stored;

/** A stored card; the importer alone writes it, so its shape is known. */
export function toCard<K extends StoredKind>(_kind: K, json: string): Stored[K]['card'] {
  return JSON.parse(json);
}

/** The item of that key with all it has, or undefined. */
export async function readItem<K extends StoredKind>(
  database: Database,
  kind: K,
  key: string,
  language: Language,
): Promise<Stored[K] | undefined> {
  const row = await database
    .selectFrom('content')
    .select(['card', 'detail'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst();
  return row && ({ card: JSON.parse(row.card), detail: JSON.parse(row.detail) } as Stored[K]);
}

/** The cards of a kind in their order. */
export async function readCards<K extends StoredKind>(
  database: Database,
  kind: K,
  language: Language,
): Promise<Stored[K]['card'][]> {
  const rows = await database
    .selectFrom('content')
    .select('card')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map((row) => toCard(kind, row.card));
}
