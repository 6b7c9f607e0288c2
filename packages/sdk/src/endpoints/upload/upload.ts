import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './upload.schema.ts';
import * as replies from './upload.reply.gen.ts';

/** Requests a token for uploads; request a new one for each part of a file. */
export const token: Endpoint<shapes.UploadOriginIn, shapes.UploadToken> = {
  id: 'upload.token',
  method: 'GET',
  path: '/saas-business/v1/upload/token',
  reply: replies.token,
};

/** Returns the host from which stored files are read. */
export const storageDomain: Endpoint<shapes.UploadOriginIn, shapes.StorageDomain> = {
  id: 'upload.storageDomain',
  method: 'GET',
  path: '/saas-business/v1/upload/domain',
  reply: replies.storageDomain,
  idempotent: true,
};

/**
 * Uploads the picture of a signature. -600 too large, -601 failed, -602 duplicate, -603 the student's storage
 * is full.
 */
export const signImage: Endpoint<shapes.SignImageIn, shapes.SignImage> = {
  id: 'upload.signImage',
  method: 'POST',
  path: '/student/setting/sign/source/upload',
  ambient: ['domain'],
  tellsUser: true,
  send: 'multipart',
  reply: replies.signImage,
  once: true,
};

/** Registers an uploaded file. The same call as `resource.save`. */
export const saveAttachment: Endpoint<shapes.UploadedFile, shapes.SavedFile> = {
  id: 'upload.saveAttachment',
  method: 'POST',
  path: '/resource/save',
  reply: replies.saveAttachment,
  once: true,
};

/** Checks whether a download is allowed; code 0 with the warning as its message where it is not. */
export const downloadCheck: Endpoint<shapes.DownloadCheckIn, null> = {
  id: 'upload.downloadCheck',
  method: 'GET',
  path: '/resource/downloadCheck',
  reply: replies.downloadCheck,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Downloads a stored file. The reply is the file itself, so open the address (`addressOf`) instead of making
 * the call; pictures open directly.
 */
export const annexDownload: Endpoint<shapes.AnnexDownloadIn, shapes.FileBytes> = {
  id: 'upload.annexDownload',
  method: 'GET',
  path: '{origin}/student/downLoad',
  envelope: 'bare',
  reply: replies.annexDownload,
  idempotent: true,
};
