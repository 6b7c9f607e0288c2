import type { Module } from '../../platform/http/module.ts';
import { courseRoutes } from './course.routes.ts';

export { findBuySource } from './shelf.repo.ts';

/** The course area of the personal pages: courses, packages, timetable, favourites, notes. */
export const courseModule: Module = {
  name: 'course',
  routes: courseRoutes,
};
