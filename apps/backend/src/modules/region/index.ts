import type { Module } from '../../platform/module.ts';
import { regionRoutes } from './region.routes.ts';

export { readDivisions } from './divisions.ts';

/** Provinces, cities and counties, for registration and student information. */
export const regionModule: Module = { name: 'region', routes: regionRoutes };
