import * as endpoints from '@lectern/sdk/endpoints/question';
import { route, type Route } from '../../platform/http/route.ts';
import { goal, setGoal } from './goal.service.ts';
import { today } from './today.service.ts';

/** The HTTP calls of the daily tasks, each with its handler. */
export const todayRoutes: readonly Route[] = [
  route(endpoints.goal, goal),
  route(endpoints.setGoal, setGoal),
  route(endpoints.today, today),
];
