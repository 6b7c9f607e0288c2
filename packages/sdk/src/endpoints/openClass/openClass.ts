import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './openClass.schema.ts';
import * as replies from './openClass.reply.gen.ts';

/** Lists the open classes of a school, or those that the student has booked (/openCourse). */
export const list: Endpoint<shapes.OpenClassListIn, shapes.OpenClassList> = {
  id: 'openClass.list',
  method: 'GET',
  path: '/course/v1/openCourse/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads an open class; code 0 when this school has none with this id (/openCourse). */
export const detail: Endpoint<shapes.OpenClassIn, shapes.OpenClassDetail> = {
  id: 'openClass.detail',
  method: 'GET',
  path: '/course/v1/openCourse/detail',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Books a place in an open class that is not over (/openCourse); code 0 where none is left. The student is
 * reminded before it begins. A repeated booking has no effect.
 */
export const book: Endpoint<shapes.BookOpenClassIn, shapes.OpenClassBooking> = {
  id: 'openClass.book',
  method: 'POST',
  path: '/course/v1/student/openCourse/book',
  reply: replies.book,
  quiet: ['0'],
  idempotent: true,
};

/** Cancels a booking; code 0 once the class is over (/openCourse). */
export const cancel: Endpoint<shapes.BookOpenClassIn, shapes.OpenClassBooking> = {
  id: 'openClass.cancel',
  method: 'POST',
  path: '/course/v1/student/openCourse/cancelBook',
  reply: replies.cancel,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Enters the live room while the class is running; a student without a place gets one (/openCourse). Code 0
 * before and after the class, where no place is left, and where the school has set no room.
 */
export const enter: Endpoint<shapes.BookOpenClassIn, shapes.OpenClassRoom> = {
  id: 'openClass.enter',
  method: 'POST',
  path: '/course/v1/student/openCourse/enter',
  reply: replies.enter,
  quiet: ['0'],
  idempotent: true,
};
