import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs: false on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
