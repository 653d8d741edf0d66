import { z } from 'zod';
import { uri } from './fields.ts';
import { picture } from './media.ts';

export const guide = z.object({
  uri,
  name: z.string(),
  media: picture,
  town: z.string(),
  languages: z.array(z.string()),
  /** One sentence in the guide's own words. */
  quote: z.string(),
});
export type Guide = z.output<typeof guide>;

export const guideLister = z.object({ limit: z.int().min(1).max(50).default(50) });
