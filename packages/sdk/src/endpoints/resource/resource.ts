import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type { SavedFile, UploadToken, UploadedFile } from '../upload/upload.schema.ts';
import type * as shapes from './resource.schema.ts';
import * as replies from './resource.reply.gen.ts';

/** Reads one shared file; code 0 when there is none. */
export const detail: Endpoint<shapes.ResourceIn, shapes.Resource> = {
  id: 'resource.detail',
  method: 'GET',
  path: '/resource/detail',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Gives a signed address to download from, and counts it. Code 0 when it is not allowed. */
export const download: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.download',
  method: 'GET',
  path: '/resource/download',
  ambient: ['schoolId'],
  reply: replies.download,
  quiet: ['0'],
};

/** Gives a signed address to look at a picture, PDF or text, and counts it. Code 0 for what no browser shows, or when it is not allowed. */
export const view: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.view',
  method: 'GET',
  path: '/resource/view',
  ambient: ['schoolId'],
  reply: replies.view,
  quiet: ['0'],
};

/** Lists what the school's students share. */
export const selectAll: Endpoint<shapes.ResourceListIn, shapes.ResourcePage> = {
  id: 'resource.selectAll',
  method: 'GET',
  path: '/resource/selectAll',
  ambient: ['schoolId'],
  reply: replies.selectAll,
  idempotent: true,
};

/** Lists what the student may see, of the school and of its students; own files too. */
export const list: Endpoint<shapes.ResourceListIn, shapes.ResourcePage> = {
  id: 'resource.list',
  method: 'GET',
  path: '/resource/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Tells how much room the student has. */
export const spaceSize: Endpoint<Nothing, shapes.SpaceSize> = {
  id: 'resource.spaceSize',
  method: 'GET',
  path: '/resource/getSpaceSize',
  reply: replies.spaceSize,
  idempotent: true,
};

/** Tells whether the student may take what is for members. */
export const vipFlag: Endpoint<Nothing, shapes.VipFlag> = {
  id: 'resource.vipFlag',
  method: 'GET',
  path: '/resource/getVipFlag',
  reply: replies.vipFlag,
  idempotent: true,
};

/** Reads what the list can be filtered by. */
export const loadOption: Endpoint<SchoolScope, shapes.LoadOptions> = {
  id: 'resource.loadOption',
  method: 'GET',
  path: '/resource/loadOption',
  ambient: ['schoolId'],
  reply: replies.loadOption,
  idempotent: true,
};

/** Asks for a leave to upload a shared file. */
export const uploadToken: Endpoint<Nothing, UploadToken> = {
  id: 'resource.uploadToken',
  method: 'GET',
  path: '/resource/getuptoken',
  reply: replies.uploadToken,
};

/** Tells what may be uploaded here. */
export const toUpload: Endpoint<Nothing, shapes.UploadRules> = {
  id: 'resource.toUpload',
  method: 'GET',
  path: '/resource/toUpload',
  reply: replies.toUpload,
  idempotent: true,
};

/**
 * Keeps the record of an uploaded file. The same call as
 * `upload.saveAttachment`.
 */
export const save: Endpoint<UploadedFile, SavedFile> = {
  id: 'resource.save',
  method: 'POST',
  path: '/resource/save',
  reply: replies.save,
  once: true,
};

/** Deletes the student's own files; others stay and are no error. */
export const remove: Endpoint<shapes.RemoveResourcesIn, shapes.RemovedResources> = {
  id: 'resource.remove',
  method: 'POST',
  path: '/resource/delResource',
  reply: replies.remove,
  idempotent: true,
};

/** Deletes the student's own videos, also at their provider. */
export const batchRemoveVideo: Endpoint<shapes.RemoveResourcesIn, shapes.RemovedResources> = {
  id: 'resource.batchRemoveVideo',
  method: 'POST',
  path: '/resource/batchDelVideo',
  reply: replies.batchRemoveVideo,
  idempotent: true,
};

/** Gives a signed address that a video plays from, and counts it. */
export const videoPreview: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.videoPreview',
  method: 'GET',
  path: '/resource/video/preview',
  ambient: ['schoolId'],
  reply: replies.videoPreview,
  quiet: ['0'],
};

/** Gives a signed address that a sound plays from, and counts it. */
export const audioPreview: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.audioPreview',
  method: 'GET',
  path: '/resource/audio/preview',
  ambient: ['schoolId'],
  reply: replies.audioPreview,
  quiet: ['0'],
};

/**
 * Shares uploaded files with one's school, at once or when the school has let them through. Code 0 names the field that
 * is not right. Sharing twice is once.
 */
export const share: Endpoint<shapes.ShareIn, shapes.Shared> = {
  id: 'resource.share',
  method: 'POST',
  path: '/resource/share',
  ambient: ['schoolId'],
  reply: replies.share,
  quiet: ['0'],
  idempotent: true,
};
