import loadable from '@loadable/component';

/** Fetched when a visitor is about to open it. */
export const ActivityDialog = loadable(() => import('./activity-dialog.tsx'), { ssr: false });
