import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Study cards: redeeming one, and what it opened. */
export const studyCardRoutes: readonly Route[] = [
  {
    id: 'studyCard.turnIn',
    path: '/personal/course/studyCard',
    access: 'student',
    title: { zh: '用学习卡', en: 'Use a study card' },
    screen: lazyScreen(() => import('./StudyCardPage.tsx')),
  },
  {
    id: 'studyCard.opened',
    path: '/personal/course/studyCard/:orderId',
    access: 'student',
    title: { zh: '学习卡已开通', en: 'Study card used' },
    load: [{ call: 'course.studyCardReturnInfo', input: { orderId: ':orderId' } }],
    screen: lazyScreen(() => import('./OpenedPage.tsx')),
  },
];
