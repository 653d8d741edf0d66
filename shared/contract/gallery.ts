import { z } from 'zod';
import { uri } from './fields.ts';
import { media } from './media.ts';

export const galleryItem = media.extend({ uri, caption: z.string(), modified_time: z.iso.date() });
export type GalleryItem = z.output<typeof galleryItem>;

export const galleryCategory = z.object({
  uri,
  nom_categorie: z.string(),
  medias: z.array(galleryItem),
});
export type GalleryCategory = z.output<typeof galleryCategory>;

export const galleryGet = z.object({});
