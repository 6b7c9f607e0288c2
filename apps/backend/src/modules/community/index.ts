import type { Module } from '../../platform/module.ts';
import { communityRoutes } from './community.routes.ts';

export { presentPictures, student, summaryOf } from './community.repo.ts';
export { eraseAuthor, CLEARED_TEXT, picturesOf, titleOf } from './writing.service.ts';
export { notifyMentioned } from './mentions.ts';
export { earlier, presentRevisions, revised } from './revisions.ts';
export { communityQuestions, pictures } from './community.tables.ts';
export { readPosts, type Post, createdSince } from './posts.repo.ts';
export {
  giveTeacherAnswers,
  readTeacherAnswers,
  removeAnswerForSchool as removeAnswer,
  removeForSchool as removeQuestion,
  listOpenQuestions,
} from './teachers.service.ts';

/** Questions of students, and answers to them. */
export const communityModule: Module = { name: 'community', routes: communityRoutes };
