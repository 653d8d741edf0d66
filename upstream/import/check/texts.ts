import { languages } from '../../../shared/i18n/languages.ts';
import type { Kind } from '../formats.ts';
import type { Problems } from '../problems.ts';
import type { Catalogue } from '../read/entry.ts';

/** Kinds whose body is shown; a body of another kind would be lost. */
const withBody = new Set<Kind>(['destinations', 'packages', 'blog', 'pages', 'tales', 'products']);

/** Reports bodies that are missing or never shown, alt texts of files that do not exist, and details that differ. */
export function checkTexts(
  catalogue: Catalogue,
  files: ReadonlySet<string>,
  problems: Problems,
): void {
  for (const entries of Object.values(catalogue)) {
    for (const entry of entries.values()) {
      for (const language of languages) {
        const { file, body, bodyLine, texts, lineAt } = entry.languages[language];
        const empty = body.replace(/<!--[\s\S]*?-->/g, '').trim() === '';
        if (empty && withBody.has(entry.kind))
          problems.add(file, bodyLine, 'missing text below the front matter');
        if (!empty && !withBody.has(entry.kind))
          problems.add(file, bodyLine, `${entry.kind} have no text below the front matter`);
        for (const name of 'alt' in texts ? Object.keys(texts.alt) : []) {
          const path = name.startsWith('kit/') ? name : `${entry.kind}/${entry.uri}/${name}`;
          if (!files.has(path))
            problems.add(
              file,
              lineAt(['alt', name]),
              `alt text of a file that does not exist: "${name}"`,
            );
        }
      }
    }
  }
  for (const { languages: texts } of catalogue.products.values()) {
    const expected = texts.en.texts.details.length;
    for (const { file, lineAt, texts: own } of [texts.fr, texts.de]) {
      if (own.details.length !== expected)
        problems.add(
          file,
          lineAt(['details']),
          `${own.details.length} details, but ${expected} in en.md`,
        );
    }
  }
}
