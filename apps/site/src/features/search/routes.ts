import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The search results of all kinds. */
export const searchRoutes: readonly Route[] = [
  {
    id: 'search.results',
    path: '/search',
    access: 'visitor',
    title: { zh: '搜索', en: 'Search' },
    screen: lazyScreen(() => import('./SearchPage.tsx')),
  },
];
