import { PICTURE, VIDEO } from '../../../shared/contract/constants.ts';
import type { Media, Picture } from '../../../shared/contract/media.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { type Rendered, type RenderParts, renderMarkdown } from '../markdown/render.ts';
import { addressOf, sourcesOf } from '../media/published.ts';
import type { Catalogue, LanguageFile } from '../read/entry.ts';
import type { Path } from '../read/yaml.ts';

export interface Build extends RenderParts {
  catalogue: Catalogue;
}

/** What any item with texts and pictures has. */
interface Illustrated {
  kind: string;
  uri: string;
  file: string;
  lineAt(path: Path): number;
  languages: Record<Language, LanguageFile<{ alt: Record<string, string> }>>;
}
interface MediaSpec {
  src: string;
  poster?: string;
  bg_position?: string;
  credit?: string;
  width?: number;
  height?: number;
}

function toStill(build: Build, entry: Illustrated, name: string, path: Path) {
  const measured = build.library.find(entry, name);
  if (!measured?.size)
    build.problems.add(entry.file, entry.lineAt(path), `missing picture "${name}"`);
  return measured?.size ? { ...measured, size: measured.size } : undefined;
}

/** What a page needs to show a photo well; nothing of a drawing. */
function photoParts(still: ReturnType<typeof toStill>): Pick<Media, 'sources' | 'colour'> {
  const sources = still && sourcesOf(still);
  const colour = still?.photo?.colour;
  return { ...(sources && { sources }), ...(colour !== undefined && { colour }) };
}

function altOf(build: Build, entry: Illustrated, name: string, language: Language): string {
  const { texts, file, lineAt } = entry.languages[language];
  const alt = Object.hasOwn(texts.alt, name) ? texts.alt[name] : undefined;
  if (alt === undefined) build.problems.add(file, lineAt(['alt']), `missing alt text of "${name}"`);
  return alt ?? '';
}

/** Lock screens show one, and take the size that fits. */
const SQUARES = [512, 256] as const;

/**
 * The picture as on the wire; `social` for the main one of a page, `squares` for what plays. What is missing is
 * reported.
 */
export function toPicture(
  build: Build,
  entry: Illustrated,
  spec: MediaSpec,
  path: Path,
  language: Language,
  { social = false, squares = false } = {},
): Picture {
  const still = toStill(build, entry, spec.src, path);
  const { bg_position, credit } = spec;
  return {
    src: still ? addressOf(still) : '/media/',
    type: PICTURE,
    alt: altOf(build, entry, spec.src, language),
    width: still?.size.width ?? 1,
    height: still?.size.height ?? 1,
    bytes: still?.photo?.bytes ?? still?.bytes ?? 0,
    ...photoParts(still),
    ...(bg_position !== undefined && { bg_position }),
    ...(credit !== undefined && { credit }),
    ...(social && still && { social: build.library.framed(still, 'social', bg_position) }),
    ...(squares &&
      still && {
        squares: SQUARES.map((size) => ({
          src: build.library.framed(still, `square-${size}`, bg_position),
          size,
        })),
      }),
  };
}

/** The picture or video as on the wire. A video needs its size and a poster; the poster is its social picture. */
export function toMedia(
  build: Build,
  entry: Illustrated,
  spec: MediaSpec,
  path: Path,
  language: Language,
  { social = false } = {},
): Media {
  if (!spec.src.endsWith('.mp4')) return toPicture(build, entry, spec, path, language, { social });
  const line = entry.lineAt(path);
  const video = build.library.find(entry, spec.src);
  const { width, height, poster, credit, bg_position } = spec;
  if (!video) build.problems.add(entry.file, line, `missing video "${spec.src}"`);
  if (!width || !height)
    build.problems.add(entry.file, line, `the video "${spec.src}" needs its width and height`);
  if (!poster) build.problems.add(entry.file, line, `the video "${spec.src}" needs a poster`);
  const still = poster ? toStill(build, entry, poster, path) : undefined;
  return {
    src: video ? addressOf(video) : '/media/',
    type: VIDEO,
    alt: altOf(build, entry, spec.src, language),
    width: width ?? 1,
    height: height ?? 1,
    bytes: video?.bytes ?? 0,
    ...(bg_position !== undefined && { bg_position }),
    ...(credit !== undefined && { credit }),
    ...(still && { poster: addressOf(still) }),
    ...photoParts(still),
    ...(social && still && { social: build.library.framed(still, 'social', bg_position) }),
  };
}

/** The card's still: the one named, or the main media; a video alone is reported. */
export function toCardPicture(
  build: Build,
  entry: Illustrated & { item: { media: MediaSpec; picture?: string; pictures: MediaSpec[] } },
  language: Language,
): Picture {
  const { media, picture, pictures } = entry.item;
  if (picture !== undefined) {
    // Its crop point and its author stand where it is listed.
    const spec = [media, ...pictures].find(({ src }) => src === picture) ?? { src: picture };
    return toPicture(build, entry, spec, ['picture'], language);
  }
  if (!media.src.endsWith('.mp4')) return toPicture(build, entry, media, ['media'], language);
  build.problems.add(
    entry.file,
    entry.lineAt(['media']),
    'the main media is a video: name a "picture" for the cards',
  );
  return { src: '/media/', type: PICTURE, alt: '', width: 1, height: 1, bytes: 0 };
}

interface Written {
  kind: string;
  uri: string;
  item: { modified: string; pictures?: MediaSpec[] };
  languages: Record<Language, LanguageFile<unknown>>;
}

/** The body as HTML; `path` is the page on which it stands. */
export function toBody(build: Build, entry: Written, language: Language, path: string): Rendered {
  const { file, body, bodyLine } = entry.languages[language];
  const text = body.replaceAll('\r\n', '\n');
  const lineOf = (part: string) =>
    bodyLine + text.slice(0, Math.max(0, text.indexOf(part.trim()))).split('\n').length - 1;
  const pictures = entry.item.pictures ?? [];
  const rendered = renderMarkdown(
    { text, file, lineOf, item: entry, pictures, path, language },
    build,
  );
  build.links.setHeadings(
    path,
    language,
    rendered.sections.map(({ id }) => id),
  );
  return rendered;
}

/** A text of the front matter as HTML. */
export function toHtml(
  build: Build,
  entry: Written,
  text: string,
  at: Path,
  language: Language,
  path: string,
): string {
  const { file, lineAt } = entry.languages[language];
  return renderMarkdown(
    {
      text,
      file,
      lineOf: () => lineAt(at),
      item: entry,
      pictures: entry.item.pictures ?? [],
      path,
      language,
    },
    build,
  ).html;
}
