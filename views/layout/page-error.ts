import { isRouteErrorResponse } from 'react-router';
import { ApiError, NetworkError } from '../../shared/api/errors.ts';

/** What a visitor may know of a failure. */
export interface PageError {
  status: number;
  requestId?: string;
}

/** From the server a PageError comes as it is; in the browser anything may have been thrown. */
export function toPageError(error: unknown): PageError {
  if (isRouteErrorResponse(error)) return { status: error.status };
  if (error instanceof NetworkError || error instanceof ApiError) return { status: 503 };
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? (error as PageError) : { status: 500 };
}
