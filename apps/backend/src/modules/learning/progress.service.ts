import type { FinishLessonIn, SavedProgress, SaveProgressIn } from '@lectern/sdk/endpoints/learning';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { vendorVideoOf } from '../../providers/player/playerProvider.ts';
import type { Lesson } from '../catalogue/index.ts';
import { lockProgress } from './learning.repo.ts';
import { isWatchable, openLesson, presentPosition } from './learning.service.ts';
import type { LessonProgress, Segment } from './learning.tables.ts';
import { mediaStore } from './media/mediaStore.ts';
import { storeProgress, storeLessonOpened, storeCoursePercent } from './recordProgress.service.ts';
import { addSegments, clampSegments, coveredSeconds } from './segments.ts';

/** Percentage of a lesson from which it counts as finished. */
const FINISHED_PERCENT = 90;

/** Maximum playback speed; limits the seconds that a report may claim, together with {@link SLACK_SECONDS}. */
const MAX_SPEED = 2;

const SLACK_SECONDS = 30;

type Change = (row: LessonProgress, now: Date) => LessonProgress;

async function change(context: UserContext, lesson: Lesson, work: Change): Promise<SavedProgress> {
  const { user, company, clock } = context;
  return context.transaction(async (tx) => {
    const now = clock.now();
    await storeLessonOpened(tx, { companyId: company.id, userId: user.id }, lesson, now);
    const before = await lockProgress(tx, user.id, lesson.id);
    if (before === undefined) throw new BusinessError('0', '还不能学习这节课');
    const after = work(before, now);
    await storeProgress(tx, after);
    const courseProgressPercent = await storeCoursePercent(
      tx,
      { userId: user.id, courseId: lesson.courseId },
      { lessonId: lesson.id, at: after.positionAt },
    );
    return { position: presentPosition(after), courseProgressPercent };
  });
}

/** Merges a player's report into the stored progress: the newest position wins, watched sections are joined. */
export function mergeReport(
  row: LessonProgress,
  report: SaveProgressIn,
  now: Date,
  durationSeconds: number,
): LessonProgress {
  const at = new Date(Math.min(now.getTime(), Date.parse(report.positionAt)));
  const isNewer = at >= row.positionAt;
  const reported = report.segments.map(([from = 0, to = 0]): Segment => [from, to]);
  const secondsSinceOpened = Math.max(0, (now.getTime() - row.openedAt.getTime()) / 1000);
  const segments = addSegments(
    row.segments,
    clampSegments(reported, durationSeconds),
    secondsSinceOpened * MAX_SPEED + SLACK_SECONDS,
  );
  const percent = Math.min(100, Math.floor((coveredSeconds(segments) / durationSeconds) * 100));
  return {
    ...row,
    segments,
    percent,
    positionSeconds: isNewer ? Math.min(report.positionSeconds, durationSeconds) : row.positionSeconds,
    positionAt: isNewer ? at : row.positionAt,
    finishedAt: row.finishedAt ?? (percent >= FINISHED_PERCENT ? now : null),
  };
}

/**
 * Returns the length of a lesson's video in seconds (for a vendor's video, the length that the school entered);
 * undefined without a video, or before it can be watched.
 */
async function lengthOf(
  { services, clock }: Pick<Context, 'services' | 'clock'>,
  lesson: Lesson,
): Promise<number | undefined> {
  const { videoKey, durationSeconds } = lesson;
  if (videoKey === null || !isWatchable(lesson, clock.now())) return undefined;
  if (vendorVideoOf(videoKey) !== undefined) return durationSeconds;
  return (await services.get(mediaStore).describe(videoKey))?.durationSeconds;
}

/** Answers `learning.saveProgress`. */
export async function saveProgress(input: SaveProgressIn, context: UserContext): Promise<SavedProgress> {
  const lesson = await openLesson(context.db, context, input.lessonId);
  const seconds = await lengthOf(context, lesson);
  if (seconds === undefined) throw new BusinessError('0', '这节课没有可以观看的视频');
  return change(context, lesson, (row, now) => mergeReport(row, input, now, seconds));
}

/** Answers `learning.finishLesson`. Only the student can tell when a page is worked through. */
export async function finishLesson(
  { lessonId }: FinishLessonIn,
  context: UserContext,
): Promise<SavedProgress> {
  const lesson = await openLesson(context.db, context, lessonId);
  if (lesson.kind !== 'link') throw new BusinessError('0', '这节课看完视频才算学完');
  return change(context, lesson, (row, now) => ({
    ...row,
    percent: 100,
    positionAt: now,
    finishedAt: row.finishedAt ?? now,
  }));
}
