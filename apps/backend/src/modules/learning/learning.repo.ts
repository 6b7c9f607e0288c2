import type { LessonRow } from '@lectern/sdk/endpoints/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  isValidEnrolment,
  commodities,
  type Course,
  courses,
  type Lesson,
  lessons,
  teachers,
  type Enrolment,
  enrolments,
} from '../catalogue/index.ts';
import {
  type LessonMeeting,
  lessonMeetings,
  type LessonProgress,
  lessonProgress,
  type LessonVisitRow,
  lessonVisits,
} from './learning.tables.ts';

/** A course with its own commodity and teacher. */
export interface CourseOnShelf {
  readonly course: Course;
  readonly commodityId: string;
  readonly priceCents: number;
  readonly teacherName: string;
  readonly teacherNameEn: string;
}

/** Reads a course of a company; undefined where there is none. */
export async function findCourse(
  db: Queryable,
  companyId: string,
  courseId: string,
): Promise<CourseOnShelf | undefined> {
  if (!isId(courseId)) return undefined;
  const [row] = await db
    .select({
      course: courses,
      commodityId: commodities.id,
      priceCents: commodities.priceCents,
      teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider})`,
      teacherNameEn: sql<string>`coalesce(${teachers.nameEn}, ${courses.providerEn})`,
    })
    .from(courses)
    .innerJoin(commodities, and(eq(commodities.courseId, courses.id), eq(commodities.type, 1)))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(eq(courses.companyId, companyId), eq(courses.id, courseId)));
  return row;
}

/** Reads a lesson of a company. */
export async function findLesson(
  db: Queryable,
  companyId: string,
  lessonId: string,
): Promise<Lesson | undefined> {
  if (!isId(lessonId)) return undefined;
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.companyId, companyId), eq(lessons.id, lessonId)));
  return row;
}

/** Reads the meeting in which a lesson is held. */
export async function findMeeting(db: Queryable, lessonId: string): Promise<LessonMeeting | undefined> {
  const [row] = await db.select().from(lessonMeetings).where(eq(lessonMeetings.lessonId, lessonId));
  return row;
}

/** Reads a student's right to a course, if it is still good. */
export async function findEnrolment(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<Enrolment | undefined> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isValidEnrolment));
  return row;
}

/** Reads how far a student is in each lesson of a course that they opened. */
export function readProgress(db: Queryable, userId: string, courseId: string): Promise<LessonProgress[]> {
  return db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)));
}

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

/** Reads how far a student is in a lesson, and holds the row until the transaction ends. */
export async function lockProgress(
  tx: Queryable,
  userId: string,
  lessonId: string,
): Promise<LessonProgress | undefined> {
  const [row] = await tx
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .for('update');
  return row;
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
 * Keeps what a visit came to, and tells by how many seconds it grew. An earlier report that comes late takes nothing
 * back; a visit of another lesson is none of this one.
 */
export async function keepVisit(
  tx: Queryable,
  visit: Pick<LessonVisitRow, 'companyId' | 'userId' | 'visitId' | 'lessonId' | 'seconds'>,
  moments: Partial<Pick<LessonVisitRow, 'liveAt' | 'replayAt' | 'leftAt'>>,
  now: Date,
): Promise<number> {
  const { userId, visitId, lessonId, seconds } = visit;
  const own = and(
    eq(lessonVisits.userId, userId),
    eq(lessonVisits.visitId, visitId),
    eq(lessonVisits.lessonId, lessonId),
  );
  await tx
    .insert(lessonVisits)
    .values({ ...visit, seconds: 0, beganAt: now })
    .onConflictDoNothing();
  const [before] = await tx.select().from(lessonVisits).where(own).for('update');
  if (before === undefined) return 0;
  await tx
    .update(lessonVisits)
    .set({
      seconds: Math.max(before.seconds, seconds),
      liveAt: before.liveAt ?? moments.liveAt ?? null,
      replayAt: before.replayAt ?? moments.replayAt ?? null,
      leftAt: moments.leftAt ?? before.leftAt,
    })
    .where(own);
  return Math.max(0, seconds - before.seconds);
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
  const isNewer = sql`(${enrolments.lastStudiedAt} is null or ${enrolments.lastStudiedAt} <= ${last.at.toISOString()})`;
  const [row] = await tx
    .update(enrolments)
    .set({
      progressPercent: sum?.percent ?? 0,
      finishedLessons: sum?.finished ?? 0,
      lastLessonId: sql`case when ${isNewer} then ${last.lessonId}::bigint else ${enrolments.lastLessonId} end`,
      lastStudiedAt: sql`greatest(${enrolments.lastStudiedAt}, ${last.at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(enrolments.userId, owner.userId), eq(enrolments.courseId, owner.courseId)))
    .returning({ percent: enrolments.progressPercent });
  return row?.percent ?? 0;
}

/** Tells how far a student is in each lesson of a course, in the words of the contents list. */
export async function lessonStates(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<ReadonlyMap<string, LessonRow['progress']>> {
  const rows = await readProgress(db, userId, courseId);
  return new Map(
    rows.map(({ lessonId, finishedAt }) => [lessonId, finishedAt === null ? 'started' : 'finished']),
  );
}
