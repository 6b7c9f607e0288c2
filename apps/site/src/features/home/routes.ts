import type { Route } from '../../shared/routes/route.ts';
import { readyScreen } from '../../shared/routes/screen.ts';
import HomePage from './HomePage.tsx';

/** The home page of the default school, and of a branch by its suffix. */
export const homeRoutes: readonly Route[] = [
  {
    id: 'home.index',
    path: '/home/index/:schSuffix?',
    access: 'visitor',
    title: { zh: '', en: '' },
    // The server delivers this page, so its code is in the first bundle.
    screen: readyScreen(HomePage),
  },
];
