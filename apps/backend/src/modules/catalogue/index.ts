import type { Module } from '../../platform/module.ts';
import { lessonProgress, noLessonProgress } from './lessonProgress.ts';
import { openGate, studyGate } from './studyGate.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export { cardsOf, isValidEnrolment, isInCatalogue } from './cards.repo.ts';
export { lessonProgress } from './lessonProgress.ts';
export { studyGate, type StudyTarget, type StudyVisitor } from './studyGate.ts';
export { hasNameOrKey, findNamedLesson } from './findNamedLesson.ts';
export { coursesBehind, revokeCourses, enrol, storeCourseProgress, restoreCourses } from './enrol.service.ts';
export { storeLiveTimes, takeLessonsToRemind } from './liveLessons.service.ts';
export { latestEnd, liveStateOf } from './present.ts';
export {
  commodities,
  commodityKey,
  isCourse,
  isOnSale,
  packages,
  chapters,
  courses,
  packageItems,
  categories,
  teachers,
  lessons,
  type Lesson,
  type Teacher,
  type LessonCaptions,
  type VideoPart,
} from './catalogue.tables.ts';
export { enrolments, collections, type Enrolment } from './students.tables.ts';
export { viewerOf } from './catalogue.service.ts';
export { type CategoryRow, findPage, readCategories, withDescendants, patternsOf } from './list.repo.ts';
export { readContents, findPackageCourses } from './detail.repo.ts';
export { readReviewsSince } from './reviews.repo.ts';
export { removeReview, saveReview, sumUpReviews } from './reviews.service.ts';
export { deleteCollection } from './collections.service.ts';
export { readPackageRows } from './packages.repo.ts';
export { hidePackages, packageItemRows, savePackage, settlePackages } from './packages.service.ts';
export { addTeacher } from './teachers.service.ts';
export {
  commodityOf,
  countBuyers,
  readCourseRows,
  readEnrolmentRows,
  readLessonRows,
  readReviewRows,
} from './school.repo.ts';
export {
  changeEnrolment,
  countLessons,
  giveCourses,
  hideCourses,
  categoryRows,
  chapterRows,
  removeLessons,
  teacherRows,
  saveCourse,
  saveLesson,
  settleCourses,
} from './school.service.ts';

/** Courses and packages: lists, search, detail pages, reviews. */
export const catalogueModule: Module = {
  name: 'catalogue',
  routes: catalogueRoutes,
  setup({ services }) {
    services.provide(lessonProgress, noLessonProgress);
    services.provide(studyGate, openGate);
  },
};
