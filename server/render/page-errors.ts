import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { ApiError, NetworkError } from '../../shared/api/errors.ts';
import type { PageError } from '../../views/layout/page-error.ts';
import type { Logger } from '../log.ts';

/**
 * What loaders threw, turned into what visitors may know of it; the rest is logged with the request id. The same plain
 * object is rendered on the server and hydrated in the browser.
 */
export function takeErrors(
  context: StaticHandlerContext,
  requestId: string,
  log: Logger,
): PageError | undefined {
  if (!context.errors) return undefined;
  const errors = Object.entries(context.errors).map(([route, error]) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ requestId, route, err: error }, 'page failed');
    return [route, { status, requestId }] as const;
  });
  context.errors = Object.fromEntries(errors);
  return errors[0]?.[1];
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof NetworkError || error instanceof ApiError ? 503 : 500;
}
