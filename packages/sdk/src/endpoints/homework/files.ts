import type { Endpoint } from '../../core/endpoint.ts';
import type {
  HomeworkFile,
  StorageJudge,
  StorageJudgeIn,
  UploadHomeworkIn,
  VideoAuthorization,
  VideoAuthorizationIn,
  VideoResume,
  VideoResumeIn,
  VideoSuccessIn,
} from './homework.schema.ts';

/** Asks for a leave to upload a video to its provider. */
export const videoAuthorization: Endpoint<VideoAuthorizationIn, VideoAuthorization> = {
  id: 'homework.videoAuthorization',
  method: 'POST',
  path: '/student/homework/video/authorization',
  envelope: 'code',
  provisional: true,
};

/** Asks for a leave to go on with an upload that was cut off. */
export const videoResumeSign: Endpoint<VideoResumeIn, VideoResume> = {
  id: 'homework.videoResumeSign',
  method: 'POST',
  path: '/student/homework/video/resumeSign',
  envelope: 'code',
  provisional: true,
};

/** Tells that a video is at its provider. */
export const videoSuccess: Endpoint<VideoSuccessIn, HomeworkFile> = {
  id: 'homework.videoSuccess',
  method: 'POST',
  path: '/student/homework/video/success',
  envelope: 'code',
  idempotent: true,
  provisional: true,
};

/** Tells whether there is room; `msg` blocks the upload (specification 5). */
export const storageJudge: Endpoint<StorageJudgeIn, StorageJudge> = {
  id: 'homework.storageJudge',
  method: 'GET',
  path: '/student/homework/storageJudge',
  envelope: 'code',
  idempotent: true,
  provisional: true,
};

/** Uploads one small file of the work in one go; larger ones go in parts (`upload.begin`) and on record (`upload.saveAttachment`). -600 too large, -601 not taken, -602 repeated. */
export const upload: Endpoint<UploadHomeworkIn, HomeworkFile> = {
  id: 'homework.upload',
  method: 'POST',
  path: '/student/homework/upload',
  send: 'multipart',
  envelope: 'code',
  once: true,
  provisional: true,
};
