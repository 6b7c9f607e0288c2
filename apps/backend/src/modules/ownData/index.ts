import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { mountArchives } from './archiveLink.ts';
import { deleteExpiredArchives, makeArchives } from './archives.service.ts';
import { closeDueAccounts } from './closing.service.ts';
import { ownDataRoutes } from './ownData.routes.ts';
import { applyRetention } from './retention.service.ts';

export { writeArchive } from './archive.ts';
export { eraseStudent } from './eraseStudent.service.ts';
export { findHindrances } from './present.ts';
export { collectArchive } from './studentArchive.ts';

/** A student's own data: exporting it, deleting it with the account, and the school's retention rules. */
export const ownDataModule: Module = {
  name: 'ownData',
  routes: ownDataRoutes,
  plugin(app, parts) {
    mountArchives(app, parts);
    runJobs(app, parts, [
      { name: 'makeArchives', everyMs: 3_000, run: () => makeArchives(parts, app.log) },
      { name: 'forgetArchives', everyMs: 15 * 60_000, run: () => deleteExpiredArchives(parts) },
      { name: 'closeDueAccounts', everyMs: 60_000, run: () => closeDueAccounts(parts, app.log) },
      { name: 'applyRetention', everyMs: 3_600_000, run: () => applyRetention(parts) },
    ]);
  },
};
