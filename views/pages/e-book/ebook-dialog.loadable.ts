import loadable from '@loadable/component';

/** Fetched when a visitor asks for the e-book. */
export const EbookDialog = loadable(() => import('./ebook-dialog.tsx'), { ssr: false });
