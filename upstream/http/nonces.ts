/** Remembers what was seen for at least `lifetime` milliseconds, and nothing for more than twice as long. */
export function createNonces(lifetime: number) {
  let recent = new Set<string>();
  let older = new Set<string>();
  let turn = Number.NEGATIVE_INFINITY;
  return {
    /** True the first time, false for a nonce that was here before. */
    take(nonce: string, now: number): boolean {
      if (now - turn >= lifetime) {
        older = now - turn >= 2 * lifetime ? new Set() : recent;
        recent = new Set();
        turn = now;
      }
      if (recent.has(nonce) || older.has(nonce)) return false;
      recent.add(nonce);
      return true;
    },
  };
}
