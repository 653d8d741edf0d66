import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainPress } from './plain-press.ts';
import { useHydrated } from './use-hydrated.ts';

/** Marks an address that was opened from the page itself: closing then goes back to it. */
const FROM_PAGE = { fromPage: true };

/** What a link needs to open a dialog over the page, under an address of its own: Back closes it. */
export function useHashLink(hash: string, load: () => unknown) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    onPointerEnter: load,
    onFocus: load,
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      navigate({ pathname, search, hash }, { state: FROM_PAGE, preventScrollReset: true });
    },
  };
}

/** The dialog that the address names, once script runs (empty: none), and how to leave it. */
export function useOpenHash() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { pathname, search, hash, state } = useLocation();
  return {
    hash: isHydrated ? hash : '',
    close() {
      if (state?.fromPage) navigate(-1);
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
