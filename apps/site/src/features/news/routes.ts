import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** News (`/news` and `/newsdetails/`). */
export const newsRoutes: readonly Route[] = [
  {
    id: 'news.list',
    path: '/news',
    seo: 'news',
    access: 'visitor',
    title: { zh: '学校动态', en: 'News' },
    load: [{ call: 'news.list', input: { pageNo: '?page|1', pageSize: 10 } }],
    screen: lazyScreen(() => import('./NewsPage.tsx')),
  },
  {
    id: 'news.detail',
    path: '/newsdetails/:id',
    list: '/news',
    access: 'visitor',
    title: { zh: '学校动态', en: 'News' },
    load: [{ call: 'news.detail', input: { id: ':id' } }],
    screen: lazyScreen(() => import('./ArticlePage.tsx')),
  },
];
