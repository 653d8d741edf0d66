/** So close to the end, in seconds, a tale counts as heard. */
const END = 5;

const keyOf = (src: string) => `listened:${src}`;

/** Where somebody stopped listening to that file, in seconds; 0 for the beginning. */
export function recallPosition(src: string): number {
  try {
    const seconds = Number(localStorage.getItem(keyOf(src)));
    return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
  } catch {
    // Storage may be forbidden: then every tale starts at its beginning.
    return 0;
  }
}

/** Remembers the position, or forgets it at the beginning and at the end. */
export function rememberPosition(src: string, seconds: number, length: number): void {
  try {
    if (seconds < 1 || seconds > length - END) localStorage.removeItem(keyOf(src));
    else localStorage.setItem(keyOf(src), seconds.toFixed(1));
  } catch {
    // Storage may be forbidden or full.
  }
}
