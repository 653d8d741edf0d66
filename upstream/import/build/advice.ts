import type { Advice } from '../../../shared/contract/destination.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { countryName } from '../../country-name.ts';
import type { Entry } from '../read/entry.ts';
import { type Build, toHtml } from './parts.ts';

/** Official travel advice: our words, and the ministries' pages by country. Both parts are needed, or neither. */
export function toAdvice(
  build: Build,
  entry: Entry<'destinations'> | Entry<'packages'>,
  language: Language,
  path: string,
): Advice | null {
  const { item, file, lineAt } = entry;
  const translation = entry.languages[language];
  const { advice: text } = translation.texts;
  if (item.advice && text === undefined)
    build.problems.add(translation.file, 1, 'missing "advice", as item.yaml has one');
  if (!item.advice && text !== undefined)
    build.problems.add(file, lineAt(['advice']), 'missing "advice", as the texts have one');
  if (!item.advice || text === undefined) return null;
  return {
    text: toHtml(build, entry, text, ['advice'], language, path),
    checked: item.advice.checked,
    links: item.advice.links.map(({ country, url }) => ({
      name: countryName(country, language),
      url,
    })),
  };
}
