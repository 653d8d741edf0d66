import type { Guide } from '../../../shared/contract/guide.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toPicture } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

export function toGuide(build: Build, entry: Entry<'guides'>, language: Language): Guide {
  const { name, town, languages, quote } = entry.languages[language].texts;
  const media = toPicture(build, entry, entry.item.media, ['media'], language);
  return { uri: entry.uri, name, media, town, languages, quote };
}

export function guideRow(build: Build, entry: Entry<'guides'>, language: Language): ContentRow {
  const place = { key: entry.uri, language, position: entry.item.order };
  return contentRow('guide', place, { card: toGuide(build, entry, language), detail: null });
}
