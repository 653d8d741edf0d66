import { z } from 'zod';
import { SEARCH_LENGTH } from './constants.ts';
import { text, uri } from './fields.ts';
import { media, meta } from './media.ts';
import { packageCard } from './package-card.ts';

export const blogCard = z.object({
  uri,
  name: z.string(),
  date: z.iso.date(),
  description: z.string(),
  media,
  author: z.string(),
  reading_minutes: z.int().positive(),
  modified_time: z.iso.date(),
});
export type BlogCard = z.output<typeof blogCard>;

export const blog = blogCard.extend({
  /** Sanitised HTML. */
  contenu: z.string(),
  meta,
  package: packageCard.nullable(),
});
export type Blog = z.output<typeof blog>;

export const blogLister = z.object({
  search: text(SEARCH_LENGTH).default(''),
  page: z.int().min(0).max(10_000).default(0),
});
export const blogGet = z.object({ url: uri });
