import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { pageStyles } from '../../shared/deferred/fullStyles.ts';
import type { LocalizedText } from '../../shared/i18n/localizedText.ts';
import { session } from '../../shared/session/session.store.ts';
import { redirectToLogin } from '../session/access.ts';
import { PartBoundary } from '../../shared/deferred/PartBoundary.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import type { Route } from '../../shared/routes/route.ts';
import { findMatch, matchIn, type Match, routeTable } from './routeTable.ts';
import { saveScroll, restoreScroll } from './scroll.ts';

/** Props of {@link Screens}. */
export interface ScreensProps {
  /** The school's name, for the document's title. */
  readonly siteTitle: LocalizedText;
  readonly homeTitle: LocalizedText;
}

/** Shown where not even the route table could be loaded. */
const texts = {
  zh: { retry: '页面没有加载出来，点这里再试一次' },
  en: { retry: 'This page could not be loaded. Try again' },
};

/** Pages open to visitors even where the school requires everybody to log in (`redirectLogin`). */
const ALWAYS_OPEN = /^(home|login|shell)\./;

/** Whether a visitor must log in before seeing the page. */
export const needsStudent = ({ access, id }: Pick<Route, 'access' | 'id'>, isLoginRequired: boolean) =>
  access === 'student' || (isLoginRequired && !ALWAYS_OPEN.test(id));

/** Returns the route of the current address; undefined while the route table is loading. */
export function useMatch(): Match | undefined {
  const [path] = useLocation();
  const { current } = useSnapshot(routeTable);
  return matchIn(current, path);
}

/** Gives the document the page's title, and the description for search engines that the school set for its kind. */
function useDocument(route: Route | undefined, { siteTitle, homeTitle }: ScreensProps): void {
  const locale = useLocale();
  const name = route?.title[locale];
  const title = name === '' ? homeTitle[locale] : name && `${name} - ${siteTitle[locale]}`;
  // Runs before the page's own effects, which may set a more specific title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title, route]);

  const seo = route?.seo;
  useEffect(() => {
    if (seo === undefined) return undefined;
    const left = new AbortController();
    // If the chunk fails to load, search engines do without the description.
    import('./seo.ts').then((page) => page.describePage(seo, locale, left.signal)).catch(() => undefined);
    return () => left.abort();
  }, [seo, locale]);
}

/** Of all pages of the visit, since a page with another frame mounts everything anew. */
let isFirstPage = true;

/** Starts each new page at its top, or at the saved scroll position, with the focus on its content. */
function usePageStart(path: string): void {
  useLayoutEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else {
      document.getElementById('main')?.focus({ preventScroll: true });
      restoreScroll();
    }
  }, [path]);
  useEffect(() => saveScroll(), []);
}

/** Shows the page of the current address: its chunk, title, focus and scroll position. */
export function Screens(titles: ScreensProps) {
  const match = useMatch();
  const { fallbackRoutes } = useSnapshot(routeTable).current;
  const { token, userId } = useSnapshot(session);
  // A visitor who logs in keeps the page; when the student changes or logs out, the page is remounted.
  const [owner, setOwner] = useState({ userId, turn: 0 });
  if (owner.userId !== userId) setOwner({ userId, turn: owner.userId === '' ? owner.turn : owner.turn + 1 });
  const [path] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const route = match?.route;
  const screen = route?.screen;
  const { isLoginRequired } = useSnapshot(shell).current;
  const mustLogIn = token === '' && route !== undefined && needsStudent(route, isLoginRequired);

  useEffect(() => {
    if (mustLogIn) redirectToLogin();
  }, [mustLogIn]);

  const load = () => {
    setFailed(false);
    Promise.all([screen?.load() ?? findMatch(path), pageStyles()]).then(renderAgain, () => setFailed(true));
  };
  const enter = useEffectEvent(load);
  // A page's code is requested once, when the page is entered.
  useEffect(() => {
    if (screen?.loaded === undefined) enter();
  }, [screen]);
  useDocument(route, titles);
  usePageStart(path);

  const failed = (onRetry: () => void) =>
    fallbackRoutes ? <fallbackRoutes.Failed onRetry={onRetry} /> : <Retry onRetry={onRetry} />;
  if (mustLogIn || screen?.loaded === undefined) {
    if (hasFailed && !mustLogIn) return failed(load);
    return fallbackRoutes ? <fallbackRoutes.Pending /> : null;
  }
  return (
    <PartBoundary key={`${route?.id} ${owner.turn}`} fallback={failed}>
      <screen.loaded params={match?.params ?? {}} />
    </PartBoundary>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { retry } = useTexts(texts);
  return (
    <button type="button" onClick={onRetry}>
      {retry}
    </button>
  );
}
