import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The student's messages; the menu's `?parentId=-1` has no meaning. */
export const messageRoutes: readonly Route[] = [
  {
    id: 'message.list',
    path: '/personal/message/detailslist',
    access: 'student',
    title: { zh: '我的消息', en: 'Messages' },
    load: [
      { call: 'message.count', input: {} },
      { call: 'message.page', input: { pageNo: '?page|1', pageSize: 15 } },
    ],
    screen: lazyScreen(() => import('./MessagesPage.tsx')),
  },
];
