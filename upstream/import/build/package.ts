import type { Package } from '../../../shared/contract/package.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Entry } from '../read/entry.ts';
import { toAdvice } from './advice.ts';
import { toGuide } from './guide.ts';
import { type Build, toBody, toCardPicture, toHtml, toMedia } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

type PackageEntry = Entry<'packages'>;

/** The destinations that exist; the others have been reported. */
function destinations({ catalogue }: Build, uris: string[], language: Language) {
  return uris.flatMap((uri) => {
    const entry = catalogue.destinations.get(uri);
    return entry
      ? { uri, name: entry.languages[language].texts.name, location: entry.item.location }
      : [];
  });
}

function toRoute(build: Build, { item }: PackageEntry, language: Language): Package['route'] {
  return item.route.flatMap((stop) => {
    if ('place' in stop) return { uri: null, name: stop.place, location: stop.location };
    const [found] = destinations(build, [stop.destination], language);
    return found?.location ? { uri: found.uri, name: found.name, location: found.location } : [];
  });
}

function toActivities(
  build: Build,
  entry: PackageEntry,
  language: Language,
  path: string,
): Package['activites'] {
  return entry.item.activities.flatMap(({ day, drive, meals, picture }, i) => {
    const text = entry.languages[language].texts.activities[i];
    if (!text) return [];
    const description = toHtml(build, entry, text.text, ['activities', i, 'text'], language, path);
    const media = toMedia(build, entry, picture, ['activities', i, 'picture'], language);
    return {
      day,
      name: text.name,
      description,
      picture: media,
      place: text.place,
      drive,
      meals,
      night: text.night,
    };
  });
}

/** Lines of `item.yaml` beside their texts, one by one; lists of different length have been reported. */
function pairs<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  return left.flatMap((a, i) => {
    const b = right[i];
    return b === undefined ? [] : [[a, b] as [A, B]];
  });
}

export function packageRow(build: Build, entry: PackageEntry, language: Language): ContentRow {
  const { item, uri } = entry;
  const { texts } = entry.languages[language];
  const path = `package/${uri}`;
  const guide = build.catalogue.guides.get(item.guide);
  const stops = destinations(build, item.destinations, language);
  const card = {
    id: item.id,
    uri,
    name: texts.name,
    summary: texts.summary,
    picture: toCardPicture(build, entry, language),
    days: item.days,
    nights: item.nights,
    destinations: stops.map(({ uri, name }) => ({ uri, name })),
    price: item.price ?? null,
    modified_time: item.modified,
  };
  const detail = {
    description: toBody(build, entry, language, path).html,
    media: toMedia(build, entry, item.media, ['media'], language, { social: true }),
    pictures: item.pictures.map((picture, i) =>
      toMedia(build, entry, picture, ['pictures', i], language),
    ),
    route: toRoute(build, entry, language),
    start_place: texts.start_place,
    end_place: texts.end_place,
    group: item.group,
    languages: item.languages,
    effort: { level: item.effort, text: texts.effort },
    min_age: item.min_age,
    accessibility: texts.accessibility,
    highlights: texts.highlights,
    activites: toActivities(build, entry, language, path),
    includes_services: pairs(item.includes, texts.includes).map(([icon, text]) => ({ icon, text })),
    excludes_services: pairs(item.excludes, texts.excludes).map(([icon, text]) => ({ icon, text })),
    options_book: pairs(item.options, texts.options).map(([option, text]) => ({
      ...option,
      ...text,
    })),
    guide: guide ? toGuide(build, guide, language) : null,
    cancellation: item.cancellation,
    advice: toAdvice(build, entry, language, path),
    meta: { description: texts.description, modified_time: item.modified },
  };
  const search = [texts.name, texts.summary, ...stops.map(({ name }) => name), ...texts.highlights];
  return contentRow(
    'package',
    { key: uri, language, position: item.order },
    { card, detail },
    search,
  );
}
