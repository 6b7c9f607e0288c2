import type { Module } from '../../platform/module.ts';
import { teachersRoutes } from './teachers.routes.ts';

export { listTeachers } from './teachers.repo.ts';

/** Teachers; their tables belong to the catalogue. */
export const teachersModule: Module = { name: 'teachers', routes: teachersRoutes };
