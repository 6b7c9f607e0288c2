import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { countMade } from '../../platform/http/limits/madeToday.ts';
import { enrolments, type Lesson, lessons, noteProgress } from '../catalogue/index.ts';
import { type LessonProgress, lessonProgress, type LessonVisitRow, lessonVisits } from './learning.tables.ts';

/** Notes that a student opened a lesson; only the first time counts. */
export async function noteOpened(
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

/** Keeps how far a student is in a lesson. */
export async function keepProgress(tx: Queryable, row: LessonProgress): Promise<void> {
  const { userId, lessonId, positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt } =
    row;
  await tx
    .update(lessonProgress)
    .set({ positionSeconds, positionAt, segments, percent, studiedSeconds, finishedAt })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}

/**
 * Keeps what a visit came to, and tells by how many seconds it grew, at most by those that are given. An earlier report
 * that comes late takes nothing back; a visit of another lesson is none of this one.
 */
export async function keepVisit(
  tx: Queryable,
  visit: Pick<LessonVisitRow, 'companyId' | 'userId' | 'visitId' | 'lessonId' | 'seconds'>,
  moments: Partial<Pick<LessonVisitRow, 'liveAt' | 'replayAt' | 'leftAt'>>,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<number> {
  const { companyId, userId, visitId, lessonId, seconds } = visit;
  const own = and(
    eq(lessonVisits.userId, userId),
    eq(lessonVisits.visitId, visitId),
    eq(lessonVisits.lessonId, lessonId),
  );
  const begun = await tx
    .insert(lessonVisits)
    .values({ ...visit, seconds: 0, beganAt: now })
    .onConflictDoNothing()
    .returning({ visitId: lessonVisits.visitId });
  if (begun.length > 0) await countMade(tx, now, { companyId, who: userId }, 'lessonVisit');
  const [before] = await tx.select().from(lessonVisits).where(own).for('update');
  if (before === undefined) return 0;
  const grown = Math.max(0, Math.min(seconds - before.seconds, most));
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

/** A lesson that can be worked through here: it has a video, or is a page. Others do not count in a course's progress. */
const counts = sql`(${lessons.videoKey} is not null or ${lessons.kind} = 'link')`;

/**
 * Sums a course up in its enrolment: the mean over its lessons, a finished one counting whole, and where
 * the student was last. Returns the percentage; 0 without an enrolment.
 */
export async function sumUpCourse(
  tx: Queryable,
  owner: { readonly userId: string; readonly courseId: string },
  last: { readonly lessonId: string; readonly at: Date },
): Promise<number> {
  // Whoever else finishes a lesson of it now is counted before or after, not past each other.
  await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.userId, owner.userId), eq(enrolments.courseId, owner.courseId)))
    .for('no key update');
  const share = sql<number>`case when ${lessonProgress.finishedAt} is not null then 100 else coalesce(${lessonProgress.percent}, 0) end`;
  const [sum] = await tx
    .select({
      percent: sql<number>`coalesce(floor(avg(${share})), 0)::int`,
      finished: sql<number>`count(${lessonProgress.finishedAt})::int`,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, owner.userId)),
    )
    .where(and(eq(lessons.courseId, owner.courseId), counts));
  return noteProgress(tx, owner, { percent: sum?.percent ?? 0, finishedLessons: sum?.finished ?? 0 }, last);
}
