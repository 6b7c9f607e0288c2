import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** What a text finds of all kinds. */
export const searchRoutes: readonly Route[] = [
  {
    id: 'search.results',
    path: '/search',
    access: 'visitor',
    title: { zh: '搜索', en: 'Search' },
    screen: lazyScreen(() => import('./SearchPage.tsx')),
  },
];
