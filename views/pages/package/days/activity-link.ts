import type { Activity } from '../../../../shared/contract/package.ts';
import { useHashLink, useOpenHash } from '../../../components/hash-dialog.ts';
import { ActivityDialog } from './activity-dialog.loadable.ts';

const ADDRESS = /^#activity-(\d+)$/;

/** What a link needs to open an activity in the dialog. */
export function useActivityLink(number: number) {
  return useHashLink(`#activity-${number}`, () => ActivityDialog.preload());
}

/** The activity that the address names, once script runs, and how to leave it. */
export function useOpenActivity(activities: Activity[]) {
  const { hash, close } = useOpenHash();
  const number = Number(ADDRESS.exec(hash)?.[1]);
  return { activity: activities[number - 1], close };
}
