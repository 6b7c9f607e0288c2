import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The wrong book. */
export const wrongBookRoutes: readonly Route[] = [
  {
    id: 'wrongBook.list',
    path: '/lib/subject/wrong',
    access: 'student',
    title: { zh: '错题本', en: 'Mistakes' },
    load: [{ call: 'question.wrongList', input: { pageNo: '?page|1', pageSize: 10 } }],
    screen: lazyScreen(() => import('./WrongPage.tsx')),
  },
  {
    id: 'wrongBook.repeat',
    path: '/lib/subject/wrong/repeat',
    access: 'student',
    title: { zh: '今天的复习', en: 'Today’s repetition' },
    load: [{ call: 'question.wrongList', input: { due: 1, pageSize: 50 } }],
    screen: lazyScreen(() => import('./RepeatPage.tsx')),
    isRenderedAnew: true,
  },
];
