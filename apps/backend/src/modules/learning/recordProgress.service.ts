import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { countDailyCreation } from '../../platform/http/limits/dailyCreations.ts';
import { enrolments, type Lesson, lessons, storeCourseProgress } from '../catalogue/index.ts';
import { type LessonProgress, lessonProgress, type LessonVisitRow, lessonVisits } from './learning.tables.ts';

/** Stores that a student opened a lesson; later calls change nothing. */
export async function storeLessonOpened(
  db: Queryable,
  owner: { companyId: string; userId: string },
  lesson: Lesson,
  now: Date,
): Promise<void> {
  await db
    .insert(lessonProgress)
    .values({ ...owner, lessonId: lesson.id, courseId: lesson.courseId, positionAt: now, openedAt: now })
    .onConflictDoNothing();
}

/** Stores a student's progress in a lesson. */
export async function storeProgress(tx: Queryable, row: LessonProgress): Promise<void> {
  const { userId, lessonId, positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt } =
    row;
  await tx
    .update(lessonProgress)
    .set({ positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}

/**
 * Stores a visit, and returns by how many seconds it grew, at most `most`. A report that arrives late does not
 * reduce it; a visit id of another lesson is ignored.
 */
export async function storeVisit(
  tx: Queryable,
  visit: Pick<LessonVisitRow, 'companyId' | 'userId' | 'visitId' | 'lessonId' | 'seconds'>,
  moments: Partial<Pick<LessonVisitRow, 'liveAt' | 'replayAt' | 'leftAt'>>,
  { now, maxSeconds }: { readonly now: Date; readonly maxSeconds: number },
): Promise<number> {
  const { companyId, userId, visitId, lessonId, seconds } = visit;
  const own = and(
    eq(lessonVisits.userId, userId),
    eq(lessonVisits.visitId, visitId),
    eq(lessonVisits.lessonId, lessonId),
  );
  const visitRow = await tx
    .insert(lessonVisits)
    .values({ ...visit, seconds: 0, beganAt: now })
    .onConflictDoNothing()
    .returning({ visitId: lessonVisits.visitId });
  if (visitRow.length > 0) await countDailyCreation(tx, now, { companyId, creatorId: userId }, 'lessonVisit');
  const [before] = await tx.select().from(lessonVisits).where(own).for('update');
  if (before === undefined) return 0;
  const grown = Math.max(0, Math.min(seconds - before.seconds, maxSeconds));
  await tx
    .update(lessonVisits)
    .set({
      seconds: before.seconds + grown,
      liveAt: before.liveAt ?? moments.liveAt ?? null,
      replayAt: before.replayAt ?? moments.replayAt ?? null,
      leftAt: moments.leftAt ?? before.leftAt,
    })
    .where(own);
  return grown;
}

/** Whether a lesson counts for a course's progress: it has a video or is a page. */
const counts = sql`(${lessons.videoKey} is not null or ${lessons.kind} = 'link')`;

/**
 * Computes a student's progress in a course and stores it in the enrolment, with the last lesson: the mean over
 * its lessons, where a finished one counts as 100. Returns the percentage; 0 without an enrolment.
 */
export async function storeCoursePercent(
  tx: Queryable,
  owner: { readonly userId: string; readonly courseId: string },
  last: { readonly lessonId: string; readonly at: Date },
): Promise<number> {
  // The lock serializes concurrent updates, so that none misses a lesson finished by another.
  await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.userId, owner.userId), eq(enrolments.courseId, owner.courseId)))
    .for('no key update');
  const percent = sql<number>`case when ${lessonProgress.finishedAt} is not null then 100 else coalesce(${lessonProgress.percent}, 0) end`;
  const [sum] = await tx
    .select({
      percent: sql<number>`coalesce(floor(avg(${percent})), 0)::int`,
      finished: sql<number>`count(${lessonProgress.finishedAt})::int`,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, owner.userId)),
    )
    .where(and(eq(lessons.courseId, owner.courseId), counts));
  return storeCourseProgress(
    tx,
    owner,
    { percent: sum?.percent ?? 0, finishedLessons: sum?.finished ?? 0 },
    last,
  );
}
