import loadable from '@loadable/component';
import { patiently } from '../../../components/network.ts';

/** Fetched when a visitor is about to open it. */
export const ActivityDialog = loadable(() => patiently(() => import('./activity-dialog.tsx')), {
  ssr: false,
});
