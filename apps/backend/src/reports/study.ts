import { and, asc, countDistinct, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import { studentNumber } from '../platform/commands/students.ts';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { users } from '../platform/database/tables/users.tables.ts';
import { SHANGHAI, startOf } from '../platform/dates/days.ts';
import { courses, lessons } from '../modules/catalogue/index.ts';
import { lessonVisits } from '../modules/learning/index.ts';
import type { Period } from './period.ts';

const minutes = (seconds: number): number => Math.round(seconds / 60);

const visitsIn = ({ companyId, from, to }: Period) =>
  and(
    eq(lessonVisits.companyId, companyId),
    gte(lessonVisits.beganAt, startOf(from)),
    lt(lessonVisits.beganAt, startOf(to, 1)),
  );

const seconds = sum(lessonVisits.seconds).mapWith(Number);

/** Sums up the study time of each day, and counts the students. */
export async function studyByDay(period: Period): Promise<Table> {
  const day = sql<string>`to_char(${lessonVisits.beganAt} at time zone ${sql.raw(`'${SHANGHAI}'`)}, 'YYYY-MM-DD')`;
  const rows = await period.tx
    .select({ day, seconds, students: countDistinct(lessonVisits.userId) })
    .from(lessonVisits)
    .where(visitsIn(period))
    .groupBy(day)
    .orderBy(asc(day));
  return csvTable(
    ['day', 'minutes', 'students'],
    rows.map((row) => [row.day, minutes(row.seconds), row.students]),
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

/** Sums up the study time of each student, the longest first. */
export async function studyByStudent(period: Period): Promise<Table> {
  const rows = await period.tx
    .select({
      name: users.name,
      number: studentNumber,
      seconds,
      lessons: countDistinct(lessonVisits.lessonId),
    })
    .from(lessonVisits)
    .innerJoin(users, eq(users.id, lessonVisits.userId))
    .where(visitsIn(period))
    .groupBy(users.id)
    .orderBy(desc(sum(lessonVisits.seconds)), asc(users.id));
  return csvTable(
    ['name', 'minutes', 'lessons', 'student'],
    rows.map((row) => [row.name, minutes(row.seconds), row.lessons, row.number]),
  );
}
