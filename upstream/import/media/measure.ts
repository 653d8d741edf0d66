import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Problems } from '../problems.ts';
import type { Catalogue } from '../read/entry.ts';
import { soundSeconds } from './sound.ts';

export interface Measured {
  /** Absolute. */
  path: string;
  /** Relative to the content folder. */
  file: string;
  extension: string;
  hash: string;
  bytes: number;
  /** Of a picture. */
  size?: { width: number; height: number };
  /** Of a sound. */
  seconds?: number;
}

const sounds = new Set(['.opus', '.mp3']);
const pictures = new Set(['.svg', '.png', '.jpg', '.webp', '.avif']);
const media = new Set([...sounds, ...pictures, '.mp4']);

async function measure(root: string, file: string, problems: Problems): Promise<Measured> {
  const path = join(root, file);
  const bytes = readFileSync(path);
  const extension = extname(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const measured: Measured = { path, file, extension, hash, bytes: bytes.length };
  if (sounds.has(extension)) {
    measured.seconds = soundSeconds(bytes, extension);
    if (!(measured.seconds > 0)) problems.add(file, 1, 'not a sound that can be read');
  }
  if (pictures.has(extension)) {
    try {
      const { width, height } = await sharp(path).metadata();
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
export async function measureAll(root: string, catalogue: Catalogue, problems: Problems) {
  const kit = join(root, 'kit');
  const shared = existsSync(kit) ? readdirSync(kit).filter((name) => media.has(extname(name))) : [];
  const files = shared.map((name) => `kit/${name}`);
  for (const entries of Object.values(catalogue)) {
    for (const entry of entries.values()) {
      files.push(...entry.media.map((name) => `${entry.kind}/${entry.uri}/${name}`));
    }
  }
  const measured = new Map<string, Measured>();
  for (const file of files) measured.set(file, await measure(root, file, problems));
  return measured;
}

/** The published name: the file's own, and ten digits of what it holds. */
export function publishedName({ file, extension, hash }: Measured): string {
  return `${basename(file, extension)}-${hash.slice(0, 10)}${extension}`;
}
