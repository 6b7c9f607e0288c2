import type { LeaveLessonIn, LessonStay, LessonVisitIn } from '@lectern/sdk/endpoints/learning';
import type { ChannelInfo, LessonChannelIn } from '@lectern/sdk/sockets';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { type Lesson, liveStateOf } from '../catalogue/index.ts';
import { isWatchable, openLesson, presentLive, presentPosition } from './learning.service.ts';
import { storeProgress, storeVisit, storeLessonOpened } from './recordProgress.service.ts';
import { saveProgress } from './progress.service.ts';
import { liveProviders } from '../../providers/live/liveProvider.ts';
import { findMeeting, lockProgress } from './learning.repo.ts';
import { findLessonRoom } from './live/liveRoom.service.ts';

/** Seconds by which a page's own time may exceed the server's. */
const SLACK_SECONDS = 5;

/** The moment of a visit that a report marks. */
type Moment = 'liveAt' | 'replayAt' | 'leftAt';

/**
 * Stores that a student is in a lesson: creates its learning record, adds the time studied since the last
 * report, and returns the progress. The total time is limited by the time since the student first opened the
 * lesson.
 */
async function enter(
  context: UserContext,
  { lessonId, visit }: LessonVisitIn,
  expect: (lesson: Lesson, now: Date) => void,
  moment?: Moment,
): Promise<LessonStay> {
  const { clock, company, user } = context;
  const lesson = await openLesson(context.db, context, lessonId);
  const now = clock.now();
  expect(lesson, now);
  const owner = { companyId: company.id, userId: user.id };
  return context.transaction(async (tx) => {
    await storeLessonOpened(tx, owner, lesson, now);
    const progress = await lockProgress(tx, user.id, lesson.id);
    if (progress === undefined) throw new BusinessError('0', '还不能学习这节课');
    let { studiedSeconds } = progress;
    if (visit !== undefined) {
      const { id: visitId, seconds } = visit;
      const moments = moment === undefined ? {} : { [moment]: now };
      const isOpenFor = (now.getTime() - progress.openedAt.getTime()) / 1000;
      const maxSeconds = isOpenFor + SLACK_SECONDS - studiedSeconds;
      const own = { ...owner, visitId, lessonId: lesson.id, seconds };
      studiedSeconds += await storeVisit(tx, own, moments, { now, maxSeconds });
      if (studiedSeconds > progress.studiedSeconds) await storeProgress(tx, { ...progress, studiedSeconds });
    }
    return {
      lessonId: lesson.id,
      position: presentPosition(progress),
      studiedSeconds,
      serverTime: now.toISOString(),
    };
  });
}

const allowAnyLesson = (): void => undefined;

function expectVideo({ videoKey }: Lesson): void {
  if (videoKey === null) throw new BusinessError('0', '这节课没有可以观看的视频');
}

/** Answers `learning.logOn` and `NETTY_LOG_ON_REQ`. */
export const logOn = (input: LessonVisitIn, context: UserContext): Promise<LessonStay> =>
  enter(context, input, allowAnyLesson);

/** Answers `learning.liveIn` and `NETTY_LIVE_IN_REQ`: enters a running live lesson. */
export const liveIn = (input: LessonVisitIn, context: UserContext): Promise<LessonStay> =>
  enter(
    context,
    input,
    (lesson, now) => {
      const state = liveStateOf(lesson, now);
      if (state !== 'now')
        throw new BusinessError('0', state === 'finished' ? '直播已经结束' : '直播还没有开始');
    },
    'liveAt',
  );

/** Answers `learning.replayIn` and `NETTY_REPLAY_IN_REQ`: enters the replay of a finished live lesson. */
export const replayIn = (input: LessonVisitIn, context: UserContext): Promise<LessonStay> =>
  enter(
    context,
    input,
    (lesson, now) => {
      if (lesson.kind !== 'live' || !isWatchable(lesson, now))
        throw new BusinessError('0', '当前课次无法查看回放');
    },
    'replayAt',
  );

/** Answers `NETTY_VIDEO_IN_REQ` and `NETTY_VIDEO_READY_REQ`: returns where to continue a recorded lesson. */
export const videoIn = (input: LessonVisitIn, context: UserContext): Promise<LessonStay> =>
  enter(context, input, expectVideo);

/**
 * Answers `learning.logOff` and `NETTY_LOG_OFF_REQ`: stores the watched sections like `learning.saveProgress`,
 * and ends the visit.
 */
export async function logOff(
  { lessonId, watched, visit }: LeaveLessonIn,
  context: UserContext,
): Promise<LessonStay> {
  if (watched !== undefined) await saveProgress({ lessonId, ...watched }, context);
  return enter(context, { lessonId, ...(visit !== undefined && { visit }) }, allowAnyLesson, 'leftAt');
}

/** Answers `channel_info`. */
export async function channelInfo({ lessonId }: LessonChannelIn, context: UserContext): Promise<ChannelInfo> {
  const lesson = await openLesson(context.db, context, lessonId);
  const { db, services, company, clock } = context;
  const meeting = await findMeeting(db, lesson.id);
  const room = findLessonRoom(services.get(liveProviders), company, lesson, meeting);
  const now = clock.now();
  return { lessonId: lesson.id, live: presentLive(lesson, room, now), serverTime: now.toISOString() };
}
