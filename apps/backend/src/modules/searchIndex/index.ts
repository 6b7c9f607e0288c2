import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { readNames } from './readNames.service.ts';

export { findByText, findNear, MAX_FOUND, type Seeker } from './find.repo.ts';
export { wordsOf } from './words.ts';

/** The search index of everything that students look for; database triggers update it. */
export const searchIndexModule: Module = {
  name: 'searchIndex',
  routes: [],
  plugin(app, parts) {
    runJobs(app, parts, [{ name: 'readNames', everyMs: 2000, run: () => readNames(parts.connection) }]);
  },
};
