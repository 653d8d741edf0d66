/** What stands in a form, by field name; what may not come back, passwords among them, is not in it. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by field name: one of the problems that the texts know, `required` or `email` say. */
export type Problems = Readonly<Record<string, string>>;

/** Why nothing was done although every field is right; the upstream's refusals bring their own sentence. */
export type Failure = { kind: 'refused'; message: string } | { kind: 'network' | 'spam' };

/** What a form's action answers. */
export interface Outcome {
  /** The form's name: a page may have several, and a dialog may lie over another page. */
  form: string;
  values: Values;
  problems: Problems;
  failure: Failure | null;
}

/** Done, and the visitor stays on the page. */
export const success = (form: string): Outcome => ({
  form,
  values: {},
  problems: {},
  failure: null,
});

/** The outcome of this form among what pages may have answered. */
export function outcomeOf(form: string, answer: unknown): Outcome | undefined {
  return isOutcome(answer) && answer.form === form ? answer : undefined;
}

/** Whether everything was right and done. */
export const isDone = ({ problems, failure }: Outcome) =>
  failure === null && Object.keys(problems).length === 0;

function isOutcome(answer: unknown): answer is Outcome {
  return typeof answer === 'object' && answer !== null && 'form' in answer && 'problems' in answer;
}
