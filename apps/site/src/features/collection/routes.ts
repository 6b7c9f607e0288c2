import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The collection of questions. */
export const collectionRoutes: readonly Route[] = [
  {
    id: 'collection.list',
    path: '/lib/subject/collect',
    access: 'student',
    title: { zh: '我的收藏', en: 'My favourites' },
    load: [{ call: 'question.collectList', input: { pageNo: '?page|1', pageSize: 10 } }],
    screen: lazyScreen(() => import('./CollectionPage.tsx')),
  },
];
