import type { Language } from '../../../shared/i18n/languages.ts';
import { plainText, readingMinutes } from '../markdown/text.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toBody, toMedia } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

/** Newest first; of the same day by address, so that the order never changes by itself. */
function positionOf({ catalogue }: Build, entry: Entry<'blog'>): number {
  const order = [...catalogue.blog.values()].toSorted(
    (a, b) => b.item.date.localeCompare(a.item.date, 'en') || a.uri.localeCompare(b.uri, 'en'),
  );
  return order.indexOf(entry);
}

export function blogRow(build: Build, entry: Entry<'blog'>, language: Language): ContentRow {
  const { item, uri } = entry;
  const { texts } = entry.languages[language];
  const { html } = toBody(build, entry, language, `blog/${uri}`);
  // An article's other pictures stand in its text; those named here are published for it all the same.
  item.pictures.forEach((picture, i) => {
    toMedia(build, entry, picture, ['pictures', i], language);
  });
  const card = {
    uri,
    name: texts.name,
    date: item.date,
    description: texts.description,
    media: toMedia(build, entry, item.media, ['media'], language, { social: true }),
    author: item.author,
    reading_minutes: readingMinutes(html),
    modified_time: item.modified,
  };
  const detail = {
    contenu: html,
    meta: { description: texts.description, modified_time: item.modified },
    package: item.package ?? null,
  };
  const search = [texts.name, texts.description, item.author, plainText(html)];
  return contentRow(
    'blog',
    { key: uri, language, position: positionOf(build, entry) },
    { card, detail },
    search,
  );
}
