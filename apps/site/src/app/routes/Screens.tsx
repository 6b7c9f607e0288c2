import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import { pageStyles } from '../../shared/deferred/fullStyles.ts';
import type { Words } from '../../shared/i18n/words.ts';
import { session } from '../../shared/session/session.store.ts';
import { demandStudent } from '../session/access.ts';
import { PartBoundary } from '../../shared/deferred/PartBoundary.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import type { Route } from '../../shared/routes/route.ts';
import { findMatch, matchIn, type Match, routeTable } from './routeTable.ts';
import { keepScroll, restoreScroll } from './scroll.ts';

/** What {@link Screens} needs to know about what is around the pages. */
export interface ScreensProps {
  /** The school's name, for the document's title. */
  readonly siteTitle: Words;
  readonly homeTitle: Words;
}

/** Said where not even the table of routes could be loaded. */
const texts = {
  zh: { retry: '页面没有加载出来，点这里再试一次' },
  en: { retry: 'This page did not load. Try again' },
};

/** Pages that anybody sees even where the school wants everybody to log in (`redirectLogin`). */
const ALWAYS_OPEN = /^(home|login|shell)\./;

/** Whether a visitor is sent to log in first. */
export const needsStudent = ({ access, id }: Pick<Route, 'access' | 'id'>, isLoginRequired: boolean) =>
  access === 'student' || (isLoginRequired && !ALWAYS_OPEN.test(id));

/** Finds the page of the current address; undefined while the table of routes is on its way. */
export function useMatch(): Match | undefined {
  const [path] = useLocation();
  const { current } = useSnapshot(routeTable);
  return matchIn(current, path);
}

/** Shows the page of the current address: its chunk, title, focus and scroll position. */
export function Screens({ siteTitle, homeTitle }: ScreensProps) {
  const match = useMatch();
  const { fallbackRoutes } = useSnapshot(routeTable).current;
  const { token, userId } = useSnapshot(session);
  // A visitor who logs in keeps the page; for anybody else than its student it begins anew.
  const [owner, setOwner] = useState({ userId, turn: 0 });
  if (owner.userId !== userId) setOwner({ userId, turn: owner.userId === '' ? owner.turn : owner.turn + 1 });
  const [path] = useLocation();
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isFirst = useRef(true);
  const screen = match?.route.screen;
  const { isLoginRequired } = useSnapshot(shell).current;
  const mustLogIn = token === '' && match !== undefined && needsStudent(match.route, isLoginRequired);

  useEffect(() => {
    if (mustLogIn) demandStudent();
  }, [mustLogIn]);

  const load = () => {
    setFailed(false);
    Promise.all([screen?.load() ?? findMatch(path), pageStyles()]).then(renderAgain, () => setFailed(true));
  };

  const enter = useEffectEvent(load);
  // A page is asked for once when it is entered.
  useEffect(() => {
    if (screen?.loaded === undefined) enter();
  }, [screen]);

  const route = match?.route;
  const name = route?.title[locale];
  const title = name === '' ? homeTitle[locale] : name && `${name} - ${siteTitle[locale]}`;
  // Before the effects of the page, which may name the one thing that it shows instead.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title, route]);

  const seo = route?.seo;
  useEffect(() => {
    if (seo === undefined) return undefined;
    const left = new AbortController();
    // Search engines do without it where it does not come.
    import('./seo.ts').then((page) => page.describePage(seo, locale, left.signal)).catch(() => undefined);
    return () => left.abort();
  }, [seo, locale]);

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

  const failed = (onRetry: () => void) =>
    fallbackRoutes ? <fallbackRoutes.Failed onRetry={onRetry} /> : <Retry onRetry={onRetry} />;
  if (mustLogIn || screen?.loaded === undefined) {
    if (hasFailed && !mustLogIn) return failed(load);
    return fallbackRoutes ? <fallbackRoutes.Pending /> : null;
  }
  return (
    <PartBoundary key={`${match?.route.id} ${owner.turn}`} fallback={failed}>
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
