import * as z from 'zod';
import { email, filled, paragraphs, telephone } from './fields.ts';
import { media, meta } from './media.ts';

/** The pages of the content (specification 9). */
export const pageId = z.enum([
  'ABOUTUS',
  'TRAVELANDTIPS',
  'PROTECTIONDESDONNEES',
  'CONDITIONSGENERALES',
  'VISITBENIN',
  'OURPICTURES',
  'ACCESSIBILITY',
  'LEGALNOTICE',
]);
export type PageId = z.output<typeof pageId>;

export const pageContent = z.object({
  id: pageId,
  content: z.object({
    name: z.string(),
    /** Plain text: the opening lines. */
    presentation: z.string(),
    /** Sanitised HTML; every h2 has an id that `sections` names. */
    description: z.string(),
    sections: z.array(z.object({ id: z.string(), name: z.string() })),
    image: media.nullable(),
    pictures: z.array(media),
    /** The day on which the facts were checked last. */
    checked: z.iso.date().nullable(),
  }),
  meta,
});
export type PageContent = z.output<typeof pageContent>;

export const pageGet = z.object({ id: pageId });

/** The contact form: all of it is needed (specification 5). */
export const pageContact = z.object({
  nom: filled(100),
  email,
  telephone,
  sujet: filled(200),
  message: paragraphs(5000),
});
