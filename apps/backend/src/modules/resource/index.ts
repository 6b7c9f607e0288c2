import type { Module } from '../../platform/module.ts';
import { mountResources } from './resourceFiles.ts';
import { resourceRoutes } from './resource.routes.ts';

export type { ResourceState } from './resource.tables.ts';
export { readResourceRows, removeResources, saveResource } from './school.service.ts';

/** Files shared by a school and its students. */
export const resourceModule: Module = { name: 'resource', routes: resourceRoutes, plugin: mountResources };
