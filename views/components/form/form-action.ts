import { type ActionFunctionArgs, data } from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { ApiError, NetworkError } from '../../../shared/api/errors.ts';
import { apiContext, languageContext } from '../../../shared/context.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { forgetDraft } from './draft.ts';
import { type FormSpec, problemsOf } from './form-spec.ts';
import { type Failure, type Outcome, type Problems, success, type Values } from './outcome.ts';

/** Nobody fills in a guarded form in less, in milliseconds (ours). */
const HASTE = 2000;
/** Fields of a guarded form that people neither see nor fill in. */
export const TRAP = 'website';
export const BEGAN = 'began';

export interface Sending<T> {
  /** What the rules have made of the fields. */
  value: T;
  /** The fields as they were sent, hidden ones as well. */
  values: Values;
  api: Api;
  language: Language;
}

/**
 * The action of a form: its rules judge, then `send` makes the calls and answers where to go (a redirect), or nothing
 * to stay. Whatever is wrong goes back with what was typed. Runs on the server, and in the browser once it has taken over.
 */
export async function runForm<T>(
  spec: FormSpec<T>,
  { request, context }: ActionFunctionArgs,
  send: (sending: Sending<T>) => Promise<Response | undefined>,
) {
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const values = valuesOf(form);
  const back = (problems: Problems, failure: Failure | null, status = 422) => {
    const outcome: Outcome = { form: spec.name, values: withoutSecrets(spec, values), problems, failure };
    return data(outcome, { status });
  };
  if (spec.guarded && isAutomatic(values)) return back({}, { kind: 'spam' });
  const rules = await spec.rules();
  const judged = rules.safeParse(values);
  if (!judged.success) return back(problemsOf(rules, values), null);
  try {
    const sending = { values, api: context.get(apiContext), language: context.get(languageContext) };
    const answer = await send({ ...sending, value: judged.data });
    forgetDraft(spec.name);
    return answer ?? data(success(spec.name));
  } catch (error) {
    if (error instanceof NetworkError) return back({}, { kind: 'network' }, 503);
    if (!(error instanceof ApiError)) throw error;
    if (Object.keys(error.fields).length > 0) return back(error.fields, null);
    const status = error.code === CODE.tooMany ? 429 : 422;
    return back({}, { kind: 'refused', message: error.message }, status);
  }
}

function valuesOf(form: FormData): Values {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function withoutSecrets<T>({ secret = [] }: FormSpec<T>, values: Values): Values {
  const hidden = new Set([...secret, TRAP, BEGAN]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
}

/** The time is compared on the server alone, with its own clock: who runs our script is no simple program. */
function isAutomatic(values: Values): boolean {
  if (values[TRAP]) return true;
  if (typeof document !== 'undefined') return false;
  const began = Number(values[BEGAN]);
  return !began || Date.now() - began < HASTE;
}
