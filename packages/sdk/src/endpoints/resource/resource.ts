import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing, SchoolScope } from '../parts.schema.ts';
import type { SavedFile, UploadToken, UploadedFile } from '../upload/upload.schema.ts';
import type * as shapes from './resource.schema.ts';
import * as replies from './resource.reply.gen.ts';

/** Reads a shared file; code 0 when there is none. */
export const detail: Endpoint<shapes.ResourceIn, shapes.Resource> = {
  id: 'resource.detail',
  method: 'GET',
  path: '/resource/detail',
  ambient: ['schoolId'],
  reply: replies.detail,
  quiet: ['0'],
  idempotent: true,
};

/** Returns a signed address for the download, and counts the download. Code 0 when it is not allowed. */
export const download: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.download',
  method: 'GET',
  path: '/resource/download',
  ambient: ['schoolId'],
  reply: replies.download,
  quiet: ['0'],
};

/**
 * Returns a signed address for viewing a picture, PDF or text, and counts the view. Code 0 for types that
 * browsers cannot show, or when it is not allowed.
 */
export const view: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.view',
  method: 'GET',
  path: '/resource/view',
  ambient: ['schoolId'],
  reply: replies.view,
  quiet: ['0'],
};

/** Lists the files shared by the school's students. */
export const selectAll: Endpoint<shapes.ResourceListIn, shapes.ResourcePage> = {
  id: 'resource.selectAll',
  method: 'GET',
  path: '/resource/selectAll',
  ambient: ['schoolId'],
  reply: replies.selectAll,
  idempotent: true,
};

/** Lists all files that the student may see: the school's, other students' and their own. */
export const list: Endpoint<shapes.ResourceListIn, shapes.ResourcePage> = {
  id: 'resource.list',
  method: 'GET',
  path: '/resource/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};

/** Reads the student's used and total storage space. */
export const spaceSize: Endpoint<Nothing, shapes.SpaceSize> = {
  id: 'resource.spaceSize',
  method: 'GET',
  path: '/resource/getSpaceSize',
  reply: replies.spaceSize,
  idempotent: true,
};

/** Returns whether the student may download files for members. */
export const vipFlag: Endpoint<Nothing, shapes.VipFlag> = {
  id: 'resource.vipFlag',
  method: 'GET',
  path: '/resource/getVipFlag',
  reply: replies.vipFlag,
  idempotent: true,
};

/** Reads the filter choices of the list. */
export const loadOption: Endpoint<SchoolScope, shapes.LoadOptions> = {
  id: 'resource.loadOption',
  method: 'GET',
  path: '/resource/loadOption',
  ambient: ['schoolId'],
  reply: replies.loadOption,
  idempotent: true,
};

/** Requests a token for uploading a file to share. */
export const uploadToken: Endpoint<Nothing, UploadToken> = {
  id: 'resource.uploadToken',
  method: 'GET',
  path: '/resource/getuptoken',
  reply: replies.uploadToken,
};

/** Reads the rules for uploads to this area. */
export const toUpload: Endpoint<Nothing, shapes.UploadRules> = {
  id: 'resource.toUpload',
  method: 'GET',
  path: '/resource/toUpload',
  reply: replies.toUpload,
  idempotent: true,
};

/** Registers an uploaded file. The same call as `upload.saveAttachment`. */
export const save: Endpoint<UploadedFile, SavedFile> = {
  id: 'resource.save',
  method: 'POST',
  path: '/resource/save',
  reply: replies.save,
  once: true,
};

/** Deletes the student's own files; other ids are ignored. */
export const remove: Endpoint<shapes.RemoveResourcesIn, shapes.RemovedResources> = {
  id: 'resource.remove',
  method: 'POST',
  path: '/resource/delResource',
  reply: replies.remove,
  idempotent: true,
};

/** Deletes the student's own videos, including those at the provider. */
export const batchRemoveVideo: Endpoint<shapes.RemoveResourcesIn, shapes.RemovedResources> = {
  id: 'resource.batchRemoveVideo',
  method: 'POST',
  path: '/resource/batchDelVideo',
  reply: replies.batchRemoveVideo,
  idempotent: true,
};

/** Returns a signed address for playing a video, and counts the view. */
export const videoPreview: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.videoPreview',
  method: 'GET',
  path: '/resource/video/preview',
  ambient: ['schoolId'],
  reply: replies.videoPreview,
  quiet: ['0'],
};

/** Returns a signed address for playing an audio file, and counts the view. */
export const audioPreview: Endpoint<shapes.ResourceIn, shapes.ResourceLink> = {
  id: 'resource.audioPreview',
  method: 'GET',
  path: '/resource/audio/preview',
  ambient: ['schoolId'],
  reply: replies.audioPreview,
  quiet: ['0'],
};

/**
 * Shares uploaded files with the school, immediately or after its approval. Code 0 with the invalid field.
 * Sharing a file again has no effect.
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
