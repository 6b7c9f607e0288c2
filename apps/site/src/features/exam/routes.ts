import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The pages of exams; the exam room is that of practice. */
export const examRoutes: readonly Route[] = [
  {
    id: 'exam.list',
    path: '/lib/subject/exampaper',
    access: 'student',
    title: { zh: '我的考试', en: 'My exams' },
    load: [{ call: 'exam.myExams', input: { pageIndex: '?page|1', pageSize: 10 } }],
    screen: lazyScreen(() => import('./ExamsPage.tsx')),
  },
  {
    id: 'exam.intro',
    path: '/lib/subject/exampaper/examintro/:examId',
    list: '/lib/subject/exampaper',
    access: 'student',
    title: { zh: '考试须知', en: 'Exam' },
    load: [{ call: 'exam.detail', input: { id: ':examId' } }],
    screen: lazyScreen(() => import('./IntroPage.tsx')),
  },
  {
    id: 'exam.rehearsal',
    path: '/lib/subject/exampaper/rehearsal',
    access: 'student',
    title: { zh: '考前演练', en: 'Pre-exam check' },
    screen: lazyScreen(() => import('./rehearsal/RehearsalPage.tsx')),
  },
  {
    id: 'exam.record',
    path: '/lib/subject/exampaper/record',
    access: 'student',
    title: { zh: '考试结果', en: 'Exam result' },
    load: [
      { call: 'exam.record', input: { id: '?recordId' } },
      { call: 'exam.ledger', input: { id: '?recordId' } },
    ],
    screen: lazyScreen(() => import('./result/RecordPage.tsx')),
  },
  {
    id: 'exam.payResult',
    path: '/lib/subject/exampaper/payresult',
    access: 'student',
    title: { zh: '支付结果', en: 'Payment' },
    screen: lazyScreen(() => import('./result/PayResultPage.tsx')),
  },
];
