import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Open classes (`/openCourse`; SEO setting 2.2). */
export const openClassRoutes: readonly Route[] = [
  {
    id: 'openClass.list',
    path: '/openCourse',
    seo: 'openClass',
    access: 'visitor',
    title: { zh: '公开课', en: 'Open classes' },
    load: [{ call: 'openClass.list', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./OpenClassListPage.tsx')),
  },
  {
    id: 'openClass.detail',
    path: '/openCourse/:openClassId',
    access: 'visitor',
    title: { zh: '公开课', en: 'Open class' },
    load: [{ call: 'openClass.detail', input: { openClassId: ':openClassId' } }],
    screen: lazyScreen(() => import('./OpenClassPage.tsx')),
  },
];
