import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

const customPage = lazyScreen(() => import('./CustomPage.tsx'));

/** The school's custom pages, and the redirect to its variable links. */
export const customRoutes: readonly Route[] = [
  {
    id: 'custom.list',
    path: '/custom',
    access: 'visitor',
    title: { zh: '学校页面', en: 'School pages' },
    load: [{ call: 'shell.ownPages', input: {} }],
    screen: lazyScreen(() => import('./CustomListPage.tsx')),
  },
  {
    id: 'custom.page',
    path: '/custom/:id',
    access: 'visitor',
    title: { zh: '学校页面', en: 'School pages' },
    load: [{ call: 'shell.ownPage', input: { id: ':id' } }],
    screen: customPage,
  },
  {
    id: 'custom.footer',
    path: '/sysPageHeadFoot/showDetail/:id',
    list: '/custom',
    access: 'visitor',
    title: { zh: '学校页面', en: 'School pages' },
    load: [{ call: 'shell.ownPage', input: { id: ':id' } }],
    screen: customPage,
  },
  {
    id: 'custom.link',
    path: '/linkVariableRedirect/:menuId',
    access: 'visitor',
    title: { zh: '正在打开', en: 'Opening' },
    screen: lazyScreen(() => import('./LinkPage.tsx')),
  },
];
