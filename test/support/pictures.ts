import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from './site.ts';

/** A channel of a pixel may differ by so much of 255: the edges of letters do. */
const SAME = 48;
/** So large a share of the pixels may differ more than that: some letters drawn otherwise, but no part moved. */
export const TOLERANCE = 0.002;

const STEP = 255 / 31;

/** The pictures that are kept. */
export const expectedFolder = join(root, 'test/visual/expected');
const failedFolder = join(root, 'var/visual');

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

async function read(picture: Uint8Array): Promise<Raw> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export interface Difference {
  /** The share of pixels that differ clearly; 1 where even the sizes do. */
  share: number;
  /** What is there now, pale, with the differing pixels in red. */
  picture: Buffer;
}

/** Compares two pictures pixel by pixel. */
export async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<Difference> {
  const [before, now] = await Promise.all([read(one), read(other)]);
  const { width, height } = now;
  if (before.width !== width || before.height !== height)
    return { share: 1, picture: Buffer.from(other) };
  const shown = Buffer.alloc(now.data.length);
  let differing = 0;
  for (let at = 0; at < now.data.length; at += 3) {
    const differs = [at, at + 1, at + 2].some(
      (channel) => Math.abs((before.data[channel] ?? 0) - (now.data[channel] ?? 0)) > SAME,
    );
    if (differs) differing += 1;
    for (let channel = at; channel < at + 3; channel += 1)
      shown[channel] = differs ? (channel === at ? 220 : 0) : 190 + (now.data[channel] ?? 0) / 4;
  }
  const picture = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { share: differing / (width * height), picture };
}

/**
 * Compares a photograph with the one that is kept; with UPDATE_PICTURES set, keeps this one instead. Throws with the
 * name of the picture that shows where they differ.
 */
export async function expectPicture(name: string, photograph: Uint8Array): Promise<void> {
  const file = join(expectedFolder, `${name}.webp`);
  const failed = join(failedFolder, `${name}.png`);
  rmSync(failed, { force: true });
  const now = await toSmall(photograph);
  if (process.env.UPDATE_PICTURES) return write(file, now);
  if (!existsSync(file)) throw new Error(`No picture ${name}: npm run visual takes it`);
  const { share, picture } = await differenceOf(readFileSync(file), now);
  if (share <= TOLERANCE) return;
  write(failed, picture);
  const percent = (share * 100).toFixed(2);
  throw new Error(`${name} differs in ${percent} % of its pixels: see var/visual/${name}.png`);
}

function write(file: string, picture: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/**
 * Thirty-two levels a channel, as WebP: fewer bytes, and no difference that an eye could see. The levels are the same for
 * every picture, so that a change in one place alters no other; what is compared goes through the same.
 */
async function toSmall(png: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await read(png);
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.round(Math.round((data[at] ?? 0) / STEP) * STEP);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
