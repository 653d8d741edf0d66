import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Problems } from '../problems.ts';
import type { Measured } from './measure.ts';

/** A picture for social networks that must be drawn. */
export interface SocialJob {
  name: string;
  from: string | Buffer;
  position: string | undefined;
}

/** Where the builders find media; remembers what was asked for, because only that is published. */
export class Library {
  readonly #measured: Map<string, Measured>;
  readonly #used = new Set<string>();
  readonly socialJobs = new Map<string, SocialJob>();

  constructor(measured: Map<string, Measured>) {
    this.#measured = measured;
  }

  /** The file as an item names it: beside the item, or `kit/<file>`. */
  find(item: { kind: string; uri: string }, name: string): Measured | undefined {
    const file = name.startsWith('kit/') ? name : `${item.kind}/${item.uri}/${name}`;
    this.#used.add(file);
    return this.#measured.get(file);
  }

  /** The address of the picture for social networks; it is drawn when the content is accepted. */
  social(picture: Measured, position: string | undefined): string {
    const hash = createHash('sha256')
      .update(`${picture.hash} ${position ?? ''}`)
      .digest('hex')
      .slice(0, 10);
    const name = `${basename(picture.file, picture.extension)}-${hash}-social.png`;
    this.socialJobs.set(name, { name, from: picture.from, position });
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
