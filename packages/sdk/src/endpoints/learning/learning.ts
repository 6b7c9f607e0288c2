import type { Endpoint } from '../../core/endpoint.ts';
import type {
  FinishLessonIn,
  LessonIn,
  LessonPlay,
  SavedProgress,
  SaveProgressIn,
} from './learning.schema.ts';
import * as replies from './learning.reply.gen.ts';

/**
 * Reads a lesson with its place in the course, and the signed address of its video if this student
 * (or everyone) may watch it. Code 0 when there is no such lesson.
 */
export const lesson: Endpoint<LessonIn, LessonPlay> = {
  id: 'learning.lesson',
  method: 'GET',
  path: '/course/v1/student/lesson/play',
  envelope: 'code',
  reply: replies.lesson,
  quiet: ['0'],
  idempotent: true,
  provisional: true,
};

/** Reports what was watched. Reports may come late, twice and from several devices: all are merged. */
export const saveProgress: Endpoint<SaveProgressIn, SavedProgress> = {
  id: 'learning.saveProgress',
  method: 'POST',
  path: '/course/v1/student/lesson/progress',
  envelope: 'code',
  reply: replies.saveProgress,
  quiet: ['0'],
  idempotent: true,
  provisional: true,
};

/** Marks a lesson that is a page of its own as worked through. */
export const finishLesson: Endpoint<FinishLessonIn, SavedProgress> = {
  id: 'learning.finishLesson',
  method: 'POST',
  path: '/course/v1/student/lesson/finish',
  envelope: 'code',
  reply: replies.finishLesson,
  idempotent: true,
  provisional: true,
};
