import { z } from 'zod';
import { uri } from '../../shared/contract/fields.ts';
import { meal, serviceIcon } from '../../shared/contract/package.ts';
import { pageId } from '../../shared/contract/page.ts';

/**
 * What a content folder holds: `upstream/content/<kind>/<uri>/` with `item.yaml` (what no language changes) and
 * `en.md`, `fr.md`, `de.md` (front matter: the texts; body: Markdown). Media lie beside them, or, as
 * `kit/<file>`, in `upstream/content/kit`, where several items share them. See content/README.md.
 */
const file = z
  .string()
  .regex(/^(?:kit\/)?[a-z0-9][a-z0-9-]*\.(?:svg|png|jpg|webp|avif|mp4|mp3|opus)$/);
const texts = z.strictObject;
const line = z.string().trim().min(1);
const date = z.iso.date();

/** Alternative texts by file name: needed for every media file of the item. */
const alt = z.record(file, line);

/** A media file of the item; a video names its poster. */
const media = z.strictObject({
  src: file,
  poster: file.optional(),
  bg_position: z.string().optional(),
  credit: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

const adviceLinks = z
  .array(z.strictObject({ country: z.enum(['CH', 'DE', 'FR', 'GB']), url: z.url() }))
  .min(1);
const location = z.strictObject({ lat: z.number().min(5).max(13), lng: z.number().min(-1).max(5) });

export const formats = {
  destinations: {
    item: z.strictObject({
      order: z.int(),
      modified: date,
      region: line,
      location: location.optional(),
      travel: z.strictObject({ km: z.int(), minutes: z.int() }),
      media,
      /** The still for cards; the main media's when left out. */
      picture: file.optional(),
      pictures: z.array(media).default([]),
      advice: z.strictObject({ checked: date, links: adviceLinks }).optional(),
    }),
    texts: texts({
      name: line,
      summary: line,
      description: line,
      season: line,
      advice: line.optional(),
      alt,
    }),
  },
  packages: {
    item: z.strictObject({
      id: z.int().positive(),
      order: z.int(),
      modified: date,
      days: z.int().positive(),
      nights: z.int().nonnegative(),
      /** Euros a person; left out: on request. */
      price: z.number().positive().optional(),
      media,
      /** The still for cards; the main media's when left out. */
      picture: file.optional(),
      pictures: z.array(media).default([]),
      /** Destinations visited, in the order of the journey. */
      destinations: z.array(uri).min(1),
      /** Stops for the map: a destination, or a named place with its position. */
      route: z
        .array(
          z.union([
            z.strictObject({ destination: uri }),
            z.strictObject({ place: line, location }),
          ]),
        )
        .min(2),
      group: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
      languages: z.array(z.enum(['en', 'fr', 'de'])).min(1),
      effort: z.int().min(1).max(3),
      min_age: z.int().nonnegative(),
      guide: uri,
      /** One an activity, in the order of the texts' `activities`. */
      activities: z
        .array(
          z.strictObject({
            day: z.int().positive(),
            picture: media,
            drive: z.int().nonnegative(),
            meals: z.array(meal),
          }),
        )
        .min(1),
      /**
       * Departures, always in the future: the first `weekday` (1 Monday … 7 Sunday) at least `in_days` days after the
       * import. `sold` places are taken at the start.
       */
      departures: z
        .array(
          z.strictObject({
            in_days: z.int().min(7),
            weekday: z.int().min(1).max(7),
            places: z.int().positive(),
            sold: z.int().nonnegative().default(0),
            /** Euros a person when this departure differs. */
            price: z.number().positive().optional(),
          }),
        )
        .default([]),
      /** Ids never change and never come back: orders refer to them. */
      options: z
        .array(z.strictObject({ id: z.int().positive(), price: z.number().positive() }))
        .default([]),
      includes: z.array(serviceIcon),
      excludes: z.array(serviceIcon),
      cancellation: z
        .array(z.strictObject({ days: z.int().nonnegative(), percent: z.int().min(0).max(100) }))
        .min(1),
      advice: z.strictObject({ checked: date, links: adviceLinks }).optional(),
    }),
    texts: texts({
      name: line,
      summary: line,
      description: line,
      start_place: line,
      end_place: line,
      effort: line,
      accessibility: line,
      highlights: z.array(line).min(3),
      activities: z.array(
        z.strictObject({ name: line, place: line, night: line.nullable(), text: line }),
      ),
      includes: z.array(line),
      excludes: z.array(line),
      options: z.array(z.strictObject({ name: line, text: line })).default([]),
      advice: line.optional(),
      alt,
    }),
  },
  guides: {
    item: z.strictObject({ order: z.int(), modified: date, media }),
    texts: texts({ name: line, town: line, languages: z.array(line).min(1), quote: line, alt }),
  },
  blog: {
    item: z.strictObject({
      date,
      modified: date,
      media,
      pictures: z.array(media).default([]),
      author: line,
      package: uri.optional(),
    }),
    texts: texts({ name: line, description: line, alt }),
  },
  pages: {
    item: z.strictObject({
      id: pageId,
      modified: date,
      checked: date.optional(),
      image: media.optional(),
      pictures: z.array(media).default([]),
    }),
    texts: texts({ name: line, presentation: line, description: line, alt: alt.default({}) }),
  },
  'tale-groups': {
    item: z.strictObject({ order: z.int(), modified: date }),
    texts: texts({ titre: line, description: line }),
  },
  tales: {
    /** Audio files are named `<language>-<male|female>.<opus|mp3>`; both formats for every voice and language. */
    item: z.strictObject({
      order: z.int(),
      modified: date,
      group: uri,
      picture: media.optional(),
      synthetic: z.boolean(),
    }),
    /** The body is the transcript. */
    texts: texts({ titre: line, alt: alt.default({}) }),
  },
  'gallery-categories': {
    item: z.strictObject({ order: z.int(), modified: date }),
    texts: texts({ nom_categorie: line }),
  },
  gallery: {
    item: z.strictObject({ order: z.int(), modified: date, category: uri, media }),
    texts: texts({ caption: line, alt }),
  },
  products: {
    item: z.strictObject({
      id: z.int().positive(),
      order: z.int(),
      modified: date,
      price: z.number().positive(),
      reference: line,
      picture: media,
      pictures: z.array(media).default([]),
      weight_grams: z.int().positive(),
      delivery_days: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
      producer: z.strictObject({ name: line, address: line, email: z.email() }),
      available: z.boolean(),
    }),
    texts: texts({
      name: line,
      summary: line,
      description: line,
      details: z.array(z.strictObject({ name: line, value: line })),
      alt,
    }),
  },
} as const;

export type Kind = keyof typeof formats;
export type Item<K extends Kind> = z.output<(typeof formats)[K]['item']>;
export type Texts<K extends Kind> = z.output<(typeof formats)[K]['texts']>;

/** `upstream/content/countries.yaml`: where products are sent, and for how many euros. */
export const countries = z
  .array(
    z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), shipping: z.number().nonnegative() }),
  )
  .min(1);
