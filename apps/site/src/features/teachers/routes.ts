import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Teachers (`/teachers`, `/teachersdetail` and `/teacherLoginIn`). */
export const teacherRoutes: readonly Route[] = [
  {
    id: 'teachers.list',
    path: '/teachers',
    access: 'visitor',
    title: { zh: '任课老师', en: 'Our teachers' },
    load: [{ call: 'teachers.list', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./TeachersPage.tsx')),
  },
  {
    id: 'teachers.detail',
    path: '/teachersdetail/:id',
    list: '/teachers',
    access: 'visitor',
    title: { zh: '老师介绍', en: 'Teacher' },
    load: [{ call: 'teachers.detail', input: { id: ':id' } }],
    screen: lazyScreen(() => import('./TeacherPage.tsx')),
  },
  {
    id: 'teachers.application',
    path: '/teacherLoginIn',
    access: 'visitor',
    title: { zh: '教师入驻', en: 'Teach here' },
    screen: lazyScreen(() => import('./ApplicationPage.tsx')),
  },
];
