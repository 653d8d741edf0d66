import type { z } from 'zod';
import { problemsOf } from '../../../shared/contract/field-problems.ts';
import type { Problems } from './outcome.ts';

/** A form, apart from its looks: `F` are its fields, `B` its boxes to tick, named as on the wire. */
export interface FormSpec<F extends string = string, B extends string = string> {
  /** In the document (contract 10). */
  name: string;
  fields: readonly F[];
  boxes?: readonly B[];
  /** Fields that count as not there while they are empty. */
  optional?: readonly F[];
  /** Names of fields that are called otherwise than everywhere: keys of `form:label`. */
  labels?: Partial<Record<F, string>>;
  /** Fields that never come back and are never kept: passwords. */
  secret?: readonly F[];
  /** The contract's schema, by which the server judges; the browser loads it when somebody begins to fill in. None where there is nothing to fill in. */
  rules?(): Promise<z.ZodType>;
  /** Strangers' programs are expected: a trap and a minimal time stand in their way. */
  isGuarded?: boolean;
}

/** Keeps the names of fields and boxes in the type. */
export const defineForm = <F extends string, B extends string = never>(
  spec: FormSpec<F, B> & { secret?: readonly NoInfer<F>[] },
): FormSpec<F, B> => spec;

/** What was given in a form. */
export type Given<F extends string, B extends string> = Record<F, string> & Record<B, boolean>;

/** What the form's own fields say; a field that was not sent is empty, a box that was not sent is not ticked. */
export function givenIn<F extends string, B extends string>(
  { fields, boxes = [] }: FormSpec<F, B>,
  form: FormData,
): Given<F, B> {
  const texts = fields.map((name) => [name, textIn(form, name)]);
  const ticks = boxes.map((name) => [name, form.has(name)]);
  return Object.fromEntries([...texts, ...ticks]);
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What is wrong by the rules in the form's own fields: what the server fills in is not judged here. */
export function judge<F extends string, B extends string>(
  { fields, boxes = [], optional = [] }: FormSpec<F, B>,
  rules: z.ZodType,
  given: Given<F, B>,
): Problems {
  const left = new Set<string>(optional.filter((name) => given[name] === ''));
  const filled = Object.entries(given).filter(([name]) => !left.has(name));
  const judged = rules.safeParse(Object.fromEntries(filled));
  if (judged.success) return {};
  const problems: Record<string, string> = problemsOf(judged.error);
  const wrong = [...fields, ...boxes].filter((name) => problems[name] !== undefined);
  return Object.fromEntries(wrong.map((name) => [name, problems[name] ?? '']));
}
