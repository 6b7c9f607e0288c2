import type { Route } from '../../routes/route.ts';
import { lazyScreen } from '../../routes/screen.ts';

/** The exams that the school registers the student for, and one registration (specification 2.1). */
export const proxyExamRoutes: readonly Route[] = [
  {
    id: 'proxyExam.apply',
    path: '/personal/course/apply/:itemId?',
    access: 'student',
    title: { zh: '代报名', en: 'Exam registration' },
    screen: lazyScreen(() => import('./ProxyExamPage.tsx')),
  },
];
