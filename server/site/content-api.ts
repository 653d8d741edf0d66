import type { Api } from '../../shared/api/create-api.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** The API for files that no visitor owns: content only. */
export function contentApi(gateway: Gateway, language: Language, requestId: string): Api {
  return gateway.apiFor({ language, requestId, device: '', personal: false });
}
