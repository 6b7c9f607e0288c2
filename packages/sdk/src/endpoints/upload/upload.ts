import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './upload.schema.ts';
import * as replies from './upload.reply.gen.ts';

/** Asks for a leave to upload; take a fresh one for each part of a file. */
export const token: Endpoint<shapes.UploadOriginIn, shapes.UploadToken> = {
  id: 'upload.token',
  method: 'GET',
  path: '/saas-business/v1/upload/token',
  reply: replies.token,
};

/** Tells the host that stored files are read from. */
export const storageDomain: Endpoint<shapes.UploadOriginIn, shapes.StorageDomain> = {
  id: 'upload.storageDomain',
  method: 'GET',
  path: '/saas-business/v1/upload/domain',
  reply: replies.storageDomain,
  idempotent: true,
};

/**
 * Uploads the picture of a signature. -600 is too large, -601 failed,
 * -602 was there before, -603 is more than the student's space holds.
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

/** Keeps the record of an uploaded file. The same call as `resource.save`. */
export const saveAttachment: Endpoint<shapes.UploadedFile, shapes.SavedFile> = {
  id: 'upload.saveAttachment',
  method: 'POST',
  path: '/resource/save',
  reply: replies.saveAttachment,
  once: true,
};

/** Asks whether a download is allowed; code 0 gives the words of the warning. */
export const downloadCheck: Endpoint<shapes.DownloadCheckIn, null> = {
  id: 'upload.downloadCheck',
  method: 'GET',
  path: '/resource/downloadCheck',
  reply: replies.downloadCheck,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Names the download of a stored file. Its reply is the file, so its address is opened (`addressOf`) and
 * not requested; pictures open directly.
 */
export const annexDownload: Endpoint<shapes.AnnexDownloadIn, shapes.FileBytes> = {
  id: 'upload.annexDownload',
  method: 'GET',
  path: '{origin}/student/downLoad',
  envelope: 'bare',
  reply: replies.annexDownload,
  idempotent: true,
};
