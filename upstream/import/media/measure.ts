import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Problems } from '../problems.ts';
import type { Catalogue } from '../read/entry.ts';
import { type Photo, photoOf } from './photo.ts';
import { compose, type Pieces, readPieces } from './pieces.ts';
import { soundSeconds } from './sound.ts';

export interface Measured {
  /** Where it is, absolute; of a drawing, what it is, with its pieces. */
  from: string | Buffer;
  /** Relative to the content folder. */
  file: string;
  extension: string;
  hash: string;
  bytes: number;
  /** Of a picture. */
  size?: { width: number; height: number };
  /** Of a picture made of pixels. */
  photo?: Photo;
  /** Of a sound. */
  seconds?: number;
}

const sounds = new Set(['.opus', '.mp3']);
const photos = new Set(['.png', '.jpg', '.webp', '.avif']);
const media = new Set([...sounds, ...photos, '.svg', '.mp4']);

/** Where the files of photos are kept beside the published ones: a name with a dot is never served. */
const cacheName = '.photos';

/** The folders that media come from and go to. */
export interface MediaFolders {
  /** The content. */
  content: string;
  mediaFolder: string;
}

async function measure(
  { content, mediaFolder }: MediaFolders,
  file: string,
  pieces: Pieces,
  problems: Problems,
): Promise<Measured> {
  const path = join(content, file);
  const extension = extname(file);
  const written = readFileSync(path);
  const isDrawing = extension === '.svg';
  const bytes = isDrawing
    ? Buffer.from(compose(written.toString('utf8'), file, pieces, problems))
    : written;
  const from = isDrawing ? bytes : path;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const measured: Measured = { from, file, extension, hash, bytes: bytes.length };
  if (sounds.has(extension)) {
    measured.seconds = soundSeconds(bytes, extension);
    if (!(measured.seconds > 0)) problems.add(file, 1, 'not a sound that can be read');
  }
  if (isDrawing || photos.has(extension)) {
    try {
      if (photos.has(extension))
        measured.photo = await photoOf(path, hash, join(mediaFolder, cacheName));
      const { width, height } = measured.photo ?? (await sharp(from).metadata());
      measured.size = { width, height };
    } catch (error) {
      problems.add(
        file,
        1,
        `not a picture that can be read: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return measured;
}

/** Measures every media file beside an item and in `kit`, by its path relative to the content folder. */
export async function measureAll(folders: MediaFolders, catalogue: Catalogue, problems: Problems) {
  const kit = join(folders.content, 'kit');
  const shared = existsSync(kit) ? readdirSync(kit).filter((name) => media.has(extname(name))) : [];
  const files = shared.map((name) => `kit/${name}`);
  for (const entries of Object.values(catalogue)) {
    for (const entry of entries.values()) {
      files.push(...entry.media.map((name) => `${entry.kind}/${entry.uri}/${name}`));
    }
  }
  const pieces = readPieces(folders.content, problems);
  const measured = new Map<string, Measured>();
  for (const file of files) measured.set(file, await measure(folders, file, pieces, problems));
  return measured;
}
