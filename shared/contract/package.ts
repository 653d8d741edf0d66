import { z } from 'zod';
import { MAXIMUM_DAYS, MAXIMUM_PRICE, PACKAGE_SORTS, SEARCH_LENGTH } from './constants.ts';
import { advice, location } from './destination.ts';
import { day, deviceHash, money, month, text, uri } from './fields.ts';
import { guide } from './guide.ts';
import { media, meta } from './media.ts';
import { packageCard } from './package-card.ts';

export const meal = z.enum(['breakfast', 'lunch', 'dinner']);

export const activity = z.object({
  day: z.int().positive(),
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  picture: media,
  place: z.string(),
  /** Minutes on the road or the water that day. */
  drive: z.int().nonnegative(),
  meals: z.array(meal),
  /** Where the night is spent; null on the last day. */
  night: z.string().nullable(),
});
export type Activity = z.output<typeof activity>;

/** `guaranteed`: leaves for certain; `open`: leaves from `needs` more travellers on; `full`: no place left. */
export const periodState = z.enum(['guaranteed', 'open', 'full']);
export const period = z.object({
  id: z.int().positive(),
  start: day,
  end: day,
  /** Chosen by the device that asks. */
  checked: z.boolean(),
  /** Euros a person in this period. */
  price: money,
  /** Those that are still free. */
  places: z.int().nonnegative(),
  state: periodState,
  /** So many travellers more, and it leaves for certain; 0 unless it is `open`. */
  needs: z.int().nonnegative(),
});
export type Period = z.output<typeof period>;

/** The drawings a service line may carry. */
export const serviceIcon = z.enum([
  'guide',
  'boat',
  'car',
  'bed',
  'meal',
  'ticket',
  'water',
  'hand',
  'plane',
  'visa',
  'shield',
  'purse',
]);
export const service = z.object({ icon: serviceIcon, text: z.string() });
export const option = z.object({
  id: z.int().positive(),
  name: z.string(),
  text: z.string(),
  /** Euros a person. */
  price: money,
});
export type Option = z.output<typeof option>;

export const package_ = packageCard.extend({
  /** Sanitised HTML. */
  description: z.string(),
  media,
  pictures: z.array(media),
  route: z.array(z.object({ uri: uri.nullable(), name: z.string(), location })),
  start_place: z.string(),
  end_place: z.string(),
  group: z.object({ min: z.int().positive(), max: z.int().positive() }),
  /** Language codes of the guide. */
  languages: z.array(z.enum(['en', 'fr', 'de'])),
  /** 1 easy, 2 moderate, 3 demanding. */
  effort: z.object({ level: z.int().min(1).max(3), text: z.string() }),
  min_age: z.int().nonnegative(),
  accessibility: z.string(),
  highlights: z.array(z.string()),
  activites: z.array(activity),
  periods: z.array(period),
  includes_services: z.array(service),
  excludes_services: z.array(service),
  options_book: z.array(option),
  guide: guide.nullable(),
  /** Percent of the price due when cancelled at most `days` days before the start; the first row that fits counts. */
  cancellation: z.array(
    z.object({ days: z.int().nonnegative(), percent: z.int().min(0).max(100) }),
  ),
  advice: advice.nullable(),
  meta,
});
export type Package = z.output<typeof package_>;

export const packageSearch = z.object({
  q: text(SEARCH_LENGTH).default(''),
  destination: uri.optional(),
  month: month.optional(),
  /** At most so many days. */
  days: z.int().min(1).max(MAXIMUM_DAYS).optional(),
  /** At most so many euros a person. */
  price: z.int().min(1).max(MAXIMUM_PRICE).optional(),
  sort: z.enum(PACKAGE_SORTS).default('featured'),
});
/** `hash` marks the periods chosen by this device (`checked`); without it the answer is the same for everybody. */
export const packageInfo = z.object({ id: uri, hash: deviceHash.optional() });
