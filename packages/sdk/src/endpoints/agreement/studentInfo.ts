import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './agreement.schema.ts';
import * as replies from './studentInfo.reply.gen.ts';

/**
 * Saves what was missing; all fields travel in the query. `msg` is `success` or the reason, 提交失败 without
 * one. Code 0 with the reason `proof` asks for a `verifyToken` before a mobile is changed.
 */
export const perfectStudentInfo: Endpoint<shapes.PerfectStudentInfoIn, shapes.SavedStudentInfo> = {
  id: 'agreement.perfectStudentInfo',
  method: 'POST',
  path: '/student/perfectStudentInfo',
  send: 'query',
  reply: replies.perfectStudentInfo,
};

/** Tells what is missing before a target may be bought, studied or examined. */
export const validatePerfectStudentInfo: Endpoint<shapes.ValidateStudentInfoIn, shapes.StudentInfoCheck> = {
  id: 'agreement.validatePerfectStudentInfo',
  method: 'GET',
  path: '/student/validatePerfectStudentInfo/{targetId}/{type}',
  reply: replies.validatePerfectStudentInfo,
  idempotent: true,
};

/** Tells whether an exam registration is due first. */
export const proxyRegistrationCheck: Endpoint<shapes.ProxyCheckIn, shapes.ProxyCheck> = {
  id: 'agreement.proxyRegistrationCheck',
  method: 'GET',
  path: '/course/v1/protocol/proxyCheck',
  reply: replies.proxyRegistrationCheck,
  idempotent: true,
};

/** Tells whether the window of free courses shows (study entry, step 4). */
export const freeCoursePopup: Endpoint<shapes.FreeCoursePopupIn, shapes.FreeCoursePopup> = {
  id: 'agreement.freeCoursePopup',
  method: 'GET',
  path: '/course/v1/freeCoursePopup',
  reply: replies.freeCoursePopup,
  idempotent: true,
};
