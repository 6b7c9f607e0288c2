import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './homework.schema.ts';
import * as replies from './files.reply.gen.ts';

/**
 * Requests permission to upload a video to the school's video provider. Code 0 where the school has none or the
 * homework is closed; -600 when the video is too large, -601 when its type is not accepted.
 */
export const videoAuthorization: Endpoint<shapes.VideoAuthorizationIn, shapes.VideoAuthorization> = {
  id: 'homework.videoAuthorization',
  method: 'POST',
  path: '/student/homework/video/authorization',
  reply: replies.videoAuthorization,
  quiet: ['0', '-600', '-601'],
};

/**
 * Requests permission to resume an interrupted video upload, or to replace an expired permission. Code 0 where
 * the upload is not the student's for this homework.
 */
export const videoResumeSign: Endpoint<shapes.VideoResumeIn, shapes.VideoResume> = {
  id: 'homework.videoResumeSign',
  method: 'POST',
  path: '/student/homework/video/resumeSign',
  reply: replies.videoResumeSign,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Reports that a video was uploaded; the server asks the provider for its state. Repeat the call while the
 * state is `processing`. Code 0 where the provider has not received all of it.
 */
export const videoSuccess: Endpoint<shapes.VideoSuccessIn, shapes.HomeworkFile> = {
  id: 'homework.videoSuccess',
  method: 'POST',
  path: '/student/homework/video/success',
  reply: replies.videoSuccess,
  quiet: ['0'],
  idempotent: true,
};

/** Returns whether the student's storage has room for a file; where not, show `msg` instead of uploading. */
export const storageJudge: Endpoint<shapes.StorageJudgeIn, shapes.StorageJudge> = {
  id: 'homework.storageJudge',
  method: 'GET',
  path: '/student/homework/storageJudge',
  reply: replies.storageJudge,
  idempotent: true,
};

/**
 * Uploads one small homework file in a single request; larger ones are uploaded in parts (`upload.begin`) and
 * registered (`upload.saveAttachment`). -600 too large, -601 type not accepted, -602 duplicate, -603 no storage
 * left.
 */
export const upload: Endpoint<shapes.UploadHomeworkIn, shapes.HomeworkFile> = {
  id: 'homework.upload',
  method: 'POST',
  path: '/student/homework/upload',
  send: 'multipart',
  reply: replies.upload,
  once: true,
};
