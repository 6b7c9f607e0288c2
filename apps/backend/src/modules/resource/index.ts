import * as resource from '@lectern/sdk/endpoints/resource';
import { parts, resource as schema, upload as uploadSchema } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { newToken } from '../upload/index.ts';
import * as handlers from './resource.handlers.ts';
import { mountResources } from './resourceFiles.ts';

export { drawnFiles } from './resourceFiles.ts';

const opened = { input: schema.ResourceIn, output: schema.ResourceLink };
const listed = { input: schema.ResourceListIn, output: schema.ResourcePage };
const removed = { input: schema.RemoveResourcesIn, output: schema.RemovedResources };

/** Files that a school and its students share. */
export const resourceModule: Module = {
  name: 'resource',
  routes: [
    route(resource.list, listed, handlers.listResources, { access: 'public' }),
    route(resource.selectAll, listed, handlers.listOfStudents, { access: 'public' }),
    route(
      resource.loadOption,
      { input: parts.SchoolScope, output: schema.LoadOptions },
      handlers.loadOptions,
      { access: 'public' },
    ),
    route(resource.detail, { input: schema.ResourceIn, output: schema.Resource }, handlers.resourceDetail, {
      access: 'public',
    }),
    route(resource.vipFlag, { input: parts.Nothing, output: schema.VipFlag }, handlers.vipFlag),
    route(resource.download, opened, handlers.download),
    route(resource.view, opened, handlers.preview('still')),
    route(resource.videoPreview, opened, handlers.preview('video')),
    route(resource.audioPreview, opened, handlers.preview('audio')),
    route(resource.toUpload, { input: parts.Nothing, output: schema.UploadRules }, handlers.uploadRules),
    route(resource.uploadToken, { input: parts.Nothing, output: uploadSchema.UploadToken }, (_, context) => ({
      uptoken: newToken(context),
    })),
    route(resource.share, { input: schema.ShareIn, output: schema.Shared }, handlers.share),
    route(resource.remove, removed, handlers.remove),
    route(resource.batchRemoveVideo, removed, handlers.removeVideos),
  ],
  plugin: mountResources,
};
