import type { Endpoint } from '../../client/endpoint.ts';
import type { DomainScope } from '../parts.schema.ts';
import type * as shapes from './face.schema.ts';
import * as replies from './face.reply.gen.ts';

/**
 * Returns whether the protected action requires a face check. Any code but 1 is shown with the server's message
 * and counts as 2.
 */
export const check: Endpoint<DomainScope, shapes.FaceCheck> = {
  id: 'face.check',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/check',
  ambient: ['domain'],
  reply: replies.check,
  idempotent: true,
};

/** Starts a face recognition and returns its page; each call starts another. */
export const verifyUrl: Endpoint<DomainScope, shapes.FaceOrder> = {
  id: 'face.verifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/getFaceVerifyUrl',
  ambient: ['domain'],
  reply: replies.verifyUrl,
};

/**
 * Saves real name and ID number; they can no longer be changed once a recognition has passed. A refusal without
 * a message is shown as 'Submit failed'.
 */
export const updateIdentity: Endpoint<shapes.UpdateIdentityIn, null> = {
  id: 'face.updateIdentity',
  method: 'POST',
  path: '/saas-business/companyFaceVerify/updateIdentity',
  ambient: ['domain'],
  reply: replies.updateIdentity,
  idempotent: true,
};

/** Returns the result of a recognition; for anything but 1 ask the student whether to try again. */
export const result: Endpoint<shapes.FaceResultIn, shapes.FaceResult> = {
  id: 'face.result',
  method: 'POST',
  path: '/saas-business/companyFaceVerify/getResult',
  ambient: ['domain'],
  query: ['orderNo'],
  reply: replies.result,
  idempotent: true,
};

/** Returns whether an action outside lessons, such as an exam, requires a face check. */
export const commonCheck: Endpoint<DomainScope, shapes.FaceCheck> = {
  id: 'face.commonCheck',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/commonCheck',
  ambient: ['domain'],
  reply: replies.commonCheck,
  idempotent: true,
};

/** Starts a face recognition for an action outside lessons. */
export const commonVerifyUrl: Endpoint<DomainScope, shapes.FaceOrder> = {
  id: 'face.commonVerifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/commonFaceVerifyUrl',
  ambient: ['domain'],
  reply: replies.commonVerifyUrl,
};

/** Reads the student's recorded identity. */
export const personalData: Endpoint<DomainScope, shapes.FacePersonalData> = {
  id: 'face.personalData',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/personalData',
  ambient: ['domain'],
  reply: replies.personalData,
  idempotent: true,
};

/** Returns whether a lesson requires a face check. */
export const lessonStatus: Endpoint<shapes.FaceLessonIn, shapes.FaceCheck> = {
  id: 'face.lessonStatus',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/status',
  reply: replies.lessonStatus,
  idempotent: true,
};

/** Starts the face recognition for a lesson. */
export const lessonVerifyUrl: Endpoint<shapes.FaceLessonIn, shapes.FaceOrder> = {
  id: 'face.lessonVerifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/url',
  reply: replies.lessonVerifyUrl,
};

/** Returns the result of the recognition for a lesson; 1 is passed. */
export const lessonResult: Endpoint<shapes.FaceLessonResultIn, shapes.FaceResult> = {
  id: 'face.lessonResult',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/result',
  reply: replies.lessonResult,
  idempotent: true,
};
