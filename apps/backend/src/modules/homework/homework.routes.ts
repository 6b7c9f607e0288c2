import * as endpoints from '@lectern/sdk/endpoints/homework';
import { route, type Route } from '../../platform/http/route.ts';
import { storageJudge, upload } from './files.ts';
import * as service from './homework.service.ts';
import { videoAuthorization, videoResumeSign, videoSuccess } from './videos/videos.ts';
import { save } from './work.service.ts';

/** The HTTP calls of homework, each with its handler. */
export const homeworkRoutes: readonly Route[] = [
  route(endpoints.lessons, service.lessons),
  route(endpoints.lessonCounts, service.lessonCounts),
  route(endpoints.canSubmit, service.canSubmit),
  route(endpoints.list, service.list),
  route(endpoints.finishPage, service.finishPage),
  route(endpoints.paperPage, service.paperPage),
  route(endpoints.save, save),
  route(endpoints.preview, service.detail),
  route(endpoints.detail, service.detail),
  route(endpoints.storageJudge, storageJudge),
  route(endpoints.upload, upload),
  route(endpoints.videoAuthorization, videoAuthorization),
  route(endpoints.videoResumeSign, videoResumeSign),
  route(endpoints.videoSuccess, videoSuccess),
  route(endpoints.leaveNotify, service.leaveNotify),
];
