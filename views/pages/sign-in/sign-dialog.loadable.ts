import loadable from '@loadable/component';

/** Fetched when a visitor is about to sign in. */
export const SignDialog = loadable(() => import('./sign-dialog.tsx'), { ssr: false });
