import type { Module } from '../../platform/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { mountCalendarFeed } from './calendarFeed.ts';
import { courseRoutes } from './course.routes.ts';
import { remindOfLessons } from './reminders.service.ts';

export { lessonNotes } from './course.tables.ts';
export { findBuySource } from './shelf.repo.ts';

/** The personal pages about courses: courses, packages, timetable and its calendar, favourites, notes. */
export const courseModule: Module = {
  name: 'course',
  routes: courseRoutes,
  plugin(app, parts) {
    mountCalendarFeed(app, parts);
    runJobs(app, parts, [
      { name: 'remindOfLessons', everyMs: 60_000, run: async () => void (await remindOfLessons(parts)) },
    ]);
  },
};
