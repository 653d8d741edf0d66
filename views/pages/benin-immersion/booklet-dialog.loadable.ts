import loadable from '@loadable/component';

/** Fetched when a visitor asks for the booklet. */
export const BookletDialog = loadable(() => import('./booklet-dialog.tsx'), { ssr: false });
