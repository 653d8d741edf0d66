import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** People wait so long, in milliseconds, for parts that may come later: mostly all is there, and nothing need stream. */
const GRACE = 50;

export interface Rendering {
  /** Whether the page is whole: it then holds no executable script, and may be kept and shared. */
  whole: boolean;
  body: PassThrough;
  abort(): void;
}

interface Options {
  nonce: string;
  entry: string;
  /** Wait for every part (crawlers). */
  everything: boolean;
  onError(error: unknown): void;
}

/** Renders until the shell (people) or everything (crawlers) is ready; rejects where there is no shell. */
export function renderPage(page: ReactNode, options: Options): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const { nonce, entry, everything, onError } = options;
    let grace: NodeJS.Timeout | undefined;
    let started = false;
    const start = (whole: boolean) => {
      if (started) return;
      started = true;
      clearTimeout(grace);
      const body = new PassThrough();
      stream.pipe(body);
      resolve({ whole, body, abort: () => stream.abort() });
    };
    const stream = renderToPipeableStream(page, {
      nonce,
      bootstrapModules: entry ? [entry] : [],
      // A finished part stays where it belongs, however large, instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (!everything) grace = setTimeout(() => start(false), GRACE);
      },
      onAllReady: () => start(true),
      onShellError(error) {
        clearTimeout(grace);
        reject(error);
      },
      onError,
    });
  });
}
