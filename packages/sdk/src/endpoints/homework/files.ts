import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './homework.schema.ts';
import * as replies from './files.reply.gen.ts';

/**
 * Asks for a leave to put a video with the provider that the school has chosen. Code 0 where the
 * school has none or the work is closed, -600 for one too large, -601 for one of another kind.
 */
export const videoAuthorization: Endpoint<shapes.VideoAuthorizationIn, shapes.VideoAuthorization> = {
  id: 'homework.videoAuthorization',
  method: 'POST',
  path: '/student/homework/video/authorization',
  reply: replies.videoAuthorization,
  quiet: ['0', '-600', '-601'],
};

/**
 * Asks for a leave to go on with an upload that was cut off, or whose leave is too old. Code 0 where it is not the
 * student's for this homework.
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
 * Tells that a video is at its provider, who is asked whether that is so, and how it stands there; repeat it while it
 * is `processing`. Code 0 where the provider does not have all of it.
 */
export const videoSuccess: Endpoint<shapes.VideoSuccessIn, shapes.HomeworkFile> = {
  id: 'homework.videoSuccess',
  method: 'POST',
  path: '/student/homework/video/success',
  reply: replies.videoSuccess,
  quiet: ['0'],
  idempotent: true,
};

/** Tells whether there is room; `msg` blocks the upload. */
export const storageJudge: Endpoint<shapes.StorageJudgeIn, shapes.StorageJudge> = {
  id: 'homework.storageJudge',
  method: 'GET',
  path: '/student/homework/storageJudge',
  reply: replies.storageJudge,
  idempotent: true,
};

/**
 * Uploads one small file of the work in one go; larger ones go in parts (`upload.begin`) and on record
 * (`upload.saveAttachment`). -600 too large, -601 not taken, -602 repeated, -603 no space left.
 */
export const upload: Endpoint<shapes.UploadHomeworkIn, shapes.HomeworkFile> = {
  id: 'homework.upload',
  method: 'POST',
  path: '/student/homework/upload',
  send: 'multipart',
  reply: replies.upload,
  once: true,
};
