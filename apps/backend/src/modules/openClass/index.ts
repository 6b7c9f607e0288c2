import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { remindOfOpenClasses } from './reminders.service.ts';
import { openClassRoutes } from './openClass.routes.ts';

export { findBooked } from './openClass.repo.ts';
export { readOpenClassRows, removeOpenClasses, saveOpenClass } from './school.service.ts';

/** Open classes: free live lessons, their places and their recordings (/openCourse). */
export const openClassModule: Module = {
  name: 'openClass',
  routes: openClassRoutes,
  plugin(app, parts) {
    runJobs(app, parts, [
      {
        name: 'remindOfOpenClasses',
        everyMs: 60_000,
        run: async () => void (await remindOfOpenClasses(parts)),
      },
    ]);
  },
};
