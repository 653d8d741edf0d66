import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toBody, toMedia } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

export function pageRow(build: Build, entry: Entry<'pages'>, language: Language): ContentRow {
  const { item, uri } = entry;
  const { texts } = entry.languages[language];
  const { html, sections } = toBody(build, entry, language, uri);
  const card = {
    id: item.id,
    content: {
      name: texts.name,
      presentation: texts.presentation,
      description: html,
      sections,
      image: item.image
        ? toMedia(build, entry, item.image, ['image'], language, { social: true })
        : null,
      pictures: item.pictures.map((picture, i) =>
        toMedia(build, entry, picture, ['pictures', i], language),
      ),
      checked: item.checked ?? null,
    },
    meta: { description: texts.description, modified_time: item.modified },
  };
  return contentRow('page', { key: item.id, language, position: 0 }, { card, detail: null });
}
