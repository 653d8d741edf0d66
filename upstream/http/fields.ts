import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

function keyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return 'error.tooLong';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'error.required';
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return 'error.required';
  return 'error.invalid';
}

/** Code 1 with the first thing wrong in each field (contract 1). */
export function wrongFields(error: z.ZodError): Refusal {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, keyOf(issue));
  }
  return new Refusal('fields', { fields: Object.fromEntries(fields) });
}
