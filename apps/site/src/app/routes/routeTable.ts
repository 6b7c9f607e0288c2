import { proxy, ref } from 'valtio/vanilla';
import { matchRoute } from 'wouter';
import { homeRoutes } from '../../features/home/routes.ts';
import { defaultParser } from './parser.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import type { FallbackRoutes } from './fallbackRoutes.ts';

/** The pages that are known so far. */
export interface RouteTable {
  readonly routes: readonly Route[];
  /** Undefined while more routes may come. */
  readonly fallbackRoutes: FallbackRoutes | undefined;
}

/**
 * The table in use. It begins with the home page, whose visitors need no other; all the rest,
 * which grows with the site, comes when the page is idle or an address leads there.
 */
export const routeTable = proxy({
  current: ref<RouteTable>({ routes: homeRoutes, fallbackRoutes: undefined }),
});

let loading: Promise<void> | undefined;

/** Makes the table whole; a failed load is tried anew by the next call. */
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

/** A page and the parameters of its path. */
export interface Match {
  readonly route: Route;
  readonly params: ScreenProps['params'];
}

/**
 * Finds the page of a path; undefined when the table does not know it yet. Where a path leads to the page of one thing
 * and names none, it is their list.
 */
export function matchIn({ routes, fallbackRoutes }: RouteTable, path: string): Match | undefined {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(defaultParser, route.path, path);
    if (isMatch) return { route, params };
  }
  const list = routes.find((route) => route.list !== undefined && route.path.startsWith(`${path}/:`))?.list;
  if (list !== undefined) return matchIn({ routes, fallbackRoutes }, list);
  return fallbackRoutes && { route: fallbackRoutes.notFound, params: {} };
}

/** Finds the page of a path, loading the table when it must. @throws when that fails. */
export async function findMatch(path: string): Promise<Match | undefined> {
  const known = matchIn(routeTable.current, path);
  if (known !== undefined) return known;
  await loadRoutes();
  return matchIn(routeTable.current, path);
}
