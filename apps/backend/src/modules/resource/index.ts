import type { Module } from '../../platform/http/module.ts';
import { mountResources } from './resourceFiles.ts';
import { resourceRoutes } from './resource.routes.ts';

export { drawnFiles } from './resourceFiles.ts';

/** Files that a school and its students share. */
export const resourceModule: Module = {
  name: 'resource',
  routes: resourceRoutes,
  plugin: mountResources,
};
