import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `build.mjs` made: root-relative addresses of the built files. */
export interface Manifest {
  stylesheet: string;
  fonts: string[];
  entry: string;
  /** Modules by page name, and the texts by language; each with all that it imports. */
  pages: Record<string, string[]>;
  locales: Record<string, string[]>;
  art: Record<string, string>;
  map: Record<string, string>;
}

/** Reads the manifest of a built client; throws when there is none. */
export function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8'));
}

/** The modules to preload for the matched routes in a language, entry first, each once. */
export function modulesFor(manifest: Manifest, pageNames: string[], language: string): string[] {
  const pages = pageNames.flatMap((name) => manifest.pages[name] ?? []);
  return [...new Set([manifest.entry, ...(manifest.locales[language] ?? []), ...pages])];
}
