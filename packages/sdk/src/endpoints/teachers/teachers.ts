import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './teachers.schema.ts';
import * as replies from './teachers.reply.gen.ts';

/** Lists a page of a school's teachers. */
export const list: Endpoint<shapes.TeacherListIn, shapes.TeacherList> = {
  id: 'teachers.list',
  method: 'GET',
  path: '/saas-business/v1/front/teacher/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads a teacher with their courses; code 0 when the school has none with this id. */
export const detail: Endpoint<shapes.TeacherDetailIn, shapes.TeacherDetail> = {
  id: 'teachers.detail',
  method: 'GET',
  path: '/saas-business/v1/front/teacher/detail/{id}',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the student's own application to teach (`/teacherLoginIn`). */
export const application: Endpoint<Nothing, shapes.OwnTeacherApplication> = {
  id: 'teachers.application',
  method: 'GET',
  path: '/saas-business/v1/front/teacher/application',
  reply: replies.application,
  idempotent: true,
};

/**
 * Applies to teach, or changes the application while the school has not decided, or after it declined; code 0
 * once it was accepted.
 */
export const apply: Endpoint<shapes.TeacherApplyIn, shapes.TeacherApplication> = {
  id: 'teachers.apply',
  method: 'POST',
  path: '/saas-business/v1/front/teacher/apply',
  reply: replies.apply,
  quiet: ['0'],
  once: true,
};
