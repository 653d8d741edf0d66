import { basename, join } from 'node:path';
import type { Source } from '../../../shared/contract/media.ts';
import type { Measured } from './measure.ts';
import { photoTypes } from './photo.ts';

/** A file as it is published: its name there, and where it is copied from, or what it holds. */
export interface PublishedFile {
  name: string;
  from: string | Buffer;
}

/** How many digits of what a file holds are in its name. */
const DIGITS = 10;

const baseName = ({ file, extension, photo, hash }: Measured) =>
  `${basename(file, extension)}-${(photo?.key ?? hash).slice(0, DIGITS)}`;

/** The published name of the file itself; of a photo, which is never published as it is, its JPEG. */
function mainName(measured: Measured): string {
  return `${baseName(measured)}${measured.photo ? '.jpg' : measured.extension}`;
}

/** All files that are published for one of the content. */
export function publishedFiles(measured: Measured): PublishedFile[] {
  const { photo, from } = measured;
  const name = mainName(measured);
  if (!photo) return [{ name, from }];
  const others = photoTypes.flatMap(({ extension }) =>
    photo.widths.map((width) => ({
      name: `${baseName(measured)}-${width}.${extension}`,
      from: join(photo.folder, `${width}.${extension}`),
    })),
  );
  return [{ name, from: join(photo.folder, 'fallback.jpg') }, ...others];
}

/** The address of a media file on the site. */
export function addressOf(measured: Measured): string {
  return `/media/${mainName(measured)}`;
}

/** A photo's files for `<source>`; nothing for a drawing, which is one file for every size. */
export function sourcesOf(measured: Measured): Source[] | undefined {
  const { photo } = measured;
  if (!photo) return undefined;
  return photoTypes.map(({ extension, type }) => ({
    type,
    srcset: photo.widths
      .map((width) => `/media/${baseName(measured)}-${width}.${extension} ${width}w`)
      .join(', '),
  }));
}
