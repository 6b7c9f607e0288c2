import { runJobs } from '../../platform/jobs/repeat.ts';
import type { Module } from '../../platform/module.ts';
import { lessonProgress } from '../catalogue/index.ts';
import { liveProviders } from '../../providers/live/liveProvider.ts';
import { liveProvidersOf, readLiveAccounts } from '../../providers/live/liveAccounts.ts';
import { liveRooms, mountSandboxLive } from '../../providers/live/mountSandboxLive.ts';
import { learningOperations, learningPushes } from './learning.operations.ts';
import { liveNoticePath, mountLiveNotices } from './live/liveNotices.ts';
import { findLesson, lessonStates } from './learning.repo.ts';
import { liveStageOf } from './live/liveStage.ts';
import { mountMedia } from './media/mediaFiles.ts';
import { mountSandboxPlayers } from '../../providers/player/mountSandboxPlayers.ts';
import { playerProvidersOf, readPlayerAccounts } from '../../providers/player/playerAccounts.ts';
import { playerProviders } from '../../providers/player/playerProvider.ts';
import { mountVendorPlayers } from './media/vendorPlayers.ts';
import { clearUnnamedVideos } from './media/unnamedVideos.ts';
import { folderStore, mediaStore } from './media/mediaStore.ts';
import { learningRoutes } from './learning.routes.ts';

export { FILM_PREFIX, findFilm, deleteVideo, storeVideo } from './media/storeVideo.ts';
export { openLesson } from './learning.service.ts';
export { findCoursesStudied, findLesson } from './learning.repo.ts';
export { visitorOf } from './live/liveRoom.service.ts';
export { lessonProgress, lessonVisits } from './learning.tables.ts';

/** Interval of the job that deletes videos without a lesson, in milliseconds. */
const CLEAR_EVERY_MS = 6 * 3600_000;

/** Lessons: access to them, their videos, and students' progress. */
export const learningModule: Module = {
  name: 'learning',
  operations: learningOperations,
  pushes: learningPushes,
  routes: learningRoutes,
  async setup({ services, config, connection, clock }) {
    services.provide(mediaStore, folderStore(config.dataDir));
    services.provide(lessonProgress, { read: lessonStates });
    services.provide(liveProviders, liveProvidersOf(config, await readLiveAccounts(config)));
    services.provide(playerProviders, playerProvidersOf(config, await readPlayerAccounts(config)));
    services.provide(liveRooms, {
      noticePath: (companyId) => liveNoticePath('sandbox', companyId),
      async stageOf(companyId, room) {
        const lesson = await findLesson(connection.db, companyId, room.replace(/^lesson-/, ''));
        return (lesson && liveStageOf(lesson, true, clock.now())) ?? 'now';
      },
    });
  },
  async reread({ services, config }) {
    const rooms = liveProvidersOf(config, await readLiveAccounts(config));
    const players = playerProvidersOf(config, await readPlayerAccounts(config));
    return () => {
      services.provide(liveProviders, rooms);
      services.provide(playerProviders, players);
    };
  },
  async plugin(app, parts) {
    mountMedia(app, parts);
    await mountVendorPlayers(app, parts);
    if (parts.config.mode !== 'production') {
      await mountSandboxLive(app, parts);
      await mountSandboxPlayers(app, parts);
    }
    await app.register(async (scope) => mountLiveNotices(scope, parts));
    const { config, connection, clock } = parts;
    const run = () => clearUnnamedVideos(connection.db, config.dataDir, clock.now());
    runJobs(app, parts, [{ name: 'clearUnnamedVideos', everyMs: CLEAR_EVERY_MS, run }]);
  },
};
