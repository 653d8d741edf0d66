import type { z } from 'zod';

/**
 * What can be wrong with a field: the values of `corps.fields` (contract 1). A form says it as `errors.<field>.<problem>`
 * of its own texts where it has them, as `error:<problem>` otherwise. Free of zod, because the browser needs it too.
 */
export const FIELD_PROBLEMS = [
  'required',
  'tooLong',
  'tooShort',
  'email',
  'phone',
  'mismatch',
  'common',
  'accept',
  'taken',
  'wrong',
  'invalid',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** Whether this text names a problem. */
export const isFieldProblem = (text: string): text is FieldProblem =>
  (FIELD_PROBLEMS as readonly string[]).includes(text);

/** The problem that an issue of a schema stands for; a refinement names it as its message. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (isFieldProblem(issue.message)) return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  // zod keeps the input out of an issue unless asked; its words for a missing one are always the same.
  const isMissing = issue.input == null && /received (?:undefined|null)$/.test(issue.message);
  return issue.code === 'invalid_type' && isMissing ? 'required' : 'invalid';
}

/** The first thing wrong in each field, of a schema's `safeParse`. */
export function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  const fields = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, problemOf(issue));
  }
  return Object.fromEntries(fields);
}
