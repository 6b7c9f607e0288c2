import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Training plans, and the student's own ones. */
export const planRoutes: readonly Route[] = [
  {
    id: 'plan.entrance',
    path: '/trainingPlan',
    access: 'visitor',
    title: { zh: '培养计划', en: 'Training plans' },
    load: [
      { call: 'plan.list', input: { pageNo: 1, pageSize: 6 } },
      { call: 'plan.mine', input: { state: 'learning', pageSize: 1 }, isStudents: true },
    ],
    screen: lazyScreen(() => import('./PlanEntrancePage.tsx')),
  },
  {
    id: 'plan.list',
    path: '/trainingPlan/list',
    access: 'visitor',
    title: { zh: '全部培养计划', en: 'All training plans' },
    load: [{ call: 'plan.list', input: { pageNo: '?page|1', pageSize: 12 } }],
    screen: lazyScreen(() => import('./PlanListPage.tsx')),
  },
  {
    id: 'plan.detail',
    path: '/trainingPlan/detail/:planId',
    list: '/trainingPlan/list',
    access: 'visitor',
    title: { zh: '培养计划', en: 'Training plan' },
    load: [{ call: 'plan.detail', input: { planId: ':planId' } }],
    screen: lazyScreen(() => import('./PlanPage.tsx')),
  },
  {
    id: 'plan.own',
    path: '/personal/course/plan',
    access: 'student',
    title: { zh: '我的计划', en: 'My plans' },
    load: [{ call: 'plan.mine', input: { pageNo: '?page|1', pageSize: 10 } }],
    screen: lazyScreen(() => import('./OwnPlansPage.tsx')),
  },
];
