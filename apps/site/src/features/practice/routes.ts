import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** The pages of practice. */
export const practiceRoutes: readonly Route[] = [
  {
    id: 'practice.subject',
    path: '/lib/subject',
    access: 'visitor',
    title: { zh: '题库练习', en: 'Question bank' },
    load: [
      { call: 'question.allCategories', input: { page: 1, pageSize: 100 } },
      { call: 'question.findPapers', input: { pageNo: '?page|1', pageSize: 12 } },
      { call: 'question.lastExerciseRecord', input: {}, isStudents: true },
      { call: 'question.userStatistics', input: {}, isStudents: true },
      { call: 'question.today', input: {}, isStudents: true },
    ],
    screen: lazyScreen(() => import('./subject/SubjectPage.tsx')),
  },
  {
    id: 'practice.quick',
    path: '/lib/subject/quick',
    access: 'visitor',
    title: { zh: '快速练习', en: 'Quick practice' },
    screen: lazyScreen(() => import('./quick/QuickPage.tsx')),
    isRenderedAnew: true,
  },
  {
    id: 'practice.doing',
    path: '/lib/subject/doing',
    access: 'student',
    title: { zh: '做题', en: 'Practice' },
    frame: 'focus',
    load: [{ call: 'answering.paperQuestions', input: { recordId: '?recordId' } }],
    screen: lazyScreen(() => import('./room/DoingPage.tsx')),
    isRenderedAnew: true,
  },
  {
    id: 'practice.rescue',
    path: '/lib/subject/exampaper/rescue',
    access: 'student',
    title: { zh: '补交答案文件', en: 'Upload answer file' },
    screen: lazyScreen(() => import('./room/rescue/RescuePage.tsx')),
  },
  {
    id: 'practice.report',
    path: '/lib/subject/report',
    access: 'student',
    title: { zh: '练习报告', en: 'Practice report' },
    load: [{ call: 'question.report', input: { recordId: '?recordId' } }],
    screen: lazyScreen(() => import('./report/ReportPage.tsx')),
  },
];
