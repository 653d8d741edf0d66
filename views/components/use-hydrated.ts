import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the browser's first render, true from then on: for what only a browser can know or do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
