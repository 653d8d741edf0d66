import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router';
import { accountContext } from '../../shared/context.ts';
import type { Account } from '../../shared/contract/compte.ts';

/** What every page knows of the visitor; where it cannot be had, the page is shown as to anybody. */
export async function loader({
  context,
}: LoaderFunctionArgs): Promise<{ account: Account | null }> {
  const ask = context.get(accountContext);
  return { account: await ask().catch(() => null) };
}

/** Forms that change who is signed in, or what the frame says of them. */
const ACCOUNT_FORMS = /^\/(?:sign-in|sign-up|sign-out|mon-compte|activate-account)(?:[/?]|$)/;

export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, formAction = '' }) =>
  formMethod !== undefined && formMethod !== 'GET' && ACCOUNT_FORMS.test(formAction);

/** Who is signed in, or null. */
export function useAccount(): Account | null {
  return useRouteLoaderData<typeof loader>('layout')?.account ?? null;
}
