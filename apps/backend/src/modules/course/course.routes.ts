import * as calls from '@lectern/sdk/endpoints/course';
import { route, type Route } from '../../platform/http/route.ts';
import * as calendars from './calendar.service.ts';
import * as service from './course.service.ts';

/** The HTTP calls of a student's courses, each with its handler. */
export const courseRoutes: readonly Route[] = [
  route(calls.courses, service.myCourses),
  route(calls.latelyLearned, service.latelyLearned),
  route(calls.packages, service.myPackages),
  route(calls.timetable, service.timetable),
  route(calls.calendar, calendars.calendar),
  route(calls.renewCalendar, calendars.renewCalendar),
  route(calls.stopCalendar, calendars.stopCalendar),
  route(calls.lessonEvent, calendars.lessonEvent),
  route(calls.collectionClasses, service.collectionClasses),
  route(calls.searchCollections, service.searchCollections),
  route(calls.collectionPackages, service.collectionPackages),
  route(calls.removeCollection, service.removeCollection),
  route(calls.buySource, service.buySource),
  route(calls.notes, service.listNotes),
  route(calls.searchNotes, service.searchNotes),
  route(calls.lectureNotes, service.lectureNotes),
  route(calls.addNote, service.addNote),
  route(calls.updateNote, service.updateNote),
  route(calls.removeNote, service.removeNote),
];
