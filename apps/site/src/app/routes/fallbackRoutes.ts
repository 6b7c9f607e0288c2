import type { FunctionComponent } from 'react';
import { FailedPage } from './FailedPage.tsx';
import { PendingPage } from '../../shared/page/PendingPage.tsx';
import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';
// Only the server renders it, but its rules must be part of the browser build's style sheets.
import '../shell/LinkedPage.css.ts';

/** Pages shown where the requested one is missing, loading or failed. */
export interface FallbackRoutes {
  /** The page for an address that matches no route. */
  readonly notFound: Route;
  /** Shown while a page's chunk is on its way. */
  readonly Pending: FunctionComponent;
  /** Shown when a page's chunk could not be loaded; `onRetry` tries again. */
  readonly Failed: FunctionComponent<{ readonly onRetry: () => void }>;
}

/**
 * Pages shown where the requested one is missing, loading or failed. They are loaded together with the route
 * table, so that they also work offline.
 */
export const fallbackRoutes: FallbackRoutes = {
  notFound: {
    id: 'shell.notFound',
    path: '/404',
    access: 'visitor',
    title: { zh: '页面不存在', en: 'Page not found' },
    screen: lazyScreen(() => import('./NotFoundPage.tsx')),
  },
  Pending: PendingPage,
  Failed: FailedPage,
};
