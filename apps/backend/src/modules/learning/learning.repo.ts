import type { LessonRow } from '@lectern/sdk/endpoints/catalogue';
import { and, eq, gte, sql } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';
import {
  isValidEnrolment,
  commodities,
  courses,
  type Lesson,
  lessons,
  teachers,
  type Enrolment,
  enrolments,
  isCourse,
} from '../catalogue/index.ts';
import {
  type LessonMeeting,
  lessonMeetings,
  type LessonProgress,
  lessonProgress,
} from './learning.tables.ts';

/** A course with its commodity and teacher. */
export type CatalogueCourse = RowOf<typeof findCourse>;

/** Reads a course of a company; undefined where there is none. */
export async function findCourse(db: Queryable, companyId: string, courseId: string) {
  const [row] = await db
    .select({
      course: courses,
      commodityId: commodities.id,
      priceCents: commodities.priceCents,
      teacherName: sql<string>`coalesce(${teachers.name}, ${courses.provider})`,
      teacherNameEn: sql<string>`coalesce(${teachers.nameEn}, ${courses.providerEn})`,
    })
    .from(courses)
    .innerJoin(commodities, and(eq(commodities.courseId, courses.id), isCourse))
    .leftJoin(teachers, eq(teachers.id, courses.teacherId))
    .where(and(eq(courses.companyId, companyId), eq(courses.id, idOrNone(courseId))));
  return row;
}

/** Reads a lesson of a company. */
export async function findLesson(
  db: Queryable,
  companyId: string,
  lessonId: string,
): Promise<Lesson | undefined> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.companyId, companyId), eq(lessons.id, idOrNone(lessonId))));
  return row;
}

/** Reads the meeting of a live lesson. */
export async function findMeeting(db: Queryable, lessonId: string): Promise<LessonMeeting | undefined> {
  const [row] = await db.select().from(lessonMeetings).where(eq(lessonMeetings.lessonId, lessonId));
  return row;
}

/** Reads a student's enrolment in a course, if it is still valid. */
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

/** Reads a student's progress in the opened lessons of a course. */
export function readProgress(db: Queryable, userId: string, courseId: string): Promise<LessonProgress[]> {
  return db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)));
}

/** Finds the courses in which a student has finished a lesson since a moment. */
export async function findCoursesStudied(
  db: Queryable,
  { userId }: { readonly userId: string },
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ courseId: lessonProgress.courseId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), gte(lessonProgress.finishedAt, since)));
  return new Set(rows.map(({ courseId }) => courseId));
}

/** Reads a student's progress in a lesson and locks it until the transaction ends. */
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

/** Returns a student's progress in each lesson of a course, as the values of the lesson list. */
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
