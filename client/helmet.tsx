import type { ReactNode } from 'react';

/**
 * Stands in for react-helmet-async in the browser's bundle: on React 19 that hands its tags on to React, which hoists
 * them into the head, and so does this, in 4 kB less.
 */
export const Helmet = ({ children }: { children?: ReactNode }) => children;
export const HelmetProvider = Helmet;
