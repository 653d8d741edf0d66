import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../components/use-hydrated.ts';

/**
 * Which item the address's `#…` shows large. Opening adds one entry to the history, so that Back closes; moving on
 * replaces it. In the end the focus is on the item that was seen last.
 */
export function useViewer<T extends { uri: string }>(items: T[]) {
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isHydrated = useHydrated();
  const shown = isHydrated ? items.find(({ uri }) => `#${uri}` === hash) : undefined;
  const uri = shown?.uri;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (last.current && !uri) document.getElementById(last.current)?.querySelector('a')?.focus();
    last.current = uri;
  }, [uri]);

  const go = (hash: string, replace: boolean, state: unknown) =>
    navigate({ search, hash }, { replace, state, preventScrollReset: true });

  return {
    shown,
    open: (uri: string) => go(uri, false, { isOpened: true }),
    move: (uri: string) => go(uri, true, state),
    close: () => (state?.isOpened ? navigate(-1) : go('', true, null)),
  };
}
