import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** Teachers (specification 2.1, `/teachers` and `/teachersdetail`). */
export const teacherRoutes: readonly Route[] = [
  {
    id: 'teachers.list',
    path: '/teachers',
    access: 'visitor',
    title: { zh: '任课老师', en: 'Our teachers' },
    screen: lazyScreen(() => import('./TeachersPage.tsx')),
  },
  {
    id: 'teachers.detail',
    path: '/teachersdetail/:id',
    access: 'visitor',
    title: { zh: '老师介绍', en: 'Teacher' },
    screen: lazyScreen(() => import('./TeacherPage.tsx')),
  },
];
