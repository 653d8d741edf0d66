import type { z } from 'zod';
import { problemsOf } from '../../shared/contract/field-problems.ts';
import { Refusal } from '../refusal.ts';

/** Code 1 with the first thing wrong in each field (contract 1). */
export function wrongFields(error: z.ZodError): Refusal {
  return new Refusal('fields', { fields: problemsOf(error) });
}
