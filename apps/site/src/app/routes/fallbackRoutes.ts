import type { FunctionComponent } from 'react';
import { FailedPage } from './FailedPage.tsx';
import { PendingPage } from '../../shared/page/PendingPage.tsx';
import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';
// Only the server shows it, and takes its rules from the sheets of the browser's build.
import '../shell/LinkedPage.css.ts';

/** What stands where a page cannot, yet or at all. */
export interface FallbackRoutes {
  /** The page for an address that leads nowhere. */
  readonly notFound: Route;
  /** Shown while a page's chunk is on its way. */
  readonly Pending: FunctionComponent;
  /** Shown when a page's chunk could not be loaded; `onRetry` tries again. */
  readonly Failed: FunctionComponent<{ readonly onRetry: () => void }>;
}

/** What stands where a page cannot. It comes with the routes, so that it is there when the network is not. */
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
