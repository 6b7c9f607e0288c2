import type {
  ExerciseExamRecord,
  StudyClass,
  StudentStudyInfo,
  StudyHistory,
} from '@lectern/sdk/endpoints/other';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { exerciseRecords, isScoreVisible } from '../answering/index.ts';
import { courses, enrolments } from '../catalogue/index.ts';
import { countIssued } from '../certificate/index.ts';
import { lessonProgress, lessonVisits } from '../learning/index.ts';
import { dayAfter, dayOf, mondayOf, SHANGHAI, startOf, streakOf } from '../../platform/dates/days.ts';
import type { Pagination } from '../../platform/http/paging.ts';

/** Seconds studied in a lesson, at least the total length of the sections watched. */
const studied = sql<number>`greatest(${lessonProgress.studiedSeconds}, coalesce((
  select sum((segment->>1)::float - (segment->>0)::float) from jsonb_array_elements(${lessonProgress.segments}) as segment), 0))`;

const ownCourses = (userId: string): SQL | undefined =>
  and(eq(enrolments.userId, userId), isNull(enrolments.revokedAt));
const handedIn = (userId: string): SQL | undefined =>
  and(eq(exerciseRecords.userId, userId), eq(exerciseRecords.state, 'submitted'));

const inShanghai = (moment: typeof exerciseRecords.activeAt | typeof lessonVisits.beganAt) =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${SHANGHAI}'`)}, 'YYYY-MM-DD')`;

/**
 * Returns the days on which a student opened a lesson or worked on questions, as `YYYY-MM-DD` in Shanghai; like
 * the days of {@link readHistory}, but without its time limit.
 */
async function activeDays(db: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const [lessons, exercises] = await Promise.all([
    db
      .selectDistinct({ day: inShanghai(lessonVisits.beganAt) })
      .from(lessonVisits)
      .where(eq(lessonVisits.userId, userId)),
    db
      .selectDistinct({ day: inShanghai(exerciseRecords.activeAt) })
      .from(exerciseRecords)
      .where(eq(exerciseRecords.userId, userId)),
  ]);
  return new Set([...lessons, ...exercises].map(({ day }) => day));
}

/** Computes a student's learning statistics. */
export async function sumUp(db: Queryable, userId: string, now: Date): Promise<StudentStudyInfo> {
  const [[owned], [time], [work], days, certificateCount] = await Promise.all([
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
      .select({ exams: count(sql`case when ${exerciseRecords.type} = 'exam' then 1 end`), all: count() })
      .from(exerciseRecords)
      .where(handedIn(userId)),
    activeDays(db, userId),
    countIssued(db, userId),
  ]);
  return {
    courseCount: owned?.all ?? 0,
    finishedCourseCount: owned?.finished ?? 0,
    studySeconds: Math.round(time?.seconds ?? 0),
    streakDays: streakOf(days, dayOf(now)),
    exerciseCount: (work?.all ?? 0) - (work?.exams ?? 0),
    examCount: work?.exams ?? 0,
    certificateCount,
  };
}

/** Number of weeks in the history, and maximum number of marks. */
const WEEKS = 53;
const MARKS = 20;

/** Reads on which days of the last year a student studied and for how long, and the marks since then. */
export async function readHistory(db: Queryable, userId: string, now: Date): Promise<StudyHistory> {
  const since = startOf(dayAfter(mondayOf(dayOf(now)), -7 * (WEEKS - 1)));
  const visitDay = inShanghai(lessonVisits.beganAt);
  const practiceDay = inShanghai(exerciseRecords.activeAt);
  const [visits, practice, marked] = await Promise.all([
    db
      .select({ day: visitDay, seconds: sum(lessonVisits.seconds).mapWith(Number) })
      .from(lessonVisits)
      .where(and(eq(lessonVisits.userId, userId), gte(lessonVisits.beganAt, since)))
      .groupBy(visitDay),
    db
      .select({ day: practiceDay, seconds: sum(exerciseRecords.elapsedSeconds).mapWith(Number) })
      .from(exerciseRecords)
      .where(and(eq(exerciseRecords.userId, userId), gte(exerciseRecords.activeAt, since)))
      .groupBy(practiceDay),
    db
      .select()
      .from(exerciseRecords)
      .where(
        and(
          handedIn(userId),
          isNotNull(exerciseRecords.score),
          gt(exerciseRecords.totalScore, 0),
          isScoreVisible(now),
        ),
      )
      .orderBy(desc(exerciseRecords.submittedAt), desc(exerciseRecords.id))
      .limit(MARKS),
  ]);
  const lessonSeconds = new Map(visits.map(({ day, seconds }) => [day, Math.round(seconds)]));
  const practiceSeconds = new Map(practice.map(({ day, seconds }) => [day, seconds]));
  return {
    days: [...new Set([...lessonSeconds.keys(), ...practiceSeconds.keys()])]
      .toSorted()
      .map((day) => ({
        day,
        lessonSeconds: lessonSeconds.get(day) ?? 0,
        practiceSeconds: practiceSeconds.get(day) ?? 0,
      })),
    marks: marked
      .toReversed()
      .flatMap(({ id, title, score, totalScore, submittedAt }) =>
        score === null || submittedAt === null
          ? []
          : {
              recordId: id,
              title,
              percent: Math.min(100, Math.round((score / totalScore) * 1000) / 10),
              submittedAt: submittedAt.toISOString(),
            },
      ),
  };
}

/** Reads a student's submitted work, newest first; a score that is not visible yet is null. */
export async function listWork(
  db: Queryable,
  userId: string,
  kind: 'exercise' | 'exam' | undefined,
  page: Pagination,
  now: Date,
): Promise<ExerciseExamRecord> {
  const where = and(
    handedIn(userId),
    kind === undefined
      ? undefined
      : kind === 'exam'
        ? eq(exerciseRecords.type, 'exam')
        : ne(exerciseRecords.type, 'exam'),
  );
  const [total, rows] = await Promise.all([
    db.$count(exerciseRecords, where),
    db
      .select({ ...getTableColumns(exerciseRecords), isTold: isScoreVisible(now) })
      .from(exerciseRecords)
      .where(where)
      .orderBy(desc(exerciseRecords.submittedAt), desc(exerciseRecords.id))
      .limit(page.limit)
      .offset(page.offset),
  ]);
  return {
    total,
    records: rows.map(({ id, type, title, score, totalScore, submittedAt, isTold }) => ({
      recordId: id,
      kind: type === 'exam' ? 'exam' : 'exercise',
      title,
      score: isTold ? score : null,
      totalScore,
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
  };
}

/** Reads a student's courses of a kind (`live`, `recorded`, or `all`) with their progress, last studied first. */
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
