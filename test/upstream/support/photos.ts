import sharp from 'sharp';
import { replace } from './changes.ts';
import { validContent } from './content.ts';
import type { Files } from './files.ts';

interface Wanted {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** What a camera notes when it is held otherwise. */
  orientation?: number;
  isTransparent?: boolean;
}

/** Blue on the left, three quarters red beside it, with the grain of a real photo, and the place where it was taken. */
export function photograph(wanted: Wanted): Promise<Buffer> {
  const { width, height, format = 'jpeg', orientation, isTransparent = false } = wanted;
  const channels = isTransparent ? 4 : 3;
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < width * height; at += 1) {
    const grain = (at * 7919) % 13;
    const isBlue = at % width < width / 4;
    pixels.set(isBlue ? [20, 40, 190 + grain] : [190 + grain, 40, 20], at * channels);
    if (isTransparent) pixels[at * channels + 3] = 128;
  }
  const exif = {
    IFD0: { Copyright: 'Ama' },
    IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' },
  };
  const image = sharp(pixels, { raw: { width, height, channels } }).withExif(exif);
  return (orientation ? image.withMetadata({ orientation }) : image).toFormat(format).toBuffer();
}

/** A photo of the guide in the place of her emblem. */
export function guidePhoto(files: Files, photo: Buffer): Files {
  files.set('guides/ama/ama.png', photo);
  files.delete('guides/ama/ama.svg');
  for (const name of ['item.yaml', 'en.md', 'fr.md', 'de.md'])
    replace(`guides/ama/${name}`, 'ama.svg', 'ama.png')(files);
  return files;
}

/** The valid content with photos in the places of drawings: large, upright by a note only, small, and in a text. */
export async function photoContent(): Promise<Files> {
  const files = validContent();
  files.set('gallery/dawn/dawn.jpg', await photograph({ width: 1000, height: 750 }));
  files.delete('gallery/dawn/dawn.svg');
  files.set(
    'gallery/dawn/item.yaml',
    String(files.get('gallery/dawn/item.yaml')).replace('svg', 'jpg'),
  );
  for (const language of ['en', 'fr', 'de'])
    replace(`gallery/dawn/${language}.md`, 'dawn.svg', 'dawn.jpg')(files);

  files.set(
    'destinations/lake/lake.jpg',
    await photograph({ width: 900, height: 600, orientation: 6 }),
  );
  files.delete('destinations/lake/lake.svg');
  for (const name of ['item.yaml', 'en.md', 'fr.md', 'de.md']) {
    const path = `destinations/lake/${name}`;
    files.set(path, String(files.get(path)).replaceAll('lake.svg', 'lake.jpg'));
  }
  replace(
    'destinations/lake/item.yaml',
    'bg_position: 50% 30%',
    'bg_position: 50% 30%, credit: Kofi',
  )(files);

  replace(
    'destinations/palace/item.yaml',
    'src: kit/drum.svg',
    'src: kit/drum.svg, credit: Kofi',
  )(files);

  guidePhoto(files, await photograph({ width: 300, height: 200, format: 'png' }));

  files.set(
    'blog/day-12/stool.webp',
    await photograph({ width: 800, height: 600, format: 'webp' }),
  );
  files.delete('blog/day-12/stool.svg');
  for (const language of ['en', 'fr', 'de']) {
    replace(`blog/day-12/${language}.md`, 'stool.svg', 'stool.webp')(files);
    replace(`blog/day-12/${language}.md`, 'A drum\n', 'A drum\n  stool.webp: A stool\n')(files);
  }
  replace(
    'blog/day-12/item.yaml',
    'author: Ama\n',
    'author: Ama\npictures:\n  - { src: stool.webp, bg_position: 20% 80%, credit: Afi & Co }\n',
  )(files);
  return files;
}
