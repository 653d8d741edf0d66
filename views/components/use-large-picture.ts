import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LargePicture } from './large-picture.loadable.ts';
import { isPlainPress } from './plain-press.ts';
import { useHydrated } from './use-hydrated.ts';

const HASH = '#picture';

/** Whether the address shows the picture large, how to leave it, and what a link to it needs: Back closes it. */
export function useLargePicture() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isHydrated = useHydrated();
  const load = () => LargePicture.preload();
  return {
    isLarge: isHydrated && hash === HASH,
    close() {
      if (state?.isOpened) navigate(-1);
      else navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
    },
    link: {
      onPointerEnter: load,
      onFocus: load,
      onClick(event: MouseEvent) {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        navigate({ search, hash: HASH }, { state: { isOpened: true }, preventScrollReset: true });
      },
    },
  };
}
