import type { Module } from '../../platform/http/module.ts';
import { lessonProgress } from '../catalogue/index.ts';
import { learningOperations } from './learning.operations.ts';
import { lessonStates } from './learning.repo.ts';
import { mountMedia } from './mediaFiles.ts';
import { folderStore, mediaStore } from './mediaStore.ts';
import { learningRoutes } from './learning.routes.ts';

export { filmOf, forgetVideo, keepVideo } from './keepVideo.ts';
export { openLesson } from './learning.service.ts';
export { findLesson } from './learning.repo.ts';
export { lessonProgress, lessonVisits } from './learning.tables.ts';

/** Lessons: who may watch which, the videos themselves, and how far everybody is. */
export const learningModule: Module = {
  name: 'learning',
  operations: learningOperations,
  routes: learningRoutes,
  setup({ services, config }) {
    services.provide(mediaStore, folderStore(config.dataDir));
    services.provide(lessonProgress, { read: lessonStates });
  },
  plugin: mountMedia,
};
