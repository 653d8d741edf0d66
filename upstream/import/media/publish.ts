import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Library } from './library.ts';
import { publishedFiles } from './published.ts';

/** Makes a file appear under its name only when it is complete. */
async function place(
  folder: string,
  name: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  const target = join(folder, name);
  if (existsSync(target)) return;
  const temporary = join(folder, `.${name}.${process.pid}`);
  await make(temporary);
  await rename(temporary, target);
}

/** Copies what is used and makes the framed pictures; names carry hashes, so what is there already is right. */
export async function publish(library: Library, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const { name, from } of library.used().flatMap(publishedFiles)) {
    names.push(name);
    await place(folder, name, (temporary) =>
      typeof from === 'string' ? copyFile(from, temporary) : writeFile(temporary, from),
    );
  }
  for (const [name, make] of library.framedFiles) {
    names.push(name);
    await place(folder, name, async (temporary) => writeFile(temporary, await make()));
  }
  return [...new Set(names)].sort();
}
