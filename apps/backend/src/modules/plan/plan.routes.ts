import { detail, join, list, mine, openStage } from '@lectern/sdk/endpoints/plan';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './plan.service.ts';

/** The HTTP calls of plans, each with its handler. */
export const planRoutes: readonly Route[] = [
  route(list, service.listPlans, { access: 'public', mayBeStale: true }),
  route(detail, service.planDetail, { access: 'public', mayBeStale: true }),
  route(mine, service.myPlans),
  route(join, service.joinPlan),
  route(openStage, service.openStage),
];
