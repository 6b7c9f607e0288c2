import { FailedPage } from '../shell/FailedPage.tsx';
import { PendingPage } from '../shell/PendingPage.tsx';
import type { FallbackRoutes } from './routeTable.ts';
import { lazyScreen } from './screen.ts';

/** What stands where a page cannot. It comes with the routes, so that it is there when the network is not. */
export const fallbackRoutes: FallbackRoutes = {
  notFound: {
    id: 'shell.notFound',
    path: '/404',
    access: 'visitor',
    title: { zh: '页面不存在', en: 'Page not found' },
    screen: lazyScreen(() => import('../shell/NotFoundPage.tsx')),
  },
  Pending: PendingPage,
  Failed: FailedPage,
};
