import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest one upwards with a package.json, so that a bundle in dist/ finds it too. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json not found above the program');
  return findRoot(parent);
}

export const root = findRoot(import.meta.dirname);
export const contentFolder = join(root, 'upstream', 'content');
