import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toMedia } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

/** One row a category, with its pictures and videos in their order. */
export function galleryRow(
  build: Build,
  category: Entry<'gallery-categories'>,
  language: Language,
): ContentRow {
  const { uri, item } = category;
  const members = [...build.catalogue.gallery.values()]
    .filter((entry) => entry.item.category === uri)
    .toSorted((a, b) => a.item.order - b.item.order);
  const medias = members.map((entry) => ({
    ...toMedia(build, entry, entry.item.media, ['media'], language),
    uri: entry.uri,
    caption: entry.languages[language].texts.caption,
    modified_time: entry.item.modified,
  }));
  const card = { uri, nom_categorie: category.languages[language].texts.nom_categorie, medias };
  return contentRow(
    'gallery-category',
    { key: uri, language, position: item.order },
    { card, detail: null },
  );
}
