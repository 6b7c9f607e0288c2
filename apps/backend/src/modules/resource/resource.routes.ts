import * as resource from '@lectern/sdk/endpoints/resource';
import { route, type Route } from '../../platform/http/route.ts';
import { newToken } from '../upload/index.ts';
import * as service from './resource.service.ts';

/** The HTTP calls of shared files, each with its handler. */
export const resourceRoutes: readonly Route[] = [
  route(resource.list, service.listResources, { access: 'public' }),
  route(resource.selectAll, service.listOfStudents, { access: 'public' }),
  route(resource.loadOption, service.loadOptions, { access: 'public' }),
  route(resource.detail, service.resourceDetail, { access: 'public' }),
  route(resource.vipFlag, service.vipFlag),
  route(resource.download, service.download),
  route(resource.view, service.preview('still')),
  route(resource.videoPreview, service.preview('video')),
  route(resource.audioPreview, service.preview('audio')),
  route(resource.toUpload, service.uploadRules),
  route(resource.uploadToken, (_, context) => ({ uptoken: newToken(context) })),
  route(resource.share, service.share, { isPost: true }),
  route(resource.remove, service.remove),
  route(resource.batchRemoveVideo, service.removeVideos),
];
