import * as endpoints from '@lectern/sdk/endpoints/question';
import { parts, question as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { goal, setGoal } from './goal.service.ts';
import { today } from './today.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const todayRoutes: readonly Route[] = [
  route(endpoints.goal, { input: parts.Nothing, output: schemas.StudyGoal }, goal),
  route(endpoints.setGoal, { input: schemas.SetStudyGoalIn, output: schemas.StudyGoal }, setGoal),
  route(endpoints.today, { input: parts.Nothing, output: schemas.Today }, today),
];
