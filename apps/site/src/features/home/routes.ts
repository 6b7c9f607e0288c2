import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** The home page of the default school, and of a branch by its suffix (specification 2.1). */
export const homeScreen = lazyScreen(() => import('./HomePage.tsx'));

export const homeRoutes: readonly Route[] = [
  {
    id: 'home.index',
    path: '/home/index/:schSuffix?',
    access: 'visitor',
    title: { zh: '', en: '' },
    screen: homeScreen,
  },
  {
    id: 'home.choice',
    path: '/home/choice',
    access: 'visitor',
    title: { zh: '全部分校', en: 'All branches' },
    screen: lazyScreen(() => import('./ChoicePage.tsx')),
  },
];
