import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Problems } from '../problems.ts';
import { framed, framingVersion } from './framed.ts';
import type { Measured } from './measure.ts';

/** For whom pictures are made that cannot take a drawing, with their size. */
const frames = {
  social: { width: 1200, height: 630 },
  'square-512': { width: 512, height: 512 },
  'square-256': { width: 256, height: 256 },
};

/** Where the builders find media; remembers what was asked for, because only that is published. */
export class Library {
  readonly #measured: Map<string, Measured>;
  readonly #used = new Set<string>();
  /** PNG files that must be made when the content is accepted, by name. */
  readonly framedFiles = new Map<string, () => Promise<Buffer>>();

  constructor(measured: Map<string, Measured>) {
    this.#measured = measured;
  }

  /** The file as an item names it: beside the item, or `kit/<file>`. */
  find(item: { kind: string; uri: string }, name: string): Measured | undefined {
    const file = name.startsWith('kit/') ? name : `${item.kind}/${item.uri}/${name}`;
    this.#used.add(file);
    return this.#measured.get(file);
  }

  /** The address of the picture as a PNG in that frame. */
  framed(picture: Measured, frame: keyof typeof frames, position: string | undefined): string {
    const hash = createHash('sha256')
      .update(`${picture.hash} ${position ?? ''} ${framingVersion}`)
      .digest('hex')
      .slice(0, 10);
    const name = `${basename(picture.file, picture.extension)}-${hash}-${frame}.png`;
    this.framedFiles.set(name, () => framed(picture.from, frames[frame], position));
    return `/media/${name}`;
  }

  used(): Measured[] {
    return [...this.#measured.values()].filter(({ file }) => this.#used.has(file));
  }

  warnOfUnused(problems: Problems): void {
    for (const { file } of this.#measured.values()) {
      if (!this.#used.has(file)) problems.warn(file, 1, 'not used by any item');
    }
  }
}
