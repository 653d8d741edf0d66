import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Activity } from '../../../../shared/contract/package.ts';
import { isPlainPress } from '../../../components/plain-press.ts';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { ActivityDialog } from './activity-dialog.loadable.ts';

const ADDRESS = /^#activity-(\d+)$/;
/** Marks an address that was opened from the page itself: closing then goes back to it. */
const FROM_PAGE = { fromPage: true };

/** What a link needs to open an activity in the dialog, under an address of its own: Back closes it. */
export function useActivityLink(number: number) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const load = () => ActivityDialog.preload();
  return {
    onPointerEnter: load,
    onFocus: load,
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      navigate(
        { pathname, search, hash: `activity-${number}` },
        { state: FROM_PAGE, preventScrollReset: true },
      );
    },
  };
}

/** The activity that the address names, once script runs, and how to leave it. */
export function useOpenActivity(activities: Activity[]) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { pathname, search, hash, state } = useLocation();
  const number = Number(ADDRESS.exec(hash)?.[1]);
  return {
    activity: isHydrated ? activities[number - 1] : undefined,
    close() {
      if (state?.fromPage) navigate(-1);
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
