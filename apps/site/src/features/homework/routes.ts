import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

const screen = lazyScreen(() => import('./HomeworkPage.tsx'));
const title = { zh: '我的作业', en: 'Homework' };

/** The student's homework, and a single piece of homework, also at the address of the older site. */
export const homeworkRoutes: readonly Route[] = [
  {
    id: 'homework.own',
    path: '/personal/course/homework',
    access: 'student',
    title,
    load: [{ call: 'homework.list', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen,
  },
  {
    id: 'homework.one',
    path: '/personal/course/homework/:homeworkId',
    access: 'student',
    title,
    load: [{ call: 'homework.detail', input: { homeworkId: ':homeworkId' } }],
    screen,
    isRenderedAnew: true,
  },
  {
    id: 'homework.older',
    path: '/homeworkStudentComplete/homeworksAndProductions',
    access: 'student',
    title,
    load: [{ call: 'homework.list', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen,
  },
];
