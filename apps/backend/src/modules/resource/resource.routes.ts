import * as resource from '@lectern/sdk/endpoints/resource';
import { parts, resource as schema, upload as uploadSchema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { newToken } from '../upload/index.ts';
import * as service from './resource.service.ts';

const opened = { input: schema.ResourceIn, output: schema.ResourceLink };

const listed = { input: schema.ResourceListIn, output: schema.ResourcePage };

const removed = { input: schema.RemoveResourcesIn, output: schema.RemovedResources };

/** The calls of this module, each with its shapes and what answers it. */
export const resourceRoutes: readonly Route[] = [
  route(resource.list, listed, service.listResources, { access: 'public' }),
  route(resource.selectAll, listed, service.listOfStudents, { access: 'public' }),
  route(resource.loadOption, { input: parts.SchoolScope, output: schema.LoadOptions }, service.loadOptions, {
    access: 'public',
  }),
  route(resource.detail, { input: schema.ResourceIn, output: schema.Resource }, service.resourceDetail, {
    access: 'public',
  }),
  route(resource.vipFlag, { input: parts.Nothing, output: schema.VipFlag }, service.vipFlag),
  route(resource.download, opened, service.download),
  route(resource.view, opened, service.preview('still')),
  route(resource.videoPreview, opened, service.preview('video')),
  route(resource.audioPreview, opened, service.preview('audio')),
  route(resource.toUpload, { input: parts.Nothing, output: schema.UploadRules }, service.uploadRules),
  route(resource.uploadToken, { input: parts.Nothing, output: uploadSchema.UploadToken }, (_, context) => ({
    uptoken: newToken(context),
  })),
  route(resource.share, { input: schema.ShareIn, output: schema.Shared }, service.share),
  route(resource.remove, removed, service.remove),
  route(resource.batchRemoveVideo, removed, service.removeVideos),
];
