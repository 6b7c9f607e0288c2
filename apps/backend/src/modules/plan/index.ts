import type { Module } from '../../platform/module.ts';
import { planRoutes } from './plan.routes.ts';

export { type PlanStep, readPlanSteps } from './plan.service.ts';
export { plans } from './plan.tables.ts';
export { readItemRows, readPlanRows } from './school.repo.ts';
export {
  hidePlans,
  liftItems,
  liftStages,
  removeItems,
  stageRows,
  saveItem,
  savePlan,
} from './school.service.ts';

/** Training plans: the learning paths that a school recommends, in stages. */
export const planModule: Module = { name: 'plan', routes: planRoutes };
