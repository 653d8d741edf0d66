import type { Language } from '../shared/i18n/languages.ts';
import type { Translate } from '../views/translation.ts';

/** The texts of a language by file, as `locales` holds them. */
export interface Texts {
  [key: string]: string | Texts;
}

/**
 * Says texts as i18next does on the server, with the little of it that ours use: nested keys, contexts, plural forms,
 * `{{value}}` and `{{value, number}}`. More texts may be added later. What is missing is said by its name.
 */
export function createTranslate(language: Language, texts: Texts): Translate {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const { context, count } = values;
    const wording = context === undefined ? '' : `_${context}`;
    const form = typeof count === 'number' ? `_${plural.select(count)}` : '';
    const text = [wording + form, wording, form, '']
      .map((ending) => find(texts, key + ending))
      .find((found) => found !== undefined);
    if (text === undefined) return key.slice(key.indexOf(':') + 1);
    return text.replace(/\{\{(\w+)(, number)?\}\}/g, (placeholder, name, isNumber) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return isNumber ? number.format(Number(value)) : String(value);
    });
  };
}

function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(/[:.]/)) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
