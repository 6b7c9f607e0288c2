import type { ContinueCard, HomeLearning } from '@lectern/sdk/endpoints/home';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isValidEnrolment, courses, lessons, enrolments } from '../catalogue/index.ts';

/** Reads the courses that a student has begun, latest first, each with the last lesson. */
export function listStarted(
  db: Queryable,
  userId: string,
  options: { readonly limit: number; readonly withFinished: boolean },
): Promise<ContinueCard[]> {
  return db
    .select({
      commodityId: enrolments.commodityId,
      courseId: enrolments.courseId,
      courseName: courses.name,
      courseNameEn: courses.nameEn,
      cover: courses.cover,
      lessonId: lessons.id,
      lessonName: lessons.name,
      lessonNameEn: lessons.nameEn,
      progressPercent: enrolments.progressPercent,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(lessons, eq(lessons.id, enrolments.lastLessonId))
    .where(
      and(
        eq(enrolments.userId, userId),
        isValidEnrolment,
        isNotNull(enrolments.lastStudiedAt),
        options.withFinished ? undefined : lt(enrolments.progressPercent, 100),
      ),
    )
    .orderBy(sql`${enrolments.lastStudiedAt} desc`, desc(enrolments.id))
    .limit(options.limit);
}

/** Reads every course of a student. */
export function listOwned(db: Queryable, userId: string): Promise<HomeLearning['owned']> {
  return db
    .select({ courseId: enrolments.courseId, progressPercent: enrolments.progressPercent })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), isValidEnrolment));
}
