import type { Module } from '../../platform/module.ts';
import { mountVideoSandbox } from '../../providers/video/mountVideoSandbox.ts';
import { sandboxVideosKey } from '../../providers/video/sandboxVideos.ts';
import { openVideoProvider } from '../../providers/video/openVideoProvider.ts';
import { videoProvider } from '../../providers/video/videoProvider.ts';
import { mountVideoNotices, VIDEO_NOTICES } from './videos/videoNotices.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { homeworkRoutes } from './homework.routes.ts';
import { remindOfHomework } from './reminders.service.ts';

export type { TaskFile } from './homework.tables.ts';
export { announceRegraded } from './regraded.service.ts';
export { findStoredVideos, removeStoredVideos, type StoredVideo } from './videos/storedVideos.ts';
export { homeworkRows, settleHomework } from './school.service.ts';

/** Homework: setting, handing in and marking it. Outside production a sandbox replaces the video provider. */
export const homeworkModule: Module = {
  name: 'homework',
  routes: homeworkRoutes,
  setup({ config, clock, services, connection }) {
    const sandbox = openVideoProvider({ config, db: connection.db, clock });
    if (sandbox === undefined) return;
    services.provide(sandboxVideosKey, sandbox);
    services.provide(videoProvider, sandbox);
  },
  async plugin(app, shared) {
    runJobs(app, shared, [
      { name: 'remindOfHomework', everyMs: 60_000, run: async () => void (await remindOfHomework(shared)) },
    ]);
    if (shared.config.mode !== 'production') mountVideoSandbox(app, shared, VIDEO_NOTICES);
    await app.register(async (scope) => mountVideoNotices(scope, shared));
  },
};
