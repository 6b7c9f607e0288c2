import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The download page of the school's app. */
export const apploadRoutes: readonly Route[] = [
  {
    id: 'appload.page',
    path: '/appload',
    access: 'visitor',
    title: { zh: '下载应用', en: 'Get the app' },
    screen: lazyScreen(() => import('./AppLoadPage.tsx')),
  },
];
