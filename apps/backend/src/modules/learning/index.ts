import * as learning from '@lectern/sdk/endpoints/learning';
import { zoomPassword } from '@lectern/sdk/endpoints/other';
import { learning as schemas, other } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { lessonProgress } from '../catalogue/index.ts';
import * as handlers from './learning.handlers.ts';
import { learningOperations } from './learning.operations.ts';
import { lessonStates } from './learning.repo.ts';
import * as meeting from './meeting.handlers.ts';
import { mountMedia } from './mediaFiles.ts';
import { folderStore, mediaStore } from './mediaStore.ts';
import * as visits from './visit.handlers.ts';

export { openLesson } from './learning.handlers.ts';
export { findLesson } from './learning.repo.ts';
export { lessonProgress, lessonNotes } from './learning.tables.ts';

const visit = { input: schemas.LessonVisitIn, output: schemas.LessonStay };

/** Lessons: who may watch which, the videos themselves, and how far everybody is. */
export const learningModule: Module = {
  name: 'learning',
  operations: learningOperations,
  routes: [
    route(learning.lesson, { input: schemas.LessonIn, output: schemas.LessonPlay }, handlers.playLesson, {
      access: 'public',
    }),
    route(
      learning.saveProgress,
      { input: schemas.SaveProgressIn, output: schemas.SavedProgress },
      handlers.saveProgress,
    ),
    route(
      learning.finishLesson,
      { input: schemas.FinishLessonIn, output: schemas.SavedProgress },
      handlers.finishLesson,
    ),
    route(learning.logOn, visit, visits.logOn),
    route(learning.liveIn, visit, visits.liveIn),
    route(learning.replayIn, visit, visits.replayIn),
    route(zoomPassword, { input: other.ZoomPasswordIn, output: other.ZoomPassword }, meeting.zoomPassword),
    route(learning.logOff, { input: schemas.LeaveLessonIn, output: schemas.LessonStay }, visits.logOff),
  ],
  setup({ services, config }) {
    services.provide(mediaStore, folderStore(config.dataDir));
    services.provide(lessonProgress, { read: lessonStates });
  },
  plugin: mountMedia,
};
