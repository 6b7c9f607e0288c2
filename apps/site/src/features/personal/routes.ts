import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** The personal area's menu and course pages (specification 2.1). */
export const personalRoutes: readonly Route[] = [
  {
    id: 'personal.menu',
    path: '/personal',
    access: 'student',
    title: { zh: '个人中心', en: 'Your area' },
    screen: lazyScreen(() => import('./MenuPage.tsx')),
  },
  {
    id: 'personal.lessons',
    path: '/personal/course/lessons',
    access: 'student',
    title: { zh: '我的课程', en: 'My courses' },
    screen: lazyScreen(() => import('./course/MyCoursesPage.tsx')),
  },
];
