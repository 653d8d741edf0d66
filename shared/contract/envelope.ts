import { z } from 'zod';

/** Every answer of the upstream, and of the website's `/api` (contract 1). */
export const envelope = z.object({
  entete: z.object({ code: z.int(), message: z.string() }),
  corps: z.unknown().optional(),
});
export type Envelope = z.output<typeof envelope>;

/** `corps` of an answer with code 1: message keys by field. */
export const fieldErrors = z.object({ fields: z.record(z.string(), z.string()) });

/** `corps` of an answer with code 8: seconds to wait. */
export const retryLater = z.object({ retryAfter: z.int().nonnegative() });
