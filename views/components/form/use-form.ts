import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { isFieldProblem } from '../../../shared/contract/field-problems.ts';
import { useTranslation } from '../../translation.ts';
import { keepDraft, readDraft, restore, valuesToKeep } from './draft.ts';
import { type FormSpec, givenIn, judge } from './form-spec.ts';
import { isDone, type Outcome, outcomeOf, type Values } from './outcome.ts';

/** The form's words for a problem of a field: its text `problem.<field>`, or none, for what is said of such a problem everywhere. */
export type ProblemText = (field: string, problem: string) => string;

/** What a form's parts need to know of it. */
export interface FormState {
  name: string;
  /** How it went with the last press of its button. */
  outcome: Outcome | undefined;
  isDone: boolean;
  isBusy: boolean;
  /** Fields that were wrong and still are, with their sentence. */
  wrong: Values;
  /** The same as they were told: what is mended meanwhile stays in the summary, so that nothing jumps. */
  told: readonly [field: string, sentence: string][];
  isGuarded: boolean;
}

export interface LiveForm extends FormState {
  Form: ReturnType<typeof useFetcher>['Form'];
  /** For the form element. */
  handlers: {
    ref(form: HTMLFormElement | null): void;
    onSubmit(event: FormEvent): void;
    onInput(event: FormEvent): void;
    onFocus(event: FocusEvent): void;
  };
  /** The page's title: says first that something is wrong. */
  title(name: string): string;
}

/** A form's state comes from its route's action: of the whole page without script, of a fetcher with it. */
export function useForm<F extends string, B extends string>(
  spec: FormSpec<F, B>,
  textOf: ProblemText,
  /** Said of any field that is empty, in place of what is said everywhere. */
  needed?: string,
): LiveForm {
  const { t } = useTranslation('form');
  const { t: tError } = useTranslation('error');
  const { Form, state, data } = useFetcher<unknown>();
  const posted = useActionData();
  const outcome = outcomeOf(spec.name, data) ?? outcomeOf(spec.name, posted);
  const isBusy = state !== 'idle';
  const element = useRef<HTMLFormElement>(null);
  // Known at once, not with the next rendering only: two presses may come in between.
  const isUnderWay = useRef(false);
  useEffect(() => {
    isUnderWay.current = isBusy;
  }, [isBusy]);
  const [corrected, setCorrected] = useState<{ of: Outcome; problems: Values }>();
  const problems = corrected?.of === outcome ? corrected?.problems : outcome?.problems;

  const hasAnswer = useRef(outcome !== undefined);
  useEffect(() => {
    if (!element.current || hasAnswer.current) return;
    restore(element.current, readDraft(spec.name));
  }, [spec.name]);

  /** A field that was wrong is judged again with every key, so that its error goes as soon as it is right. */
  async function judgeAgain(form: HTMLFormElement, of: Outcome) {
    const rules = await spec.rules?.().catch(() => undefined);
    if (!rules) return;
    const now = judge(spec, rules, givenIn(spec, new FormData(form)));
    const still = Object.keys(of.problems).filter((field) => now[field] !== undefined);
    setCorrected({
      of,
      problems: Object.fromEntries(still.map((field) => [field, now[field] ?? ''])),
    });
  }

  const labels: Readonly<Record<string, string | undefined>> = spec.labels ?? {};
  const general = (problem: string) =>
    (problem === 'required' && needed) || tError(isFieldProblem(problem) ? problem : 'invalid');
  /** A text that is not there is said by its key. */
  const ownOf = (field: string, problem: string) => {
    const text = textOf(field, problem);
    return text === `problem.${field}` ? '' : text;
  };
  const sentenceOf = (field: string, problem: string) => ownOf(field, problem) || general(problem);
  /** In the summary, what is said of any field names the one it is said of. */
  const lineOf = (field: string, problem: string) =>
    ownOf(field, problem) ||
    t('line', { label: t(`label.${labels[field] ?? field}`), problem: general(problem) });
  const each = (found: Values = {}, say: ProblemText) =>
    Object.entries(found).map(([field, problem]): [string, string] => [field, say(field, problem)]);
  return {
    name: spec.name,
    outcome,
    isDone: outcome !== undefined && isDone(outcome) && !isBusy,
    isBusy,
    wrong: Object.fromEntries(each(problems, sentenceOf)),
    told: each(outcome?.problems, lineOf),
    isGuarded: spec.isGuarded ?? false,
    Form,
    handlers: {
      ref(form) {
        element.current = form;
      },
      onSubmit(event) {
        if (isUnderWay.current) event.preventDefault();
        isUnderWay.current = true;
      },
      onInput() {
        const form = element.current;
        if (!form) return;
        keepDraft(spec.name, valuesToKeep(form));
        if (outcome && Object.keys(outcome.problems).length > 0) judgeAgain(form, outcome);
      },
      onFocus() {
        // Early, so that nobody waits for the rules; whether they came is asked when they are needed.
        spec.rules?.().catch(() => {});
      },
    },
    title: (name) => (outcome && !isDone(outcome) ? t('errorTitle', { name }) : name),
  };
}
