import * as endpoints from '@lectern/sdk/endpoints/homework';
import { homework as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { keyFor } from '../../platform/config/keys.ts';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { mountVideoSandbox } from '../../providers/video/mountVideoSandbox.ts';
import { SandboxVideos, sandboxVideosKey } from '../../providers/video/sandboxVideos.ts';
import { videoProvider } from '../../providers/video/videoProvider.ts';
import { storageJudge, upload } from './files.ts';
import * as handlers from './homework.handlers.ts';
import { mountVideoNotices, VIDEO_NOTICES } from './videoNotices.ts';
import { videoAuthorization, videoResumeSign, videoSuccess } from './videos.ts';
import { save } from './work.ts';

/** What students do for their lessons, hand in and get marked. Outside production a sandbox plays the video provider. */
export const homeworkModule: Module = {
  name: 'homework',
  routes: [
    route(
      endpoints.lessons,
      { input: schemas.HomeworkLessonsIn, output: schemas.HomeworkLessonPage },
      handlers.lessons,
    ),
    route(
      endpoints.lessonCounts,
      { input: parts.Nothing, output: schemas.HomeworkCounts },
      handlers.lessonCounts,
    ),
    route(endpoints.canSubmit, { input: schemas.HomeworkIn, output: schemas.CanSubmit }, handlers.canSubmit),
    route(endpoints.list, { input: schemas.HomeworkListIn, output: schemas.HomeworkPage }, handlers.list),
    route(
      endpoints.finishPage,
      { input: schemas.HomeworkListIn, output: schemas.HomeworkPage },
      handlers.finishPage,
    ),
    route(
      endpoints.paperPage,
      { input: schemas.HomeworkListIn, output: schemas.HomeworkPage },
      handlers.paperPage,
    ),
    route(endpoints.save, { input: schemas.SaveHomeworkIn, output: schemas.SavedHomework }, save),
    route(endpoints.preview, { input: schemas.HomeworkIn, output: schemas.HomeworkDetail }, handlers.detail),
    route(endpoints.detail, { input: schemas.HomeworkIn, output: schemas.HomeworkDetail }, handlers.detail),
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
    route(endpoints.leaveNotify, { input: schemas.LeaveNotifyIn, output: Type.Null() }, handlers.leaveNotify),
  ],
  setup({ config, clock, services, connection }) {
    if (config.mode === 'production') return;
    const sandbox = new SandboxVideos({
      db: connection.db,
      clock,
      key: keyFor(config, 'video sandbox'),
      dataDir: config.dataDir,
    });
    services.provide(sandboxVideosKey, sandbox);
    services.provide(videoProvider, sandbox);
  },
  async plugin(app, shared) {
    if (shared.config.mode !== 'production') mountVideoSandbox(app, shared, VIDEO_NOTICES);
    await app.register(async (scope) => mountVideoNotices(scope, shared));
  },
};
