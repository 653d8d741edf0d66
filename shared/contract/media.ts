import { z } from 'zod';
import { PICTURE, VIDEO } from './constants.ts';

/** Files of a photo of one type, as the `srcset` of a `<source>`: best type first, narrowest file first. */
export const source = z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() });
export type Source = z.output<typeof source>;

/** A picture or a film of the content; its size is that of the file, in pixels and bytes. */
export const media = z.object({
  src: z.string().startsWith('/media/'),
  type: z.union([z.literal(PICTURE), z.literal(VIDEO)]),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().nonnegative(),
  /** Where the crop keeps its centre, as CSS `object-position`. */
  bg_position: z.string().optional(),
  credit: z.string().optional(),
  /** The still shown before a video plays. */
  poster: z.string().optional(),
  /** Of a photo, or of a video's poster that is one: `src` or `poster` is for what knows none of these types. */
  sources: z.array(source).optional(),
  /** What is most seen in a photo: stands in its frame until it is there. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** 1200×630 PNG for social networks. */
  social: z.string().optional(),
  /** PNG as wide as high, for lock screens. */
  squares: z.array(z.object({ src: z.string(), size: z.int().positive() })).optional(),
});
export type Media = z.output<typeof media>;

/** A Media that is certainly a picture. */
export const picture = media.extend({ type: z.literal(PICTURE) });
export type Picture = z.output<typeof picture>;

/** For search engines: what it is about, and the day of its last change. */
export const meta = z.object({ description: z.string(), modified_time: z.iso.date() });
