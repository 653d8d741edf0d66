import { z } from 'zod';
import { SEARCH_LENGTH } from './constants.ts';
import { text, uri } from './fields.ts';
import { media, meta, picture } from './media.ts';
import { packageCard } from './package-card.ts';

export const location = z.object({ lat: z.number(), lng: z.number() });
export type Location = z.output<typeof location>;

/** Official travel advice that a page must state plainly. */
export const advice = z.object({
  /** Sanitised HTML. */
  text: z.string(),
  checked: z.iso.date(),
  links: z.array(z.object({ name: z.string(), url: z.url() })),
});
export type Advice = z.output<typeof advice>;

export const destinationCard = z.object({
  uri,
  name: z.string(),
  summary: z.string(),
  region: z.string(),
  picture,
  map: z.object({ location: location.nullable() }),
  /** By road from Cotonou. */
  travel: z.object({ km: z.int().nonnegative(), minutes: z.int().nonnegative() }),
  /** How many packages go there. */
  packages_count: z.int().nonnegative(),
  modified_time: z.iso.date(),
});
export type DestinationCard = z.output<typeof destinationCard>;

export const destination = destinationCard.extend({
  /** Sanitised HTML. */
  description: z.string(),
  /** The main picture or video. */
  media,
  pictures: z.array(media),
  season: z.string(),
  meta,
  advice: advice.nullable(),
  packages: z.array(packageCard),
});
export type Destination = z.output<typeof destination>;

export const destinationLister = z.object({ search: text(SEARCH_LENGTH).default('') });
export const destinationGet = z.object({ id: uri });
