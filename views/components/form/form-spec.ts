import type { Problems, Values } from './outcome.ts';

/** As much of a zod schema as a form needs: from zod or zod/mini, whichever judges. */
export interface Rules<T> {
  safeParse(values: unknown): { success: true; data: T } | { success: false; error: RuleError };
}
interface RuleError {
  issues: readonly { path: PropertyKey[]; message: string }[];
}

/** A form, apart from its looks. */
export interface FormSpec<T> {
  /** As on the wire and in the document (contract 10). */
  name: string;
  /** The contract's rules: loaded when somebody begins to fill in, for zod is in no page's first load. */
  rules(): Promise<Rules<T>>;
  /** Fields that never come back and are never kept: passwords. */
  secret?: readonly string[];
  /** Whether strangers' programs may be expected: a trap and a minimal time then stand in their way. */
  guarded?: boolean;
}

/** The first problem of each field, in the order of the rules. */
export function problemsOf<T>(rules: Rules<T>, values: Values): Problems {
  const judged = rules.safeParse(values);
  if (judged.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of judged.error.issues) problems[String(path[0])] ??= message;
  return problems;
}
