import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './agreement.schema.ts';
import * as replies from './studentInfo.reply.gen.ts';

/**
 * Saves the missing student information; all fields are sent in the query. `msg` is `success` or the reason;
 * without a reason show 提交失败. Code 0 with the reason `proof` demands a `verifyToken` before a mobile number is
 * changed.
 */
export const perfectStudentInfo: Endpoint<shapes.PerfectStudentInfoIn, shapes.SavedStudentInfo> = {
  id: 'agreement.perfectStudentInfo',
  method: 'POST',
  path: '/student/perfectStudentInfo',
  send: 'query',
  reply: replies.perfectStudentInfo,
};

/** Returns the information that is missing before a target may be bought, studied or examined. */
export const validatePerfectStudentInfo: Endpoint<shapes.ValidateStudentInfoIn, shapes.StudentInfoCheck> = {
  id: 'agreement.validatePerfectStudentInfo',
  method: 'GET',
  path: '/student/validatePerfectStudentInfo/{targetId}/{type}',
  reply: replies.validatePerfectStudentInfo,
  idempotent: true,
};

/** Returns whether an exam registration is due first. */
export const proxyRegistrationCheck: Endpoint<shapes.ProxyCheckIn, shapes.ProxyCheck> = {
  id: 'agreement.proxyRegistrationCheck',
  method: 'GET',
  path: '/course/v1/protocol/proxyCheck',
  reply: replies.proxyRegistrationCheck,
  idempotent: true,
};

/** Returns whether the window of free courses is shown (step 4 of the lesson gates). */
export const freeCoursePopup: Endpoint<shapes.FreeCoursePopupIn, shapes.FreeCoursePopup> = {
  id: 'agreement.freeCoursePopup',
  method: 'GET',
  path: '/course/v1/freeCoursePopup',
  reply: replies.freeCoursePopup,
  idempotent: true,
};
