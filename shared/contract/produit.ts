import { z } from 'zod';
import { money, uri } from './fields.ts';
import { meta, picture } from './media.ts';

export const product = z.object({
  id_produit: z.int().positive(),
  uri,
  name: z.string(),
  resume: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Euros, taxes included, without shipping. */
  prix: money,
  reference: z.string(),
  picture,
  pictures: z.array(picture),
  /** Size, pages, language and the like, in words. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  weight_grams: z.int().positive(),
  delivery_days: z.object({ min: z.int().positive(), max: z.int().positive() }),
  producer: z.object({ name: z.string(), address: z.string(), email: z.email() }),
  available: z.boolean(),
  meta,
});
export type Product = z.output<typeof product>;

export const country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  nom: z.string(),
  /** Shipping in euros. */
  mnt_livraison: money,
});
export type Country = z.output<typeof country>;

export const productInfo = z.object({ uri });
export const productLister = z.object({});
export const countryLister = z.object({});
