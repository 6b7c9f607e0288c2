import { useLocale } from '@lectern/ui/locale';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { session } from '../session/session.store.ts';
import { navigate } from './hashLocation.ts';
import type { Route } from './route.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import type { ScreenProps } from './screen.ts';

/** What {@link Screens} needs to know about the pages around the routes. */
export interface ScreensProps {
  readonly routes: readonly Route[];
  /** Shown where no route matches. */
  readonly notFound: Route;
  /** The school's name, for the document's title. */
  readonly siteTitle: string;
  /** Shown when a page's chunk could not be loaded; `onRetry` tries again. */
  readonly failed: (onRetry: () => void) => React.ReactNode;
  /** Shown while a page's chunk is on its way. */
  readonly pending: React.ReactNode;
}

interface Match {
  readonly route: Route;
  readonly params: ScreenProps['params'];
}

/** Finds the page of a path. */
export function useMatch(routes: readonly Route[], notFound: Route): Match {
  const [path] = useLocation();
  const { parser } = useRouter();
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (isMatch) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** Shows the page of the current address: its chunk, title, focus and scroll position. */
export function Screens({ routes, notFound, siteTitle, failed, pending }: ScreensProps) {
  const { route, params } = useMatch(routes, notFound);
  const { token } = useSnapshot(session);
  const [path] = useLocation();
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isFirst = useRef(true);
  const { screen } = route;
  const mustLogIn = route.access === 'student' && token === '';

  useEffect(() => {
    if (mustLogIn) navigate(`/join/login?backUrl=${encodeURIComponent(location.hash)}`, { replace: true });
  }, [mustLogIn]);

  const load = () => {
    setFailed(false);
    screen.load().then(renderAgain, () => setFailed(true));
  };

  useEffect(() => {
    if (screen.loaded === undefined) load();
    // A page is asked for once when it is entered; `load` is remade each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [screen]);

  const title = route.title[locale];
  useEffect(() => {
    document.title = title === '' ? siteTitle : `${title} - ${siteTitle}`;
  }, [title, siteTitle]);

  // A new page starts at its top, or where the reader left it, with the focus on its content.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    restoreScroll();
    return undefined;
  }, [path]);
  useEffect(() => keepScroll(), []);

  if (mustLogIn) return pending;
  if (screen.loaded === undefined) return hasFailed ? failed(load) : pending;
  return <screen.loaded key={route.id} params={params} />;
}
