import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './homework.schema.ts';
import * as replies from './homework.reply.gen.ts';

/** Lists lessons with homework, next deadline first. */
export const lessons: Endpoint<shapes.HomeworkLessonsIn, shapes.HomeworkLessonPage> = {
  id: 'homework.lessons',
  method: 'GET',
  path: '/student/homework/lessons',
  reply: replies.lessons,
  idempotent: true,
};

/** Counts the lessons with homework. */
export const lessonCounts: Endpoint<Nothing, shapes.HomeworkCounts> = {
  id: 'homework.lessonCounts',
  method: 'GET',
  path: '/student/homework/lessons/count',
  reply: replies.lessonCounts,
  idempotent: true,
};

/** Returns whether homework may be handed in now, by the server's clock. */
export const canSubmit: Endpoint<shapes.HomeworkIn, shapes.CanSubmit> = {
  id: 'homework.canSubmit',
  method: 'GET',
  path: '/student/homework/checkCanSubmit',
  reply: replies.canSubmit,
  idempotent: true,
};

/** Lists homework, next deadline first. */
export const list: Endpoint<shapes.HomeworkListIn, shapes.HomeworkPage> = {
  id: 'homework.list',
  method: 'GET',
  path: '/student/homework/list',
  reply: replies.list,
  idempotent: true,
};

/** Lists handed-in homework. */
export const finishPage: Endpoint<shapes.HomeworkListIn, shapes.HomeworkPage> = {
  id: 'homework.finishPage',
  method: 'GET',
  path: '/student/homework/finish',
  reply: replies.finishPage,
  idempotent: true,
};

/** Lists homework of kind `paper`. */
export const paperPage: Endpoint<shapes.HomeworkListIn, shapes.HomeworkPage> = {
  id: 'homework.paperPage',
  method: 'GET',
  path: '/student/homework/paper',
  reply: replies.paperPage,
  idempotent: true,
};

/**
 * Saves a draft, or hands it in. Code 0 where that is not possible: `data.field` is `savedAt` when the work was
 * saved elsewhere meanwhile, `homeworkId` after the deadline or once it is handed in.
 */
export const save: Endpoint<shapes.SaveHomeworkIn, shapes.SavedHomework> = {
  id: 'homework.save',
  method: 'POST',
  path: '/student/homework/save',
  reply: replies.save,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the work as the teacher will see it. */
export const preview: Endpoint<shapes.HomeworkIn, shapes.HomeworkDetail> = {
  id: 'homework.preview',
  method: 'GET',
  path: '/student/homework/preview',
  reply: replies.preview,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the task, the student's work and the teacher's comment; code 0 when it is not the student's. */
export const detail: Endpoint<shapes.HomeworkIn, shapes.HomeworkDetail> = {
  id: 'homework.detail',
  method: 'GET',
  path: '/student/homework/detail',
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Reports the total time spent so far; send it with `keepalive` when the page is left. */
export const leaveNotify: Endpoint<shapes.LeaveNotifyIn, null> = {
  id: 'homework.leaveNotify',
  method: 'POST',
  path: '/student/homework/leaveNotify',
  reply: replies.leaveNotify,
  idempotent: true,
};
