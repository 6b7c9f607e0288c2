import type { Module } from '../../platform/http/module.ts';
import { planRoutes } from './plan.routes.ts';

/** Training plans: what a school advises to learn, in stages. */
export const planModule: Module = {
  name: 'plan',
  routes: planRoutes,
};
