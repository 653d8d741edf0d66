import type { RouteObject } from 'react-router';
import { patiently } from '../views/components/network.ts';

/**
 * Pages that wait for the network where there is none, instead of failing: the page before stays until it is back, the
 * visitor asks for another try or goes elsewhere. `OfflineNotice` says so meanwhile.
 */
export function waitForNetwork(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    if (children) return { ...route, children: waitForNetwork(children) };
    if (typeof lazy !== 'function') return { ...route, ...patient(route) };
    return {
      ...route,
      lazy: async () => {
        const page = await patiently(lazy);
        return { ...page, ...patient(page) };
      },
    };
  });
}

function patient({ loader }: Pick<RouteObject, 'loader'>): Pick<RouteObject, 'loader'> {
  if (typeof loader !== 'function') return {};
  return {
    loader: (args, handlerContext) =>
      patiently(async () => loader(args, handlerContext), args.request.signal),
  };
}
