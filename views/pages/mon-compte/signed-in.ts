import type { LoaderFunctionArgs } from 'react-router';
import type { Api } from '../../../shared/api/create-api.ts';
import { ApiError } from '../../../shared/api/errors.ts';
import { apiContext, languageContext } from '../../../shared/context.ts';
import { CODE } from '../../../shared/contract/constants.ts';
import { toSignIn } from '../../return-path.ts';

/** Loads what only a customer may see; everybody else signs in first, and comes back here. */
export async function signedIn<T>(
  { request, context }: LoaderFunctionArgs,
  load: (api: Api) => Promise<T>,
): Promise<T> {
  try {
    return await load(context.get(apiContext));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === CODE.session)) throw error;
    throw toSignIn(request, context.get(languageContext));
  }
}
