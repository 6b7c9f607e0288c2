import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { readNames } from './readNames.service.ts';

export { findByText, findNear, MOST_FOUND, type Seeker } from './find.repo.ts';
export { wordsOf } from './words.ts';

/** By which words everything is found that students look for; the database keeps them. */
export const searchIndexModule: Module = {
  name: 'searchIndex',
  routes: [],
  plugin(app, parts) {
    runJobs(app, parts, [{ name: 'readNames', everyMs: 2000, run: () => readNames(parts.connection) }]);
  },
};
