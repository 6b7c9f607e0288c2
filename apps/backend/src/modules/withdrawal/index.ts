import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { payOut } from './jobs.ts';
import { mountPages } from './pages.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';

export { clearPayee } from './states.service.ts';
export { withdrawals } from './withdrawal.tables.ts';

/** Withdrawals from the balance: requested by the student, decided by the school, accepted in WeChat. */
export const withdrawalModule: Module = {
  name: 'withdrawal',
  routes: withdrawalRoutes,
  plugin(app, shared) {
    mountPages(app, shared);
    runJobs(app, shared, [{ name: 'payOut', everyMs: 3_000, run: () => payOut(shared, app.log) }]);
  },
};
