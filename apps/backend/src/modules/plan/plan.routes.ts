import { detail, join, list, mine, openStage } from '@lectern/sdk/endpoints/plan';
import { plan as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './plan.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const planRoutes: readonly Route[] = [
  route(list, { input: schemas.PlanListIn, output: schemas.PlanList }, service.listPlans, {
    access: 'public',
    mayBeLate: true,
  }),
  route(detail, { input: schemas.PlanIn, output: schemas.PlanDetail }, service.planDetail, {
    access: 'public',
    mayBeLate: true,
  }),
  route(mine, { input: schemas.MyPlansIn, output: schemas.MyPlans }, service.myPlans),
  route(join, { input: schemas.JoinPlanIn, output: schemas.JoinedPlan }, service.joinPlan),
  route(openStage, { input: schemas.OpenStageIn, output: schemas.OpenedStage }, service.openStage),
];
