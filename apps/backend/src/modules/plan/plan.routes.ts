import { detail, join, list, mine, openStage } from '@lectern/sdk/endpoints/plan';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './plan.service.ts';

/** The calls of this module, each with what answers it. */
export const planRoutes: readonly Route[] = [
  route(list, service.listPlans, { access: 'public', mayBeLate: true }),
  route(detail, service.planDetail, { access: 'public', mayBeLate: true }),
  route(mine, service.myPlans),
  route(join, service.joinPlan),
  route(openStage, service.openStage),
];
