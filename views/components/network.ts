import { useSyncExternalStore } from 'react';

/** The event by which a visitor asks for another try at once. */
export const RETRY = 'network:retry';
/** A network that has just come back may fail once more: so many tries, so far apart in milliseconds. */
const TRIES = 3;
const PAUSE = 1000;

/** Whether the browser has a network, as far as it can know; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Tries until it succeeds where there is no network; fails at once where there is one. */
export async function patiently<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; ) {
    // It may come back before the attempt has failed.
    if (!navigator.onLine) tries = TRIES;
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted) throw error;
      if (!navigator.onLine) {
        await networkOrRetry(signal);
      } else if (tries > 0) {
        tries -= 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      } else {
        throw error;
      }
    }
  }
}

function networkOrRetry(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const heard = new AbortController();
    const settle = (finish: () => void) => () => {
      heard.abort();
      finish();
    };
    for (const event of ['online', RETRY])
      addEventListener(event, settle(resolve), { signal: heard.signal });
    const abort = settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', abort, { signal: heard.signal });
  });
}
