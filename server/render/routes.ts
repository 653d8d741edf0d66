import type { RouteObject } from 'react-router';
import { routes } from '../../views/routes.tsx';
import type { Config } from '../config.ts';
import type { Manifest } from './manifest.ts';

/** The pages to serve: with that of the site's parts where this process and its build are for development. */
export async function routesFor(
  { development }: Pick<Config, 'development'>,
  manifest: Manifest,
): Promise<RouteObject[]> {
  if (!development || !manifest.pages.design) return routes;
  return (await import('../../views/development-routes.tsx')).routes;
}
