import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `build.mjs` made: root-relative addresses of the built files. */
export interface Manifest {
  stylesheet: string;
  fonts: string[];
  entry: string;
  /** Scripts by page name, each with all that it imports but the entry. */
  pages: Record<string, string[]>;
  /** The folder of the texts: `<language>/<page>.js`. */
  texts: string;
  art: Record<string, string>;
  map: Record<string, string>;
}

/** Reads the manifest of a built client; throws when there is none. */
export function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8'));
}

/** The modules that the matched page, and the pages around it, need in a language, besides the entry; each once. */
export function modulesFor(manifest: Manifest, routeNames: string[], language: string): string[] {
  const modules = routeNames.flatMap((name) => {
    const page = manifest.pages[name];
    return page ? [...page, `${manifest.texts}/${language}/${name}.js`] : [];
  });
  return [...new Set(modules)];
}
