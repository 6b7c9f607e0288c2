import type { Module } from '../../platform/module.ts';
import { searchRoutes } from './search.routes.ts';

/** One search over everything that a student may look for. */
export const searchModule: Module = { name: 'search', routes: searchRoutes };
