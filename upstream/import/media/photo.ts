import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';

/** Whatever changes the files stands here: it is part of their names, which are kept by browsers for a year. */
const recipe = {
  widths: [400, 800, 1200, 1600],
  /** No page shows more, and a camera's original is three times as wide. */
  widest: 2400,
  /** A width so close to the next one would be a file for nothing. */
  step: 0.9,
  /** For social networks, search engines and old browsers. */
  fallbackWidth: 1200,
  avif: { quality: 50, effort: 4 },
  webp: { quality: 72 },
  jpeg: { quality: 76, mozjpeg: true },
};
const types = { avif: 'image/avif', webp: 'image/webp' } as const;
const colourDigits = 2;

/** What is known of a photo once its files are made. */
const photo = z.object({
  /** Of the fallback, upright. */
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
  /** `#rrggbb`, of what is most seen in it; a picture that can be looked through has none. */
  colour: z.string().optional(),
});
export type Photo = z.output<typeof photo> & {
  key: string;
  /** Where its files are, as `800.avif`, `800.webp` and `fallback.jpg`. */
  folder: string;
};

/** The widths that a picture is made in: smaller ones, and its own. */
export function widthsOf(original: number): number[] {
  const largest = Math.min(original, recipe.widest);
  return [...recipe.widths.filter((width) => width < largest * recipe.step), largest];
}

/** The types of the files, best first, with their extensions. */
export const photoTypes = Object.entries(types).map(([extension, type]) => ({ extension, type }));

async function colourOf(pixels: Sharp): Promise<string | undefined> {
  const { dominant, isOpaque } = await pixels.stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(colourDigits, '0'),
  );
  return isOpaque ? `#${hex.join('')}` : undefined;
}

/** Makes all files of the photo in the folder. Metadata, with the place where it was taken, stay behind. */
async function develop(file: string, folder: string): Promise<void> {
  // Cameras are careless with their headers; only what is cut off or cannot be decoded is refused.
  const original = sharp(file, { failOn: 'error' })
    .autoOrient()
    .resize({ width: recipe.widest, withoutEnlargement: true });
  const { data, info } = await original.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const widths = widthsOf(width);
  for (const wanted of widths) {
    const sized = pixels().resize({ width: wanted });
    await sized
      .clone()
      .avif(recipe.avif)
      .toFile(join(folder, `${wanted}.avif`));
    await sized
      .clone()
      .webp(recipe.webp)
      .toFile(join(folder, `${wanted}.webp`));
  }
  const fallback = await pixels()
    .resize({ width: recipe.fallbackWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(recipe.jpeg)
    .toFile(join(folder, 'fallback.jpg'));
  const known: z.output<typeof photo> = {
    width: fallback.width,
    height: fallback.height,
    bytes: fallback.size,
    widths,
    colour: await colourOf(pixels()),
  };
  await writeFile(join(folder, 'photo.json'), JSON.stringify(known));
}

/** The photo's files in `cache`, made once for what the file holds, however it is named. */
export async function photoOf(file: string, hash: string, cache: string): Promise<Photo> {
  const key = createHash('sha256')
    .update(`${hash} ${JSON.stringify(recipe)}`)
    .digest('hex')
    .slice(0, 20);
  const folder = join(cache, key);
  if (!existsSync(folder)) {
    // The folder appears under its name only when it is complete.
    const temporary = `${folder}.${process.pid}`;
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary, { recursive: true });
    try {
      await develop(file, temporary);
      await rename(temporary, folder);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
  const known = photo.parse(JSON.parse(await readFile(join(folder, 'photo.json'), 'utf8')));
  return { ...known, key, folder };
}
