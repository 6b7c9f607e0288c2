import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './parts.schema.ts';
import * as replies from './parts.reply.gen.ts';

/**
 * Begins an upload in parts of 4 MB; the server makes its key. The key of an own unfinished upload goes on with it.
 * -600 is too large, -601 a kind of file that is not taken, -603 more than the student's space holds.
 */
export const begin: Endpoint<shapes.BeginUploadIn, shapes.BegunUpload> = {
  id: 'upload.begin',
  method: 'POST',
  path: '/saas-business/v1/upload/parts/begin',
  reply: replies.begin,
};

/** Puts one part into the storage. Sending a part twice has no second effect. */
export const sendPart: Endpoint<shapes.UploadPartIn, shapes.ReceivedPart> = {
  id: 'upload.sendPart',
  method: 'POST',
  path: '/saas-business/v1/upload/parts/send',
  send: 'multipart',
  reply: replies.sendPart,
};

/** Puts the parts together, once; asking again gives the same file. -601 when a part is missing or the bytes are refused. */
export const finish: Endpoint<shapes.FinishUploadIn, shapes.StoredFile> = {
  id: 'upload.finish',
  method: 'POST',
  path: '/saas-business/v1/upload/parts/finish',
  reply: replies.finish,
  idempotent: true,
};
