import type { RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { inLayout, pages } from './routes.tsx';

const design: RouteObject = {
  id: 'design',
  path: paths.design,
  lazy: () => import('./pages/design/design.page.tsx'),
};

/** The site with the page of its parts, for who works on it: in a build for development only. */
export const routes = inLayout([design, ...pages]);
