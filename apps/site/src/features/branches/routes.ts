import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The page to choose a branch. */
export const branchRoutes: readonly Route[] = [
  {
    id: 'home.choice',
    path: '/home/choice',
    access: 'visitor',
    title: { zh: '全部分校', en: 'All branches' },
    screen: lazyScreen(() => import('./ChoicePage.tsx')),
  },
];
