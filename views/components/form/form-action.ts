import { type ActionFunctionArgs, data } from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { ApiError, NetworkError } from '../../../shared/api/errors.ts';
import { apiContext, languageContext } from '../../../shared/context.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { toSignIn } from '../../return-path.ts';
import { forgetDraft } from './draft.ts';
import { type FormSpec, type Given, givenIn, judge } from './form-spec.ts';
import { type Failure, type Outcome, type Problems, success } from './outcome.ts';

/** Nobody fills in a guarded form in less, in milliseconds (ours). */
const HASTE = 2000;
/** Fields of a guarded form that people neither see nor fill in. */
export const TRAP = 'website';
export const BEGAN = 'began';

export interface Sending<F extends string, B extends string> {
  given: Given<F, B>;
  /** All that was sent: fields that the page filled in as well. */
  form: FormData;
  api: Api;
  language: Language;
}

/**
 * The action of a form: `send` makes the calls, and answers where to go (a redirect) or nothing, to stay. What is wrong
 * goes back with what was typed. On the server the gateway judges; a browser judges by the same rules beforehand, which
 * spares the way.
 */
export async function runForm<F extends string, B extends string>(
  spec: FormSpec<F, B>,
  { request, context }: ActionFunctionArgs,
  send: (sending: Sending<F, B>) => Promise<Response | undefined>,
) {
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const given = givenIn(spec, form);
  const back = (problems: Problems, failure: Failure | null, status = 422) =>
    data<Outcome>(
      { form: spec.name, values: keepable(spec, given), problems, failure },
      { status },
    );

  if (spec.isGuarded && isAutomatic(form)) return back({}, { kind: 'spam' });
  if (isBrowser()) {
    const rules = await spec.rules?.().catch(() => undefined);
    const problems = rules ? judge(spec, rules, given) : {};
    if (Object.keys(problems).length > 0) return back(problems, null);
  }
  try {
    const api = context.get(apiContext);
    const answer = await send({ given, form, api, language: context.get(languageContext) });
    forgetDraft(spec.name);
    return answer ?? data(success(spec.name));
  } catch (error) {
    if (error instanceof NetworkError) return back({}, { kind: 'network' }, 503);
    if (!(error instanceof ApiError)) throw error;
    if (error.code === CODE.session) return toSignIn(request, context.get(languageContext));
    if (Object.keys(error.fields).length > 0) return back(inOrder(spec, error.fields), null);
    const status = error.code === CODE.tooMany ? 429 : 422;
    return back({}, { kind: 'refused', message: error.message }, status);
  }
}

/** As the fields stand in the form, so that the summary leads from top to bottom. */
function inOrder({ fields, boxes = [] }: FormSpec, problems: Problems): Problems {
  const names = new Set([...fields, ...boxes, ...Object.keys(problems)]);
  const wrong = [...names].filter((name) => problems[name] !== undefined);
  return Object.fromEntries(wrong.map((name) => [name, problems[name] ?? '']));
}

const isBrowser = () => typeof document !== 'undefined';

/** What may stand in the form again: no password; a box as its form sends it. */
function keepable<F extends string, B extends string>(
  { fields, boxes = [], secret = [] }: FormSpec<F, B>,
  given: Given<F, B>,
) {
  const texts = fields.filter((name) => !secret.includes(name)).map((name) => [name, given[name]]);
  return Object.fromEntries([...texts, ...boxes.map((name) => [name, given[name] ? 'on' : ''])]);
}

/** The time is compared on the server alone, with its own clock: who runs our script is no simple program. */
function isAutomatic(form: FormData): boolean {
  if (form.get(TRAP)) return true;
  if (isBrowser()) return false;
  const began = Number(form.get(BEGAN));
  return !began || Date.now() - began < HASTE;
}
