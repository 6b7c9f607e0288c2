import * as calls from '@lectern/sdk/endpoints/course';
import { course as schemas, parts } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './course.handlers.ts';

export { findBuySource } from './shelf.repo.ts';

/** The course area of the personal pages: courses, packages, timetable, favourites, notes. */
export const courseModule: Module = {
  name: 'course',
  routes: [
    route(calls.courses, { input: schemas.MyCoursesIn, output: schemas.MyCourses }, handlers.myCourses),
    route(
      calls.latelyLearned,
      { input: parts.Nothing, output: schemas.LatelyLearned },
      handlers.latelyLearned,
    ),
    route(calls.packages, { input: schemas.PageIn, output: schemas.CardPage }, handlers.myPackages),
    route(calls.timetable, { input: schemas.TimetableIn, output: schemas.Timetable }, handlers.timetable),
    route(
      calls.collectionClasses,
      { input: parts.Nothing, output: schemas.CollectionClasses },
      handlers.collectionClasses,
    ),
    route(
      calls.searchCollections,
      { input: schemas.SearchCollectionsIn, output: schemas.CardPage },
      handlers.searchCollections,
    ),
    route(
      calls.collectionPackages,
      { input: schemas.PageIn, output: schemas.CardPage },
      handlers.collectionPackages,
    ),
    route(
      calls.removeCollection,
      { input: schemas.IdIn, output: schemas.Removed },
      handlers.removeCollection,
    ),
    route(calls.buySource, { input: schemas.BuySourceIn, output: schemas.BuySource }, handlers.buySource),
    route(calls.notes, { input: schemas.PageIn, output: schemas.NotePage }, handlers.listNotes),
    route(
      calls.searchNotes,
      { input: schemas.SearchNotesIn, output: schemas.NotePage },
      handlers.searchNotes,
    ),
    route(
      calls.lectureNotes,
      { input: schemas.LectureNotesIn, output: schemas.LectureNotes },
      handlers.lectureNotes,
    ),
    route(calls.addNote, { input: schemas.AddNoteIn, output: schemas.Note }, handlers.addNote),
    route(calls.updateNote, { input: schemas.UpdateNoteIn, output: schemas.Note }, handlers.updateNote),
    route(calls.removeNote, { input: schemas.IdIn, output: schemas.Removed }, handlers.removeNote),
  ],
};
