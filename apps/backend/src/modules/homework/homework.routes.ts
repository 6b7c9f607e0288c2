import * as endpoints from '@lectern/sdk/endpoints/homework';
import { homework as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { storageJudge, upload } from './files.ts';
import * as service from './homework.service.ts';
import { videoAuthorization, videoResumeSign, videoSuccess } from './videos.ts';
import { save } from './work.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const homeworkRoutes: readonly Route[] = [
  route(
    endpoints.lessons,
    { input: schemas.HomeworkLessonsIn, output: schemas.HomeworkLessonPage },
    service.lessons,
  ),
  route(
    endpoints.lessonCounts,
    { input: parts.Nothing, output: schemas.HomeworkCounts },
    service.lessonCounts,
  ),
  route(endpoints.canSubmit, { input: schemas.HomeworkIn, output: schemas.CanSubmit }, service.canSubmit),
  route(endpoints.list, { input: schemas.HomeworkListIn, output: schemas.HomeworkPage }, service.list),
  route(
    endpoints.finishPage,
    { input: schemas.HomeworkListIn, output: schemas.HomeworkPage },
    service.finishPage,
  ),
  route(
    endpoints.paperPage,
    { input: schemas.HomeworkListIn, output: schemas.HomeworkPage },
    service.paperPage,
  ),
  route(endpoints.save, { input: schemas.SaveHomeworkIn, output: schemas.SavedHomework }, save),
  route(endpoints.preview, { input: schemas.HomeworkIn, output: schemas.HomeworkDetail }, service.detail),
  route(endpoints.detail, { input: schemas.HomeworkIn, output: schemas.HomeworkDetail }, service.detail),
  route(
    endpoints.storageJudge,
    { input: schemas.StorageJudgeIn, output: schemas.StorageJudge },
    storageJudge,
  ),
  route(endpoints.upload, { input: schemas.UploadHomeworkIn, output: schemas.HomeworkFile }, upload),
  route(
    endpoints.videoAuthorization,
    { input: schemas.VideoAuthorizationIn, output: schemas.VideoAuthorization },
    videoAuthorization,
  ),
  route(
    endpoints.videoResumeSign,
    { input: schemas.VideoResumeIn, output: schemas.VideoResume },
    videoResumeSign,
  ),
  route(
    endpoints.videoSuccess,
    { input: schemas.VideoSuccessIn, output: schemas.HomeworkFile },
    videoSuccess,
  ),
  route(endpoints.leaveNotify, { input: schemas.LeaveNotifyIn, output: Type.Null() }, service.leaveNotify),
];
