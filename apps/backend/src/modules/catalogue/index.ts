import {
  addReview,
  categories,
  collect,
  detail,
  enrolFree,
  list,
  reviews,
} from '@lectern/sdk/endpoints/catalogue';
import { catalogue as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './catalogue.handlers.ts';
import { lessonProgress, noLessonProgress } from './lessonProgress.ts';
import { openGate, studyGate } from './studyGate.ts';

export { cardsOf, isValidEnrolment, onShelf, type Viewer } from './cards.repo.ts';
export { lessonProgress, type LessonProgressReader } from './lessonProgress.ts';
export { studyGate, type StudyGate, type StudyPlace, type StudyVisitor } from './studyGate.ts';
export { lessonNamed, type LessonName } from './lessonNamed.ts';
export { coursesBehind, enrol, type Enrolling } from './enrol.ts';
export { maskName, liveStateOf } from './present.ts';
export {
  commodities,
  packages,
  chapters,
  courses,
  packageItems,
  categories,
  teachers,
  lessons,
  type Lesson,
  type Course,
  type Teacher,
} from './catalogue.tables.ts';
export { enrolments, collections, type Enrolment } from './students.tables.ts';
export { viewerOf } from './catalogue.handlers.ts';
export { type CategoryRow, findPage, readCategories, withDescendants, patternsOf } from './list.repo.ts';
export { readContents, findPackageCourses } from './detail.repo.ts';

/** Courses and packages: shelves, search, pages, reviews. */
export const catalogueModule: Module = {
  name: 'catalogue',
  routes: [
    route(list, { input: schemas.CourseListIn, output: schemas.CourseList }, handlers.listCourses, {
      access: 'public',
    }),
    route(
      categories,
      { input: schemas.CategoryTreeIn, output: schemas.CategoryTree },
      handlers.categoryTree,
      { access: 'public' },
    ),
    route(detail, { input: schemas.CourseDetailIn, output: schemas.CourseDetail }, handlers.courseDetail, {
      access: 'public',
    }),
    route(reviews, { input: schemas.ReviewListIn, output: schemas.ReviewList }, handlers.listReviews, {
      access: 'public',
    }),
    route(addReview, { input: schemas.AddReviewIn, output: schemas.AddedReview }, handlers.addReview),
    route(collect, { input: schemas.CollectIn, output: schemas.Collected }, handlers.collectCommodity),
    route(enrolFree, { input: schemas.EnrolFreeIn, output: schemas.EnrolledFree }, handlers.enrolFree),
  ],
  setup({ services }) {
    services.provide(lessonProgress, noLessonProgress);
    services.provide(studyGate, openGate);
  },
};
