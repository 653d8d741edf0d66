import type { Files } from './files.ts';

/** What is broken, how, and the report that names it. */
export type Case = [name: string, change: (files: Files) => void, report: string];

/** Changes a text of the valid content; fails when the text is not there, so that no case tests nothing. */
export function replace(path: string, from: string, to: string): (files: Files) => void {
  return (files) => {
    const text = String(files.get(path));
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
    files.set(path, text.replace(from, to));
  };
}
export const remove = (path: string) => (files: Files) => {
  if (!files.delete(path)) throw new Error(`no ${path}`);
};
export const add = (path: string, text: string) => (files: Files) => void files.set(path, text);
