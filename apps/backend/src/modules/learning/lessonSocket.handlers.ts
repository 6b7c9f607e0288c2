import type { ChannelInfo, LessonChannelIn, LessonStanding, LogOffIn } from '@lectern/sdk/sockets';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Lesson } from '../catalogue/catalogue.tables.ts';
import { liveStateOf } from '../catalogue/present.ts';
import { isThere, openLesson, presentLive, presentPosition, saveProgress } from './learning.handlers.ts';
import { lockProgress, noteOpened } from './learning.repo.ts';

/** Notes that a student is in a lesson, which begins its learning record, and tells where they stand. */
async function enter(
  context: UserContext,
  lessonId: string,
  expect: (lesson: Lesson, now: Date) => void,
): Promise<LessonStanding> {
  const { clock, company, user } = context;
  const lesson = await openLesson(context.db, context, lessonId);
  const now = clock.now();
  expect(lesson, now);
  return context.transaction(async (tx) => {
    await noteOpened(tx, { companyId: company.id, userId: user.id }, lesson, now);
    const progress = await lockProgress(tx, user.id, lesson.id);
    return {
      lessonId: lesson.id,
      position: progress === undefined ? null : presentPosition(progress),
      serverTime: now.toISOString(),
    };
  });
}

const expectNothing = (): void => undefined;

function expectVideo({ videoKey }: Lesson): void {
  if (videoKey === null) throw new BusinessError('0', '这节课没有可以观看的视频');
}

/** Answers `NETTY_LOG_ON_REQ`. */
export const logOn = ({ lessonId }: LessonChannelIn, context: UserContext): Promise<LessonStanding> =>
  enter(context, lessonId, expectNothing);

/** Answers `NETTY_LIVE_IN_REQ`: a live lesson while it is on. */
export const liveIn = ({ lessonId }: LessonChannelIn, context: UserContext): Promise<LessonStanding> =>
  enter(context, lessonId, (lesson, now) => {
    const state = liveStateOf(lesson, now);
    if (state !== 'now')
      throw new BusinessError('0', state === 'finished' ? '直播已经结束' : '直播还没有开始');
  });

/** Answers `NETTY_REPLAY_IN_REQ`: a live lesson that is over, where its school keeps replays (specification 4). */
export const replayIn = ({ lessonId }: LessonChannelIn, context: UserContext): Promise<LessonStanding> =>
  enter(context, lessonId, (lesson, now) => {
    if (lesson.kind !== 'live' || !isThere(lesson, now)) throw new BusinessError('0', '当前课次无法查看回放');
  });

/** Answers `NETTY_VIDEO_IN_REQ` and `NETTY_VIDEO_READY_REQ`: where a recorded lesson goes on. */
export const videoIn = ({ lessonId }: LessonChannelIn, context: UserContext): Promise<LessonStanding> =>
  enter(context, lessonId, expectVideo);

/** Answers `NETTY_LOG_OFF_REQ`: what was watched goes into the learning record, as `learning.saveProgress` does it. */
export async function logOff({ lessonId, watched }: LogOffIn, context: UserContext): Promise<LessonStanding> {
  if (watched === undefined) return enter(context, lessonId, expectNothing);
  const { position } = await saveProgress({ lessonId, ...watched }, context);
  return { lessonId, position, serverTime: context.clock.now().toISOString() };
}

/** Answers `channel_info`. */
export async function channelInfo({ lessonId }: LessonChannelIn, context: UserContext): Promise<ChannelInfo> {
  const lesson = await openLesson(context.db, context, lessonId);
  const now = context.clock.now();
  return { lessonId: lesson.id, live: presentLive(lesson, now), serverTime: now.toISOString() };
}
