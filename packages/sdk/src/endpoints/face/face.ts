import type { Endpoint } from '../../client/endpoint.ts';
import type { DomainScope } from '../parts.schema.ts';
import type * as shapes from './face.schema.ts';
import * as replies from './face.reply.gen.ts';

/**
 * Tells whether the protected action needs a face check first. Any code but 1 is shown in the server's
 * words and counts as 2.
 */
export const check: Endpoint<DomainScope, shapes.FaceCheck> = {
  id: 'face.check',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/check',
  ambient: ['domain'],
  reply: replies.check,
  idempotent: true,
};

/** Begins a recognition and tells its page; each call begins another. */
export const verifyUrl: Endpoint<DomainScope, shapes.FaceOrder> = {
  id: 'face.verifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/getFaceVerifyUrl',
  ambient: ['domain'],
  reply: replies.verifyUrl,
};

/**
 * Binds real name and ID number to the account; they stay as they are once a recognition has passed. A
 * refusal without words reads 'Submit failed'.
 */
export const updateIdentity: Endpoint<shapes.UpdateIdentityIn, null> = {
  id: 'face.updateIdentity',
  method: 'POST',
  path: '/saas-business/companyFaceVerify/updateIdentity',
  ambient: ['domain'],
  reply: replies.updateIdentity,
  idempotent: true,
};

/** Tells how a recognition ended; anything but 1 asks the student whether to try again. */
export const result: Endpoint<shapes.FaceResultIn, shapes.FaceResult> = {
  id: 'face.result',
  method: 'POST',
  path: '/saas-business/companyFaceVerify/getResult',
  ambient: ['domain'],
  query: ['orderNo'],
  reply: replies.result,
  idempotent: true,
};

/** Tells the same for actions outside lessons, such as exams. */
export const commonCheck: Endpoint<DomainScope, shapes.FaceCheck> = {
  id: 'face.commonCheck',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/commonCheck',
  ambient: ['domain'],
  reply: replies.commonCheck,
  idempotent: true,
};

/** Begins a recognition for such an action. */
export const commonVerifyUrl: Endpoint<DomainScope, shapes.FaceOrder> = {
  id: 'face.commonVerifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/commonFaceVerifyUrl',
  ambient: ['domain'],
  reply: replies.commonVerifyUrl,
};

/** Reads what is on file of the student's identity. */
export const personalData: Endpoint<DomainScope, shapes.FacePersonalData> = {
  id: 'face.personalData',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/personalData',
  ambient: ['domain'],
  reply: replies.personalData,
  idempotent: true,
};

/** Tells whether a lesson asks for a face check. */
export const lessonStatus: Endpoint<shapes.FaceLessonIn, shapes.FaceCheck> = {
  id: 'face.lessonStatus',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/status',
  reply: replies.lessonStatus,
  idempotent: true,
};

/** Begins the recognition that opens a lesson. */
export const lessonVerifyUrl: Endpoint<shapes.FaceLessonIn, shapes.FaceOrder> = {
  id: 'face.lessonVerifyUrl',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/url',
  reply: replies.lessonVerifyUrl,
};

/** Tells how that recognition ended; 1 passed. */
export const lessonResult: Endpoint<shapes.FaceLessonResultIn, shapes.FaceResult> = {
  id: 'face.lessonResult',
  method: 'GET',
  path: '/saas-business/companyFaceVerify/lesson/result',
  reply: replies.lessonResult,
  idempotent: true,
};
