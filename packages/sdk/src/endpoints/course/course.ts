import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './course.schema.ts';
import * as replies from './course.reply.gen.ts';

/** Reads the live lessons of a period. */
export const timetable: Endpoint<shapes.TimetableIn, shapes.Timetable> = {
  id: 'course.timetable',
  method: 'GET',
  path: '/course/v1/student/timetable',
  reply: replies.timetable,
  idempotent: true,
};

/** Reads the address of the student's iCalendar feed. */
export const calendar: Endpoint<Nothing, shapes.CalendarFeed> = {
  id: 'course.calendar',
  method: 'GET',
  path: '/course/v1/student/calendar',
  reply: replies.calendar,
  idempotent: true,
};

/** Creates a new address; earlier ones stop working. */
export const renewCalendar: Endpoint<Nothing, shapes.CalendarFeed> = {
  id: 'course.renewCalendar',
  method: 'POST',
  path: '/course/v1/student/calendar',
  reply: replies.renewCalendar,
};

/** Removes the address; calendar programs get no more data. */
export const stopCalendar: Endpoint<Nothing, shapes.CalendarFeed> = {
  id: 'course.stopCalendar',
  method: 'DELETE',
  path: '/course/v1/student/calendar',
  reply: replies.stopCalendar,
  idempotent: true,
};

/** Returns one of the student's live lessons as an iCalendar file. */
export const lessonEvent: Endpoint<shapes.LessonEventIn, shapes.LessonEvent> = {
  id: 'course.lessonEvent',
  method: 'GET',
  path: '/course/v1/student/calendar/{lessonId}',
  reply: replies.lessonEvent,
  idempotent: true,
};

/** Lists the student's courses. */
export const courses: Endpoint<shapes.MyCoursesIn, shapes.MyCourses> = {
  id: 'course.courses',
  method: 'GET',
  path: '/course/v1/student/courses',
  reply: replies.courses,
  idempotent: true,
};

/** Lists the packages that the student has completely. */
export const packages: Endpoint<shapes.PageIn, shapes.CardPage> = {
  id: 'course.packages',
  method: 'GET',
  path: '/course/v1/student/packages',
  reply: replies.packages,
  idempotent: true,
};

/** Counts the student's bookmarks by subject. */
export const collectionClasses: Endpoint<Nothing, shapes.CollectionClasses> = {
  id: 'course.collectionClasses',
  method: 'GET',
  path: '/course/v1/student/collections/classify',
  reply: replies.collectionClasses,
  idempotent: true,
};

/** Lists the courses that the student has bookmarked. */
export const searchCollections: Endpoint<shapes.SearchCollectionsIn, shapes.CardPage> = {
  id: 'course.searchCollections',
  method: 'GET',
  path: '/course/v1/student/collections/search',
  reply: replies.searchCollections,
  idempotent: true,
};

/** Removes a bookmark. */
export const removeCollection: Endpoint<shapes.IdIn, shapes.Removed> = {
  id: 'course.removeCollection',
  method: 'DELETE',
  path: '/course/v1/student/collections/{id}',
  reply: replies.removeCollection,
  idempotent: true,
};

/** Lists the packages that the student has bookmarked. */
export const collectionPackages: Endpoint<shapes.PageIn, shapes.CardPage> = {
  id: 'course.collectionPackages',
  method: 'GET',
  path: '/course/v1/student/collections/package',
  reply: replies.collectionPackages,
  idempotent: true,
};

/** Lists the courses studied last. */
export const latelyLearned: Endpoint<Nothing, shapes.LatelyLearned> = {
  id: 'course.latelyLearned',
  method: 'GET',
  path: '/course/v1/student/latelyLearnCourse',
  reply: replies.latelyLearned,
  idempotent: true,
};

/** Returns how the student got a course. Code 0 when it is not theirs. */
export const buySource: Endpoint<shapes.BuySourceIn, shapes.BuySource> = {
  id: 'course.buySource',
  method: 'GET',
  path: '/course/v1/student/buySource',
  reply: replies.buySource,
  idempotent: true,
};
