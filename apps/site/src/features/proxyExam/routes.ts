import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The exams for which the school registers students, the student's own, and a single registration. */
export const proxyExamRoutes: readonly Route[] = [
  {
    id: 'proxyExam.apply',
    path: '/personal/course/apply/:itemId?',
    access: 'student',
    title: { zh: '代报名', en: 'Exam registration' },
    load: [
      { call: 'proxyExam.itemInfo', input: { itemId: ':itemId' } },
      { call: 'proxyExam.provinces', input: { itemId: ':itemId' } },
    ],
    screen: lazyScreen(() => import('./ProxyExamPage.tsx')),
  },
  {
    id: 'proxyExam.offers',
    path: '/apply',
    access: 'visitor',
    title: { zh: '考试报名', en: 'Exams to register for' },
    load: [{ call: 'proxyExam.offers', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./offers/OffersPage.tsx')),
  },
  {
    id: 'proxyExam.offer',
    path: '/applydetail/:itemId',
    list: '/apply',
    access: 'visitor',
    title: { zh: '考试报名', en: 'Exam to register for' },
    load: [{ call: 'proxyExam.offer', input: { itemId: ':itemId' } }],
    screen: lazyScreen(() => import('./offers/OfferPage.tsx')),
  },
];
