import type { Module } from '../../platform/module.ts';
import { visitorRoutes } from './visitor.routes.ts';

/** Practice without an account; `login.mergeUnlogged` gives it to the student who logs in. */
export const visitorModule: Module = {
  name: 'visitor',
  routes: visitorRoutes,
};
