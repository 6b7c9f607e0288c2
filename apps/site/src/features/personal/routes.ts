import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Redirects from a section's address without a page. */
const landing = lazyScreen(() => import('./LandingPage.tsx'));

/** The personal area's menu and course pages. */
export const personalRoutes: readonly Route[] = [
  {
    id: 'personal.menu',
    path: '/personal',
    access: 'student',
    title: { zh: '个人中心', en: 'Your area' },
    load: [{ call: 'shell.personConfig', input: {} }],
    screen: lazyScreen(() => import('./MenuPage.tsx')),
  },
  {
    id: 'personal.course',
    path: '/personal/course',
    access: 'student',
    title: { zh: '我的课程', en: 'My courses' },
    redirectTo: '/personal/course/classTable',
    load: [{ call: 'shell.personConfig', input: {} }],
    screen: landing,
  },
  {
    id: 'personal.setting',
    path: '/personal/setting',
    access: 'student',
    title: { zh: '个人设置', en: 'Settings' },
    redirectTo: '/personal/setting/account',
    load: [{ call: 'shell.personConfig', input: {} }],
    screen: landing,
  },
  {
    id: 'personal.lessons',
    path: '/personal/course/lessons',
    access: 'student',
    title: { zh: '我的课程', en: 'My courses' },
    load: [{ call: 'course.courses', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./course/MyCoursesPage.tsx')),
  },
  {
    id: 'personal.classTable',
    path: '/personal/course/classTable',
    access: 'student',
    title: { zh: '课表', en: 'Timetable' },
    screen: lazyScreen(() => import('./course/TimetablePage.tsx')),
  },
  {
    id: 'personal.package',
    path: '/personal/course/package',
    access: 'student',
    title: { zh: '我的套餐', en: 'My packages' },
    load: [{ call: 'course.packages', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./course/PackagesPage.tsx')),
  },
  {
    id: 'personal.collect',
    path: '/personal/course/collect',
    access: 'student',
    title: { zh: '我的收藏', en: 'Saved' },
    load: [
      { call: 'course.searchCollections', input: { pageNo: '?page|1', pageSize: 12 } },
      { call: 'course.collectionClasses', input: {} },
    ],
    screen: lazyScreen(() => import('./course/CollectPage.tsx')),
  },
  {
    id: 'personal.note',
    path: '/personal/course/note',
    access: 'student',
    title: { zh: '我的笔记', en: 'My notes' },
    load: [{ call: 'course.notes', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./course/NotesPage.tsx')),
  },
];
