import { detail, join, list, mine, openStage } from '@lectern/sdk/endpoints/plan';
import { plan as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './plan.handlers.ts';

/** Training plans: what a school advises to learn, in stages. */
export const planModule: Module = {
  name: 'plan',
  routes: [
    route(list, { input: schemas.PlanListIn, output: schemas.PlanList }, handlers.listPlans, {
      access: 'public',
    }),
    route(detail, { input: schemas.PlanIn, output: schemas.PlanDetail }, handlers.planDetail, {
      access: 'public',
    }),
    route(mine, { input: schemas.MyPlansIn, output: schemas.MyPlans }, handlers.myPlans),
    route(join, { input: schemas.JoinPlanIn, output: schemas.JoinedPlan }, handlers.joinPlan),
    route(openStage, { input: schemas.OpenStageIn, output: schemas.OpenedStage }, handlers.openStage),
  ],
};
