import { and, asc, countDistinct, desc, eq, gt, gte, lt, max, or, sql, sum } from 'drizzle-orm';
import { studentNumber } from '../platform/commands/students.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { users } from '../platform/database/tables/users.tables.ts';
import { startOf } from '../platform/dates/days.ts';
import { courses, lessons } from '../modules/catalogue/index.ts';
import { lessonVisits } from '../modules/learning/index.ts';
import { type Period, type Unit, unitOf } from './period.ts';

const minutes = (seconds: number): number => Math.round(seconds / 60);

const visitsIn = ({ companyId, from, to }: Period) =>
  and(
    eq(lessonVisits.companyId, companyId),
    gte(lessonVisits.beganAt, startOf(from)),
    lt(lessonVisits.beganAt, startOf(to, 1)),
  );

const seconds = sum(lessonVisits.seconds).mapWith(Number);

/** Sums up the study time of each day or month, and counts the students. */
export async function studyBy(unit: Unit, period: Period): Promise<Table> {
  const when = unitOf(unit, lessonVisits.beganAt);
  const rows = await period.tx
    .select({ when, seconds, students: countDistinct(lessonVisits.userId) })
    .from(lessonVisits)
    .where(visitsIn(period))
    .groupBy(when)
    .orderBy(asc(when));
  return csvTable(
    [unit, 'minutes', 'students'],
    rows.map((row) => [row.when, minutes(row.seconds), row.students]),
  );
}

/** Sums up the study time of each course, the longest first. */
export async function studyByCourse(period: Period): Promise<Table> {
  const rows = await period.tx
    .select({ name: courses.name, seconds, students: countDistinct(lessonVisits.userId) })
    .from(lessonVisits)
    .innerJoin(lessons, eq(lessons.id, lessonVisits.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(visitsIn(period))
    .groupBy(courses.id)
    .orderBy(desc(sum(lessonVisits.seconds)), asc(courses.name));
  return csvTable(
    ['course', 'minutes', 'students'],
    rows.map((row) => [row.name, minutes(row.seconds), row.students]),
  );
}

/**
 * Sums up the study time of each student, the longest first and those who did not study at the end, with the
 * last day on which they ever did: schools look for the ones who have stopped.
 */
export async function studyByStudent(period: Period): Promise<Table> {
  const inPeriod = visitsIn(period);
  const studied = sql<number>`coalesce(sum(${lessonVisits.seconds}) filter (where ${inPeriod}), 0)`.mapWith(
    Number,
  );
  const rows = await period.tx
    .select({
      name: users.name,
      number: studentNumber,
      seconds: studied,
      lessons: sql<number>`count(distinct ${lessonVisits.lessonId}) filter (where ${inPeriod})`.mapWith(
        Number,
      ),
      last: max(lessonVisits.beganAt),
    })
    .from(users)
    .leftJoin(lessonVisits, eq(lessonVisits.userId, users.id))
    .where(eq(users.companyId, period.companyId))
    .groupBy(users.id)
    .having(or(eq(users.status, 'active'), gt(studied, 0)))
    .orderBy(desc(studied), asc(users.id));
  return csvTable(
    ['name', 'minutes', 'lessons', 'last', 'student'],
    rows.map((row) => [row.name, minutes(row.seconds), row.lessons, row.last, row.number]),
  );
}
