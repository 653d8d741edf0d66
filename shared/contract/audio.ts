import { z } from 'zod';
import { FEMALE, MALE } from './constants.ts';
import { uri } from './fields.ts';
import { picture } from './media.ts';

/** Whose voice tells (specification 9). */
export const genre = z.union([z.literal(MALE), z.literal(FEMALE)]);
export type Genre = z.output<typeof genre>;

export const audioItem = z.object({
  uri,
  titre: z.string(),
  picture: picture.nullable(),
  audio: z.object({
    /** The file that every browser plays; `sources` lists all, best first. */
    src: z.string(),
    sources: z.array(z.object({ src: z.string(), type: z.string(), bytes: z.int().positive() })),
    /** How long it lasts. */
    seconds: z.int().positive(),
    /** Read by a computer voice. */
    synthetic: z.boolean(),
  }),
  /** Sanitised HTML. */
  transcript: z.string(),
});
export type AudioItem = z.output<typeof audioItem>;

export const audioGroup = z.object({
  uri,
  titre: z.string(),
  description: z.string(),
  liste: z.array(audioItem),
});
export type AudioGroup = z.output<typeof audioGroup>;

export const audioLister = z.object({ genre: genre.default(MALE) });
