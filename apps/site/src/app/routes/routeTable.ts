import { parse } from 'regexparam';
import { proxy, ref } from 'valtio/vanilla';
import { matchRoute } from 'wouter';
import { homeRoutes } from '../../features/home/routes.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import type { FallbackRoutes } from './fallbackRoutes.ts';

/** The routes loaded so far. */
export interface RouteTable {
  readonly routes: readonly Route[];
  /** Undefined until all routes are loaded. */
  readonly fallbackRoutes: FallbackRoutes | undefined;
}

/**
 * The routes in use. At first only the home page, which most visitors open; the other routes are loaded when
 * the browser is idle or an address needs them.
 */
export const routeTable = proxy({
  current: ref<RouteTable>({ routes: homeRoutes, fallbackRoutes: undefined }),
});

let loading: Promise<void> | undefined;

/** Loads the remaining routes; after a failure, the next call retries. */
export function loadRoutes(): Promise<void> {
  loading ??= Promise.all([import('./routes.ts'), import('./fallbackRoutes.ts')]).then(
    ([{ routes }, { fallbackRoutes }]) => {
      routeTable.current = ref<RouteTable>({ routes: [...homeRoutes, ...routes], fallbackRoutes });
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** A route and the parameters of its path. */
export interface Match {
  readonly route: Route;
  readonly params: ScreenProps['params'];
}

/**
 * Finds the route of a path; undefined if it may be among the routes that are not loaded yet. A path that leads to
 * a detail page but names no item gets the route of the list.
 */
export function matchIn({ routes, fallbackRoutes }: RouteTable, path: string): Match | undefined {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, params };
  }
  const list = routes.find((route) => route.list !== undefined && route.path.startsWith(`${path}/:`))?.list;
  if (list !== undefined) return matchIn({ routes, fallbackRoutes }, list);
  return fallbackRoutes && { route: fallbackRoutes.notFound, params: {} };
}

/**
 * Finds the route of a path, loading the remaining routes if necessary.
 * @throws if they cannot be loaded.
 */
export async function findMatch(path: string): Promise<Match | undefined> {
  const known = matchIn(routeTable.current, path);
  if (known !== undefined) return known;
  await loadRoutes();
  return matchIn(routeTable.current, path);
}
