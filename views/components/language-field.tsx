import { defaultLanguage } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../paths.ts';

/** Keeps the language in the address that a GET form leads to: its action's query is not sent (contract 7). */
export function LanguageField() {
  const language = useLanguage();
  return language !== defaultLanguage && <input type="hidden" name="lang" value={language} />;
}
