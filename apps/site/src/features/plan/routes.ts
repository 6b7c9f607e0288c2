import type { Route } from '../../shared/routes/route.ts';
import { lazyScreen } from '../../shared/routes/screen.ts';

/** Training plans, and the student's own ones. */
export const planRoutes: readonly Route[] = [
  {
    id: 'plan.entrance',
    path: '/trainingPlan',
    access: 'visitor',
    title: { zh: '培养计划', en: 'Training plans' },
    screen: lazyScreen(() => import('./PlanEntrancePage.tsx')),
  },
  {
    id: 'plan.list',
    path: '/trainingPlan/list',
    access: 'visitor',
    title: { zh: '全部培养计划', en: 'All training plans' },
    screen: lazyScreen(() => import('./PlanListPage.tsx')),
  },
  {
    id: 'plan.detail',
    path: '/trainingPlan/detail/:planId',
    access: 'visitor',
    title: { zh: '培养计划', en: 'Training plan' },
    screen: lazyScreen(() => import('./PlanPage.tsx')),
  },
  {
    id: 'plan.own',
    path: '/personal/course/plan',
    access: 'student',
    title: { zh: '我的计划', en: 'My plans' },
    screen: lazyScreen(() => import('./OwnPlansPage.tsx')),
  },
];
