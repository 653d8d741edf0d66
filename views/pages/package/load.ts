import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '../../../shared/context.ts';
import { later } from '../../components/deferred.tsx';
import { withoutHash } from './booking/choice.ts';

/** The trip, this visitor's booking of it (null while it cannot be had), the other trips and the date of today. */
export async function loader({ params: { uri = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const draft = later(api.call('tobook/site-get-to-book', { id: uri }));
  const others = later(api.call('package/site-package-search', {}));
  const trip = await api.find('package/site-package-info', { id: uri });
  if (!trip) {
    const outcome = await others;
    const suggestions = 'value' in outcome ? outcome.value.slice(0, 3) : [];
    return data({ trip, suggestions }, { status: 404 });
  }
  const outcome = await draft;
  const booking = 'value' in outcome ? withoutHash(outcome.value) : null;
  return { trip, booking, others, today: new Date().toISOString().slice(0, 10) };
}

/** The action answers with the booking itself; and a dialog or a day in the address changes nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod) return false;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
