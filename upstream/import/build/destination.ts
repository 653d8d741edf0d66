import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { toAdvice } from './advice.ts';
import { type Build, toBody, toCardPicture, toMedia } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

export function destinationRow(
  build: Build,
  entry: Entry<'destinations'>,
  language: Language,
): ContentRow {
  const { item, uri } = entry;
  const { texts } = entry.languages[language];
  const path = `destination/${uri}`;
  const packages = [...build.catalogue.packages.values()].filter((pack) =>
    pack.item.destinations.includes(uri),
  );
  const card = {
    uri,
    name: texts.name,
    summary: texts.summary,
    region: item.region,
    picture: toCardPicture(build, entry, language),
    map: { location: item.location ?? null },
    travel: item.travel,
    packages_count: packages.length,
    modified_time: item.modified,
  };
  const detail = {
    description: toBody(build, entry, language, path).html,
    media: toMedia(build, entry, item.media, ['media'], language, { social: true }),
    pictures: item.pictures.map((picture, i) =>
      toMedia(build, entry, picture, ['pictures', i], language),
    ),
    season: texts.season,
    meta: { description: texts.description, modified_time: item.modified },
    advice: toAdvice(build, entry, language, path),
  };
  const search = [texts.name, texts.summary, item.region];
  return contentRow(
    'destination',
    { key: uri, language, position: item.order },
    { card, detail },
    search,
  );
}
