import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** A student's first minutes. */
export const welcomeRoutes: readonly Route[] = [
  {
    id: 'welcome.begin',
    path: '/welcome',
    access: 'student',
    title: { zh: '学习目标', en: 'Your goal' },
    frame: 'focus',
    load: [
      { call: 'question.goal', input: {} },
      { call: 'question.allCategories', input: { page: 1, pageSize: 100 } },
    ],
    screen: lazyScreen(() => import('./WelcomePage.tsx')),
  },
];
