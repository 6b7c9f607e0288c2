import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './learning.schema.ts';
import * as replies from './learning.reply.gen.ts';

/**
 * Reads a lesson with its place in the course, and the signed address of its video where the student may watch
 * it. Code 0 when there is no such lesson.
 */
export const lesson: Endpoint<shapes.LessonIn, shapes.LessonPlay> = {
  id: 'learning.lesson',
  method: 'GET',
  path: '/course/v1/student/lesson/play',
  reply: replies.lesson,
  quiet: ['0'],
  idempotent: true,
};

/** Reports watched ranges. Reports may arrive late, twice and from several devices: all are merged. */
export const saveProgress: Endpoint<shapes.SaveProgressIn, shapes.SavedProgress> = {
  id: 'learning.saveProgress',
  method: 'POST',
  path: '/course/v1/student/lesson/progress',
  reply: replies.saveProgress,
  quiet: ['0'],
  idempotent: true,
};

/** Marks a `link` lesson as finished. */
export const finishLesson: Endpoint<shapes.FinishLessonIn, shapes.SavedProgress> = {
  id: 'learning.finishLesson',
  method: 'POST',
  path: '/course/v1/student/lesson/finish',
  reply: replies.finishLesson,
  idempotent: true,
};

/** Starts or continues a study session; a session counts once, however often it is reported. */
export const logOn: Endpoint<shapes.LessonVisitIn, shapes.LessonStay> = {
  id: 'learning.logOn',
  method: 'POST',
  path: '/course/v1/student/lesson/logOn',
  reply: replies.logOn,
  quiet: ['0'],
  idempotent: true,
};

/** Ends a study session with the ranges watched. */
export const logOff: Endpoint<shapes.LeaveLessonIn, shapes.LessonStay> = {
  id: 'learning.logOff',
  method: 'POST',
  path: '/course/v1/student/lesson/logOff',
  reply: replies.logOff,
  quiet: ['0'],
  idempotent: true,
};

/** Enters a live lesson while it is running. */
export const liveIn: Endpoint<shapes.LessonVisitIn, shapes.LessonStay> = {
  id: 'learning.liveIn',
  method: 'POST',
  path: '/course/v1/student/lesson/liveIn',
  reply: replies.liveIn,
  quiet: ['0'],
  idempotent: true,
};

/** Enters the replay of a live lesson. */
export const replayIn: Endpoint<shapes.LessonVisitIn, shapes.LessonStay> = {
  id: 'learning.replayIn',
  method: 'POST',
  path: '/course/v1/student/lesson/replayIn',
  reply: replies.replayIn,
  quiet: ['0'],
  idempotent: true,
};
