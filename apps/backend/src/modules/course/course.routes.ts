import * as calls from '@lectern/sdk/endpoints/course';
import { course as schemas, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import * as calendars from './calendar.service.ts';
import * as service from './course.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const courseRoutes: readonly Route[] = [
  route(calls.courses, { input: schemas.MyCoursesIn, output: schemas.MyCourses }, service.myCourses),
  route(calls.latelyLearned, { input: parts.Nothing, output: schemas.LatelyLearned }, service.latelyLearned),
  route(calls.packages, { input: schemas.PageIn, output: schemas.CardPage }, service.myPackages),
  route(calls.timetable, { input: schemas.TimetableIn, output: schemas.Timetable }, service.timetable),
  route(calls.calendar, { input: parts.Nothing, output: schemas.CalendarFeed }, calendars.calendar),
  route(calls.renewCalendar, { input: parts.Nothing, output: schemas.CalendarFeed }, calendars.renewCalendar),
  route(calls.stopCalendar, { input: parts.Nothing, output: schemas.CalendarFeed }, calendars.stopCalendar),
  route(
    calls.lessonEvent,
    { input: schemas.LessonEventIn, output: schemas.LessonEvent },
    calendars.lessonEvent,
  ),
  route(
    calls.collectionClasses,
    { input: parts.Nothing, output: schemas.CollectionClasses },
    service.collectionClasses,
  ),
  route(
    calls.searchCollections,
    { input: schemas.SearchCollectionsIn, output: schemas.CardPage },
    service.searchCollections,
  ),
  route(
    calls.collectionPackages,
    { input: schemas.PageIn, output: schemas.CardPage },
    service.collectionPackages,
  ),
  route(calls.removeCollection, { input: schemas.IdIn, output: schemas.Removed }, service.removeCollection),
  route(calls.buySource, { input: schemas.BuySourceIn, output: schemas.BuySource }, service.buySource),
  route(calls.notes, { input: schemas.PageIn, output: schemas.NotePage }, service.listNotes),
  route(calls.searchNotes, { input: schemas.SearchNotesIn, output: schemas.NotePage }, service.searchNotes),
  route(
    calls.lectureNotes,
    { input: schemas.LectureNotesIn, output: schemas.LectureNotes },
    service.lectureNotes,
  ),
  route(calls.addNote, { input: schemas.AddNoteIn, output: schemas.Note }, service.addNote),
  route(calls.updateNote, { input: schemas.UpdateNoteIn, output: schemas.Note }, service.updateNote),
  route(calls.removeNote, { input: schemas.IdIn, output: schemas.Removed }, service.removeNote),
];
