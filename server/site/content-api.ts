import type { Api } from '../../shared/api/create-api.ts';
import { NetworkError } from '../../shared/api/errors.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { unavailable } from '../middleware/errors.ts';

/** The API for files that no visitor owns: content only. */
export function contentApi(gateway: Gateway, language: Language, requestId: string): Api {
  return gateway.apiFor({ language, requestId, device: '', personal: false });
}

/** For `catch`: a file whose content cannot be had answers 503; any other error is a fault and stays one. */
export function withoutContent(error: unknown): never {
  throw error instanceof NetworkError ? unavailable(error) : error;
}
