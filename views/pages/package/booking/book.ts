import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Api } from '../../../../shared/api/create-api.ts';
import { apiContext, languageContext } from '../../../../shared/context.ts';
import { inLanguage, paths } from '../../../paths.ts';
import { applyChanges, isLost, type Problem, toProblem } from './apply.ts';
import { type Booking, changesBetween, withoutHash } from './choice.ts';
import { changesIn, choiceIn, intentIn, toId, toTravellers } from './form-fields.ts';

/** What the page learns from a posted form; the booking is null where it could not be read. */
export interface Outcome {
  booking: Booking | null;
  problem: Problem | null;
  /** Whether book-now was pressed: the visitor is then led to the problem. */
  isRefusal?: boolean;
}

/** Changes of the booking, and book-now. Without script it leads back to the form; with script it answers the booking. */
export async function action({ request, params: { uri = '' }, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const language = context.get(languageContext);
  const form = await request.formData().catch(() => null);
  const idpackage = toId(form?.get('idpackage'));
  if (!form || !idpackage) throw data(null, { status: 400 });

  const intent = intentIn(form);
  if (intent === 'change') {
    const problem = await applyChanges(api, idpackage, changesIn(form));
    if (problem && isLost(problem)) return answer(null, problem);
    const { booking, problem: unread } = await read(api, uri);
    return answer(booking, problem ?? unread);
  }

  const before = await read(api, uri);
  if (!before.booking) return answer(null, before.problem, intent === 'book');
  const changes = changesBetween(before.booking, choiceIn(form, before.booking));
  const refused = await applyChanges(api, idpackage, changes);
  const problem = refused ?? wrongNumber(form);
  if (!problem && intent !== 'book')
    return redirect(`${inLanguage(paths.package(uri), language)}#book`, 303);

  const after = await read(api, uri);
  const reason = problem ?? after.problem ?? notBookable(after.booking);
  if (reason) return answer(after.booking, reason, intent === 'book');
  const target = `${paths.signIn}?retour=${encodeURIComponent(paths.package(uri))}`;
  return redirect(inLanguage(target, language), 303);
}

function answer(booking: Booking | null, problem: Problem | null, isRefusal = false) {
  const status = problem ? (isLost(problem) ? 503 : 422) : 200;
  return data<Outcome>({ booking, problem, isRefusal }, { status });
}

async function read(api: Api, uri: string): Promise<Outcome> {
  try {
    const booking = withoutHash(await api.call('tobook/site-get-to-book', { id: uri }));
    return { booking, problem: null };
  } catch (error) {
    return { booking: null, problem: toProblem('form', error) };
  }
}

function wrongNumber(form: FormData): Problem | null {
  const isWrong = form.has('traveller') && toTravellers(form.get('traveller')) === null;
  return isWrong ? { at: 'traveller', kind: 'number' } : null;
}

function notBookable(booking: Booking | null): Problem | null {
  if (!booking || booking.valid) return null;
  return { at: 'period', kind: booking.period === null ? 'choose' : 'soldOut' };
}
