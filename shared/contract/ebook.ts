import { z } from 'zod';
import { checkbox, email, filled, secret, telephone } from './fields.ts';

/** Whether news may be sent; unticked unless asked for (ux LEG-10). */
const newsletter = checkbox.default(false);
/** The telephone number is optional in both dialogs. */
const optionalTelephone = z.literal('').or(telephone).default('');

/** The booklets there are: `benin-immersion` is the only one, and what is meant when nothing is said. */
export const bookletCode = z.enum(['benin-immersion']);

export const ebookDownloadDoc = z.object({
  nom: filled(100),
  email,
  code: bookletCode.default('benin-immersion'),
  newsletter,
});
export const ebookGet = z.object({
  nom: filled(100),
  prenom: filled(100),
  email,
  telephone: optionalTelephone,
  newsletter,
});

/** The form of the page needs the telephone number (specification 5). */
export const ebookSubscription = ebookGet.extend({ telephone });

/** A file of the site to be saved under `name`. */
export const download = z.object({
  url: z.string().regex(/^\/documents\/[a-z0-9-]+\.(?:pdf|epub)$/),
  type: z.enum(['application/pdf', 'application/epub+zip']),
  name: z.string().regex(/^[\w -]+\.(?:pdf|epub)$/),
  bytes: z.int().positive(),
});
export type Download = z.output<typeof download>;

export const ebookLink = z.object({ id: secret });
/** What a personal link is still good for. */
export const ebookCheck = z.object({
  /** Downloads that are left. */
  left: z.int().nonnegative(),
  /** When it ends. */
  until: z.iso.datetime(),
  bytes: z.int().positive(),
});
export type EbookCheck = z.output<typeof ebookCheck>;
