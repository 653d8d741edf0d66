import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageContext } from '../../../shared/context.ts';
import { inLanguage, paths } from '../../paths.ts';

/** Where the account begins. */
export function toOrders({ context }: LoaderFunctionArgs): Response {
  return redirect(inLanguage(paths.orders, context.get(languageContext)));
}
