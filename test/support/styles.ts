import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileString, type Importer } from 'sass';
import { root } from './site.ts';

const styles = join(root, 'views/styles');

/** The colours by purpose, as `#rrggbb`. */
export function readColours(): Map<string, string> {
  const { css } = compileString(
    `@use 'settings' as *; colours { @each $name, $value in $colours { #{$name}: $value; } }`,
    { loadPaths: [styles] },
  );
  const found = css.matchAll(/([\w-]+): (#[\da-f]{6}|white|black);/gi);
  return new Map(
    [...found].map(([, name = '', value = '']) => [name, value === 'white' ? '#ffffff' : value]),
  );
}

// As Sass finds files, but `colour('link')` is left as `var(--link)`: what a rule uses keeps its name.
const named: Importer<'sync'> = {
  canonicalize(path, { containingUrl }) {
    const url = new URL(path, containingUrl ?? `${pathToFileURL(styles)}/`);
    const name = url.pathname.split('/').at(-1) ?? '';
    const places = [`${name}.scss`, `_${name}.scss`, `${name}/_index.scss`];
    for (const place of places.map((place) => new URL(place, url))) {
      if (read(place) !== undefined) return place;
    }
    return null;
  },
  load(url) {
    const contents = read(url) ?? '';
    const isColours = url.pathname.endsWith('settings/_colours.scss');
    const nameInstead = contents.replace(
      '@return map.get($colours, $name)',
      '@return var(--#{$name})',
    );
    return { contents: isColours ? nameInstead : contents, syntax: 'scss' };
  },
};

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}

/** Every rule of the site's stylesheet, by selector: its declarations, colours by their names. */
export function readRules(): { selector: string; declarations: [string, string][] }[] {
  const { css } = compileString(`@use 'main';`, {
    importer: named,
    url: new URL('site.scss', `${pathToFileURL(styles)}/`),
  });
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body
      .split(';')
      .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
      .filter((parts) => parts.length > 1)
      .map(([property = '', value = '']) => [property, value]),
  }));
}
