import loadable from '@loadable/component';

/** Fetched when a visitor is about to open it. */
export const LargePicture = loadable(() => import('./large-picture.tsx'), { ssr: false });
