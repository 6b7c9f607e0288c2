import type { ExerciseExamRecord, StudyClass, StudentStudyInfo } from '@lectern/sdk/endpoints/other';
import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords } from '../answering/index.ts';
import { courses, enrolments } from '../catalogue/index.ts';
import { lessonProgress } from '../learning/index.ts';
import { dayOf, SHANGHAI, streakOf } from '../../platform/dates/days.ts';

/** Seconds that a lesson was studied, and never less than the stretches of it that were really watched. */
const studied = sql<number>`greatest(${lessonProgress.studiedSeconds}, coalesce((
  select sum((segment->>1)::float - (segment->>0)::float) from jsonb_array_elements(${lessonProgress.segments}) as segment), 0))`;

const ownCourses = (userId: string): SQL | undefined =>
  and(eq(enrolments.userId, userId), isNull(enrolments.revokedAt));
const handedIn = (userId: string): SQL | undefined =>
  and(eq(exerciseRecords.userId, userId), eq(exerciseRecords.state, 'submitted'));

/** The days on which a student watched a lesson or worked on questions, as `YYYY-MM-DD` of Shanghai's calendar. */
async function activeDays(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const inShanghai = (moment: typeof lessonProgress.positionAt | typeof exerciseRecords.activeAt) =>
    sql<string>`to_char(${moment} at time zone ${sql.raw(`'${SHANGHAI}'`)}, 'YYYY-MM-DD')`;
  const [lessons, exercises] = await Promise.all([
    db
      .selectDistinct({ day: inShanghai(lessonProgress.positionAt) })
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, userId)),
    db
      .selectDistinct({ day: inShanghai(exerciseRecords.activeAt) })
      .from(exerciseRecords)
      .where(eq(exerciseRecords.userId, userId)),
  ]);
  return new Set([...lessons, ...exercises].map(({ day }) => day));
}

/** Sums up a student's learning. */
export async function sumUp(db: Queryable, userId: string, now: Date): Promise<StudentStudyInfo> {
  const [[owned], [time], [work], days] = await Promise.all([
    db
      .select({
        all: count(),
        finished: count(sql`case when ${enrolments.progressPercent} = 100 then 1 end`),
      })
      .from(enrolments)
      .where(ownCourses(userId)),
    db
      .select({ seconds: sql<number>`coalesce(sum(${studied}), 0)::float` })
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, userId)),
    db
      .select({
        exams: count(sql`case when ${exerciseRecords.type} = 'exam' then 1 end`),
        all: count(),
      })
      .from(exerciseRecords)
      .where(handedIn(userId)),
    activeDays(db, userId),
  ]);
  return {
    courseCount: owned?.all ?? 0,
    finishedCourseCount: owned?.finished ?? 0,
    studySeconds: Math.round(time?.seconds ?? 0),
    streakDays: streakOf(days, dayOf(now)),
    exerciseCount: (work?.all ?? 0) - (work?.exams ?? 0),
    examCount: work?.exams ?? 0,
    // No school of this back end has given a certificate yet: they are not issued here.
    certificateCount: 0,
  };
}

/** Lists what was handed in, the newest first. */
export async function listWork(
  db: Queryable,
  userId: string,
  kind: 'exercise' | 'exam' | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<ExerciseExamRecord> {
  const where = and(
    handedIn(userId),
    kind === undefined
      ? undefined
      : kind === 'exam'
        ? eq(exerciseRecords.type, 'exam')
        : ne(exerciseRecords.type, 'exam'),
  );
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(exerciseRecords).where(where),
    db
      .select()
      .from(exerciseRecords)
      .where(where)
      .orderBy(desc(exerciseRecords.submittedAt), desc(exerciseRecords.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return {
    total: all?.total ?? 0,
    records: rows.map(({ id, type, title, score, totalScore, submittedAt }) => ({
      recordId: id,
      kind: type === 'exam' ? 'exam' : 'exercise',
      title,
      score,
      totalScore,
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
  };
}

/** Lists a student's courses of a kind (`live`, `recorded`, or `all`) with the progress in them, the last studied first. */
export async function listClasses(
  db: Queryable,
  userId: string,
  kind: 'live' | 'recorded' | 'all',
): Promise<StudyClass[]> {
  const seconds = db
    .select({ courseId: lessonProgress.courseId, seconds: sql<number>`sum(${studied})::float`.as('seconds') })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))
    .groupBy(lessonProgress.courseId)
    .as('studied');
  const rows = await db
    .select({
      classTypeId: courses.id,
      commodityId: enrolments.commodityId,
      className: courses.name,
      classNameEn: courses.nameEn,
      lessonCount: courses.lessonCount,
      finishedCount: enrolments.finishedLessons,
      progressPercent: enrolments.progressPercent,
      seconds: seconds.seconds,
      lastStudiedAt: enrolments.lastStudiedAt,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(seconds, eq(seconds.courseId, courses.id))
    .where(and(ownCourses(userId), kind === 'all' ? undefined : eq(courses.kind, kind)))
    .orderBy(sql`${enrolments.lastStudiedAt} desc nulls last`, desc(enrolments.id));
  return rows.map(({ seconds: spent, lastStudiedAt, ...row }) => ({
    ...row,
    studySeconds: Math.round(spent ?? 0),
    lastStudiedAt: lastStudiedAt?.toISOString() ?? null,
  }));
}
