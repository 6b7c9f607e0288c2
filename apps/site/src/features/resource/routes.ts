import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

const title = { zh: '学习资料', en: 'Study files' };

/** The files that a school and its students share (`resourceSharing/list`). */
export const resourceRoutes: readonly Route[] = [
  {
    id: 'resource.list',
    path: '/resourceSharing/list',
    access: 'visitor',
    title,
    load: [
      { call: 'resource.loadOption', input: {} },
      { call: 'resource.list', input: { pageNo: '?page|1', pageSize: 15 } },
    ],
    screen: lazyScreen(() => import('./ResourcesPage.tsx')),
  },
  {
    id: 'resource.detail',
    path: '/resourceSharing/detail/:resourceId',
    list: '/resourceSharing/list',
    access: 'visitor',
    title,
    load: [{ call: 'resource.detail', input: { id: ':resourceId' } }],
    screen: lazyScreen(() => import('./ResourcePage.tsx')),
  },
  {
    id: 'resource.own',
    path: '/resourceSharing/mine',
    access: 'student',
    title: { zh: '我的分享', en: 'My files' },
    load: [
      { call: 'resource.list', input: { ownFlag: 1, pageNo: '?page|1', pageSize: 15 } },
      { call: 'resource.spaceSize', input: {} },
    ],
    screen: lazyScreen(() => import('./OwnResourcesPage.tsx')),
  },
  {
    id: 'resource.share',
    path: '/resourceSharing/share',
    access: 'student',
    title: { zh: '分享资料', en: 'Share files' },
    load: [
      { call: 'resource.toUpload', input: {} },
      { call: 'resource.loadOption', input: {} },
    ],
    screen: lazyScreen(() => import('./SharePage.tsx')),
  },
];
