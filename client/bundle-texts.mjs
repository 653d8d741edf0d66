// The interface texts as the browser loads them: a module for each page in each language, with what it can show.
import { createHash } from 'node:crypto';
import fs, { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LANGUAGES = ['en', 'fr', 'de'];

/**
 * Writes `<language>/<page>.js` into a folder named by the content of all of them; answers the folder's address. A
 * page's `codes` are the modules that may run on it.
 */
export function writeTexts({ root, assets, pages }) {
  const files = LANGUAGES.flatMap((code) => {
    const all = readTexts(root, code);
    return pages.map(({ name, codes }) => {
      const used = new Set(codes.flatMap(namespacesIn).filter((file) => file in all));
      const texts = Object.fromEntries([...used].sort().map((file) => [file, all[file]]));
      return { path: join(code, `${name}.js`), content: `export default ${JSON.stringify(texts)}` };
    });
  });
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = `texts-${hash}`;
  for (const { path, content } of files) {
    mkdirSync(dirname(join(assets, folder, path)), { recursive: true });
    writeFileSync(join(assets, folder, path), content);
  }
  return `/assets/${folder}`;
}

function readTexts(root, code) {
  const files = fs.globSync(`locales/${code}/*.json`, { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    ]),
  );
}

/** The names of text files that code asks for: `useTranslation("home")`, and `"layout:skip"` for a single text. */
function namespacesIn(code) {
  const names = [...code.matchAll(/useTranslation\(["'`]([\w-]+)["'`]\)|["'`]([\w-]+):[\w$]/g)];
  return names.map(([, whole, single]) => whole ?? single);
}
