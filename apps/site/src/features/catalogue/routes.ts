import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

const detail = lazyScreen(() => import('./detail/CourseDetailPage.tsx'));
const title = { zh: '课程详情', en: 'Course' };

/** The pages of courses and packages. */
export const catalogueRoutes: readonly Route[] = [
  {
    id: 'catalogue.list',
    path: '/course/list',
    seo: 'course',
    access: 'visitor',
    title: { zh: '全部课程', en: 'Courses' },
    screen: lazyScreen(() => import('./list/CourseListPage.tsx')),
  },
  {
    id: 'catalogue.packages',
    path: '/coursePackage/list',
    access: 'visitor',
    title: { zh: '课程套餐', en: 'Packages' },
    screen: lazyScreen(() => import('./list/PackageListPage.tsx')),
  },
  {
    id: 'catalogue.detail',
    path: '/course/detail/:commodityId/:targetId/:part?',
    access: 'visitor',
    title,
    screen: detail,
  },
  {
    id: 'catalogue.package',
    path: '/coursePackage/detail/:commodityId/:targetId/:part?',
    access: 'visitor',
    title,
    screen: detail,
  },
];
