import type { MyCourse, MyCourses, StudyState } from '@lectern/sdk/endpoints/course';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { courses, lessons, teachers, enrolments } from '../catalogue/index.ts';
import type { Member } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';

const studyState = (now: Date) => sql<StudyState>`case
  when ${enrolments.expiresAt} <= ${now.toISOString()} then 'expired'
  when ${enrolments.progressPercent} = 100 then 'finished'
  when ${enrolments.lastStudiedAt} is not null then 'learning'
  else 'new' end`;

const ofStudent = ({ companyId, userId }: Member): SQL | undefined =>
  and(
    eq(enrolments.companyId, companyId),
    eq(enrolments.userId, userId),
    sql`${enrolments.revokedAt} is null`,
  );

/** The lesson to continue with: the last one, or the first. */
const nextLesson = sql`coalesce(${enrolments.lastLessonId}, (
  select ${lessons.id} from ${lessons} where ${lessons.courseId} = ${courses.id} order by ${lessons.position}, ${lessons.id} limit 1))`;

/** Reads a page of a student's courses, last studied first, then newest. */
export async function findMyCourses(
  db: Queryable,
  student: Member,
  filter: {
    readonly state?: StudyState | undefined;
    readonly keyword?: string | undefined;
    readonly now: Date;
  },
  page: Pagination,
): Promise<{ total: number; records: MyCourse[] }> {
  const state = studyState(filter.now);
  const pattern = likePattern(filter.keyword ?? '');
  const where = and(
    ofStudent(student),
    filter.state === undefined ? undefined : sql`${state} = ${filter.state}`,
    pattern === '%%' ? undefined : or(ilike(courses.name, pattern), ilike(courses.nameEn, pattern)),
  );
  const next = { id: lessons.id, name: lessons.name, nameEn: lessons.nameEn };
  const [rows, [all]] = await Promise.all([
    db
      .select({
        courseId: courses.id,
        commodityId: enrolments.commodityId,
        courseName: courses.name,
        courseNameEn: courses.nameEn,
        cover: courses.cover,
        kind: courses.kind,
        teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider})`,
        teacherNameEn: sql<string>`coalesce(${teachers.nameEn}, ${courses.providerEn})`,
        lessonCount: courses.lessonCount,
        finishedLessons: enrolments.finishedLessons,
        progressPercent: enrolments.progressPercent,
        state,
        lastStudiedAt: enrolments.lastStudiedAt,
        expiresAt: enrolments.expiresAt,
        source: enrolments.source,
        next,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .leftJoin(teachers, eq(teachers.id, courses.teacherId))
      .leftJoin(lessons, sql`${lessons.id} = ${nextLesson}`)
      .where(where)
      .orderBy(
        sql`${enrolments.lastStudiedAt} desc nulls last`,
        desc(enrolments.createdAt),
        desc(enrolments.id),
      )
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(where),
  ]);
  return {
    total: all?.total ?? 0,
    records: rows.map(({ next: lesson, lastStudiedAt, expiresAt, ...row }) => ({
      ...row,
      nextLesson: lesson === null ? null : { lessonId: lesson.id, name: lesson.name, nameEn: lesson.nameEn },
      lastStudiedAt: lastStudiedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  };
}

/** Counts a student's courses by state. */
export async function countMyCourses(
  db: Queryable,
  student: Member,
  now: Date,
): Promise<MyCourses['counts']> {
  const state = studyState(now);
  // Grouped by position, since the expression contains a parameter and PostgreSQL would not recognize it as the
  // same.
  const rows = await db
    .select({ state, total: count() })
    .from(enrolments)
    .where(ofStudent(student))
    .groupBy(sql`1`);
  const of = (word: StudyState) => rows.find((row) => row.state === word)?.total ?? 0;
  const counts = {
    new: of('new'),
    learning: of('learning'),
    finished: of('finished'),
    expired: of('expired'),
  };
  return { all: counts.new + counts.learning + counts.finished + counts.expired, ...counts };
}
