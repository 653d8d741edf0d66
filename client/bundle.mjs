// Bundles what the browser loads: one chunk for every page, one for each page of its own, and those that come by
// `import()` when a visitor asks for them. A first visit takes four scripts: everybody's, the page's, its texts, and the
// bundler's few helpers.
import fs, { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeTexts } from './bundle-texts.mjs';

const ENTRY = 'client/entry.tsx';
const EVERYBODY = 'everybody';
/** What pages with forms, the doors of the account and the account share, and no other page needs. */
const FORMS = 'forms';
const MARKS_OF_FORMS = [
  'views/components/form/form.tsx',
  'views/components/sign-page.tsx',
  'views/pages/mon-compte/signed-in.ts',
];

/** Writes the scripts into the folder `assets`; answers their addresses for the manifest. */
export async function bundleClient({ root, assets, target, development }) {
  const { rolldown } = await import('rolldown');
  const pages = fs.globSync('views/pages/*/*.page.tsx', { cwd: root }).map((file) => {
    const name = basename(file, '.page.tsx');
    // The page for unknown addresses is the home page under a line.
    return { name, chunk: name === 'not-found' ? 'home' : name, id: join(root, file) };
  });
  const entry = join(root, ENTRY);
  const bundle = await rolldown({
    cwd: root,
    input: ENTRY,
    platform: 'browser',
    preserveEntrySignatures: false,
    resolve: { alias: { 'react-helmet-async': join(root, 'client/helmet.tsx') } },
    transform: {
      target,
      define: {
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __DEVELOPMENT__: String(development),
      },
    },
    onLog(level, log, handle) {
      // Packages mark what belongs to browsers, for servers that split a page in two; ours does not.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: !development,
    comments: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'pages',
          name: chunkNames(
            [{ chunk: EVERYBODY, id: entry }, ...pages],
            MARKS_OF_FORMS.map((file) => join(root, file)),
          ),
        },
      ],
    },
  });
  await bundle.close();

  for (const { fileName, code } of output) writeFileSync(join(assets, fileName), code);
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (id) => output.find((chunk) => chunk.moduleIds.includes(id));
  const everybody = chunkOf(entry);
  // The page of the site's parts is there while developing only.
  const built = pages.flatMap(({ name, id }) => {
    const chunk = chunkOf(id);
    return chunk ? [{ name, chunk }] : [];
  });
  const pageFiles = new Set(built.map(({ chunk }) => chunk.fileName));
  // The dialogs of the layout show forms of pages: they ask for these (`useOtherPage`), which bring their texts along.
  const isOfPage = (file) =>
    chunks.get(file).moduleIds.some((id) => id.startsWith(join(root, 'views/pages/')));
  const others = new Set([...pageFiles, ...everybody.dynamicImports.filter(isOfPage)]);

  /** All that may run on a page: what it imports, and with `late` what it may fetch, but for other pages. */
  function chunksFor(chunk, late, seen = new Set()) {
    if (!chunk || seen.has(chunk)) return seen;
    seen.add(chunk);
    const fetched = late ? chunk.dynamicImports.filter((file) => !others.has(file)) : [];
    for (const file of [...chunk.imports, ...fetched]) chunksFor(chunks.get(file), late, seen);
    return seen;
  }
  const address = ({ fileName }) => `/assets/${fileName}`;
  return {
    entry: address(everybody),
    pages: Object.fromEntries(
      built.map(({ name, chunk }) => {
        const own = [...chunksFor(chunk, false)].filter((other) => other !== everybody);
        return [name, own.map(address)];
      }),
    ),
    texts: writeTexts({
      root,
      assets,
      pages: built.map(({ name, chunk }) => ({
        name,
        codes: [...chunksFor(everybody, true), ...chunksFor(chunk, true)].flatMap((found) =>
          Object.entries(found.modules).flatMap(([id, { code }]) =>
            id.startsWith(join(root, '/')) && !id.includes('node_modules') && code ? [code] : [],
          ),
        ),
      })),
    }),
  };
}

/**
 * Names the chunk of each module: a page's own modules are its chunk, what two pages share is everybody's, unless all of
 * them have forms. Modules that only `import()` reaches stay apart: nothing waits for them.
 */
function chunkNames(starts, marksOfForms) {
  let found;
  let withForms;
  return (id, context) => {
    found ??= findChunks(starts, context);
    withForms ??= new Set(marksOfForms.flatMap((mark) => [...(found.get(mark) ?? [])]));
    const chunks = [...(found.get(id) ?? [])];
    if (chunks.length < 2) return chunks[0] ?? null;
    return chunks.every((chunk) => withForms.has(chunk)) ? FORMS : EVERYBODY;
  };
}

/** The chunks that need each module, because it is imported from where they start, directly or not. */
function findChunks(starts, context) {
  const found = new Map();
  const walk = (id, chunk) => {
    const chunks = found.get(id) ?? new Set();
    if (chunks.has(chunk)) return;
    found.set(id, chunks.add(chunk));
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) walk(imported, chunk);
  };
  for (const { chunk, id } of starts) walk(id, chunk);
  return found;
}
