import { LRUCache } from 'lru-cache';

/** Kept answers are new for so long, in milliseconds. */
const FRESH = 60_000;
/** And are handed out while being renewed for so long. */
const STALE_WHILE_REVALIDATE = 10 * 60_000;
/** All kept answers together, in bytes of JSON. */
const MAXIMUM_BYTES = 32 * 1024 * 1024;

interface Entry {
  value: unknown;
  at: number;
  bytes: number;
}

/** What was asked for lately, by anybody. */
export interface ContentCache {
  /** The kept answer for `key`, or what `load` gives; a stale one is better than none when `load` fails. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * Keeps answers that are the same for everybody: 60 s fresh, then stale while one renewal runs, stale as long as it is
 * kept when the upstream fails, bounded in bytes. The key must be made of selector, payload and language only.
 */
export function createContentCache(now: () => number = Date.now): ContentCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: MAXIMUM_BYTES,
    sizeCalculation: (entry, key) => entry.bytes + key.length + 1,
  });
  const loading = new Map<string, Promise<unknown>>();

  function renew<T>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    if (running) return running as Promise<T>;
    const run = load()
      .then((value) => {
        kept.set(key, { value, at: now(), bytes: JSON.stringify(value ?? null).length });
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, run);
    return run;
  }

  return {
    async get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = kept.get(key);
      if (!entry) return renew(key, load);
      const age = now() - entry.at;
      const value = entry.value as T;
      if (age < FRESH) return value;
      const renewal = renew(key, load).catch(() => value);
      return age < STALE_WHILE_REVALIDATE ? value : renewal;
    },
  };
}
