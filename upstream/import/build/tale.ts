import type { AudioItem } from '../../../shared/contract/audio.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import type { Tale, Voice } from '../../database/stored.ts';
import { addressOf } from '../media/published.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toBody, toPicture } from './parts.ts';
import { type ContentRow, contentRow } from './rows.ts';

/** Best first: Opus is a third of the size, MP3 plays everywhere. */
const soundTypes = { opus: 'audio/ogg; codecs=opus', mp3: 'audio/mpeg' } as const;

function toSound(
  build: Build,
  entry: Entry<'tales'>,
  language: Language,
  voice: Voice,
): AudioItem['audio'] {
  const [opus, mp3] = (['opus', 'mp3'] as const).map((format) => {
    const name = `${language}-${voice}.${format}`;
    const file = build.library.find(entry, name);
    if (!file) build.problems.add(entry.file, 1, `missing sound "${name}"`);
    return (
      file && {
        src: addressOf(file),
        type: soundTypes[format],
        bytes: file.bytes,
        seconds: file.seconds ?? 0,
      }
    );
  });
  if (!opus || !mp3) return { src: '', sources: [], seconds: 1, synthetic: entry.item.synthetic };
  const sources = [opus, mp3].map(({ src, type, bytes }) => ({ src, type, bytes }));
  return {
    src: mp3.src,
    sources,
    seconds: Math.max(1, opus.seconds),
    synthetic: entry.item.synthetic,
  };
}

function toTale(build: Build, entry: Entry<'tales'>, language: Language): Tale {
  const { uri, item } = entry;
  return {
    uri,
    titre: entry.languages[language].texts.titre,
    picture: item.picture
      ? toPicture(build, entry, item.picture, ['picture'], language, { squares: true })
      : null,
    voices: {
      male: toSound(build, entry, language, 'male'),
      female: toSound(build, entry, language, 'female'),
    },
    transcript: toBody(build, entry, language, 'ressources-clpn').html,
  };
}

/** One row a group, with its tales in their order. */
export function taleGroupRow(
  build: Build,
  group: Entry<'tale-groups'>,
  language: Language,
): ContentRow {
  const { uri, item } = group;
  const { titre, description } = group.languages[language].texts;
  const members = [...build.catalogue.tales.values()]
    .filter((entry) => entry.item.group === uri)
    .toSorted((a, b) => a.item.order - b.item.order);
  const card = {
    uri,
    titre,
    description,
    liste: members.map((entry) => toTale(build, entry, language)),
  };
  return contentRow(
    'tale-group',
    { key: uri, language, position: item.order },
    { card, detail: null },
  );
}
