import { runJobs } from '../../platform/jobs/repeat.ts';
import type { Module } from '../../platform/module.ts';
import { deleteOldVisits } from './deleteOldVisits.service.ts';
import { visitorRoutes } from './visitor.routes.ts';

/** Practice without an account; `login.mergeUnlogged` moves it to the student who logs in. */
export const visitorModule: Module = {
  name: 'visitor',
  routes: visitorRoutes,
  plugin: (app, parts) =>
    runJobs(app, parts, [{ name: 'forgetVisits', everyMs: 3_600_000, run: () => deleteOldVisits(parts) }]),
};
