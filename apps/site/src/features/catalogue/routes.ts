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
    load: [
      { call: 'catalogue.categories', input: {} },
      { call: 'catalogue.list', input: { sort: 'popular', pageNo: '?page|1', pageSize: 12 } },
    ],
    screen: lazyScreen(() => import('./list/CourseListPage.tsx')),
  },
  {
    id: 'catalogue.packages',
    path: '/coursePackage/list',
    access: 'visitor',
    title: { zh: '课程套餐', en: 'Course packages' },
    load: [
      { call: 'catalogue.categories', input: {} },
      {
        call: 'catalogue.list',
        input: { commodityType: 2, sort: 'popular', pageNo: '?page|1', pageSize: 12 },
      },
    ],
    screen: lazyScreen(() => import('./list/PackageListPage.tsx')),
  },
  {
    id: 'catalogue.detail',
    path: '/course/detail/:commodityId/:targetId/:part?',
    list: '/course/list',
    access: 'visitor',
    title,
    load: [{ call: 'catalogue.detail', input: { commodityId: ':commodityId', targetId: ':targetId' } }],
    screen: detail,
  },
  {
    id: 'catalogue.package',
    path: '/coursePackage/detail/:commodityId/:targetId/:part?',
    list: '/coursePackage/list',
    access: 'visitor',
    title,
    load: [{ call: 'catalogue.detail', input: { commodityId: ':commodityId', targetId: ':targetId' } }],
    screen: detail,
  },
];
