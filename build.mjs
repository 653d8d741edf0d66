// Builds the site into dist/. `node build.mjs` builds; `isStale()` tells whether the last build still fits the sources.
// Nothing is imported from packages before `build()` runs: `npm start` asks `isStale()` on a fresh clone.
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const root = import.meta.dirname;
// A test builds for development beside the real build.
const dist = join(root, process.env.BUILD_FOLDER ?? 'dist');
const client = join(dist, 'client');
const assets = join(client, 'assets');
const stampFile = join(dist, 'stamp');
const BROWSERS = ['chrome109', 'firefox115', 'safari16.4'];
const SOURCES = ['server', 'client', 'shared', 'views', 'locales', 'upstream'];

/** Whether there is no build, or one of other sources. */
export function isStale() {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp();
}

function stamp() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    fs.readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Content is imported at the start, not built in.
    .filter((file) => !file.includes(join('upstream', 'content')));
  for (const file of [...files, join(root, 'build.mjs'), join(root, 'package-lock.json')].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds everything; `development` keeps names readable and adds the reload on change. */
export async function build({ development = false } = {}) {
  const before = stamp();
  const esbuild = await import('esbuild');
  const { bundleClient } = await import('./client/bundle.mjs');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  const [bundle, styles] = await Promise.all([
    bundleClient({ root, assets, target: BROWSERS, development }),
    buildStyles(esbuild, development),
    buildServer(esbuild),
  ]);
  const art = copyHashed('views/art/*.svg');
  const manifest = {
    ...styles,
    ...bundle,
    art: { ...art, ...(await writeSocialCards()) },
    map: {
      ...copyHashed('views/map/*.geojson', minifyJson),
      ...(await buildLeafletStyles(esbuild)),
    },
  };
  await writeIcons();
  if (!development) await compressAssets();
  writeFileSync(join(client, 'manifest.json'), JSON.stringify(manifest, null, 1));
  // A build for development never passes for the real one.
  writeFileSync(stampFile, development ? `development ${before}` : before);
}

async function buildStyles(esbuild, development) {
  const sass = await import('sass');
  const sheet = development ? 'development.scss' : 'main.scss';
  const { css } = sass.compile(join(root, 'views/styles', sheet), { loadPaths: [root] });
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: development ? withStates(css) : css,
      loader: 'css',
      resolveDir: join(root, 'views/styles'),
      sourcefile: 'main.css',
    },
    outdir: assets,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    entryNames: 'main-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    target: BROWSERS,
    logLevel: 'warning',
  });
  for (const file of outputFiles) writeFileSync(file.path, file.contents);
  const names = Object.keys(metafile.outputs).map((file) => `/assets/${basename(file)}`);
  return {
    stylesheet: names.find((name) => name.endsWith('.css')),
    // The latin parts of both faces are on every page; other parts load when a letter asks for them.
    fonts: names.filter((name) => /-latin-[^/]*\.woff2$/.test(name) && !name.includes('latin-ext')),
  };
}

/** What only a pointer or a key can cause, by classes as well: the page of the site's parts shows all at once. */
function withStates(css) {
  return css.replaceAll(/[^{};]*(?::hover|:focus-visible)[^{};]*(?=\{)/g, (selector) => {
    const shown = selector
      .replaceAll(':hover', '.is-hovered')
      .replaceAll(':focus-visible', '.is-focused');
    return `${selector.trimEnd()}, ${shown}`;
  });
}

/** Leaflet's own sheet, loaded with the first map. */
async function buildLeafletStyles(esbuild) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['leaflet/dist/leaflet.css'],
    outdir: assets,
    bundle: true,
    minify: true,
    write: false,
    loader: { '.png': 'dataurl' },
  });
  return { 'leaflet.css': write('leaflet.css', outputFiles[0].text) };
}

const minifyJson = (text) => JSON.stringify(JSON.parse(text));

async function buildServer(esbuild) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      index: 'server/index.ts',
      upstream: 'upstream/main.ts',
      content: 'upstream/import/main.ts',
      payments: 'upstream/orders/main.ts',
    },
    outdir: join(dist, 'server'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

function copyHashed(pattern, transform = (text) => text) {
  const files = fs.globSync(pattern, { cwd: root }).sort();
  return Object.fromEntries(
    files.map((file) => [
      basename(file),
      write(basename(file), transform(readFileSync(join(root, file), 'utf8'))),
    ]),
  );
}

/** Writes a file under a name with the hash of its content; answers its address. */
function write(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const dot = name.lastIndexOf('.');
  const hashed = `${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
  writeFileSync(join(assets, hashed), content);
  return `/assets/${hashed}`;
}

async function writeSocialCards() {
  const { drawSocialCards } = await import('./views/art/rasters.mjs');
  const cards = await drawSocialCards();
  return Object.fromEntries(cards.map(([name, png]) => [name, write(name, png)]));
}

/** Beside every text the same in Brotli's best, which takes too long while somebody waits for it. */
async function compressAssets() {
  const compress = promisify(brotliCompress);
  const files = fs.globSync('**/*.{js,css,svg,geojson}', { cwd: assets });
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(join(assets, file));
      writeFileSync(join(assets, `${file}.br`), await compress(text));
    }),
  );
}

/** The files that browsers and phones ask for by fixed names. */
async function writeIcons() {
  const { drawIcons } = await import('./views/art/rasters.mjs');
  const folder = join(client, 'root');
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of await drawIcons()) writeFileSync(join(folder, name), file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
