import { and, count, eq, max, min } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { courses } from '../catalogue/index.ts';
import { lessonProgress } from '../learning/index.ts';
import type { CertificateTemplate } from './certificate.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';

/** A student's progress in a course. */
export type Study = RowOf<typeof readStudy>;

/**
 * Reads the student's progress in the course of a certificate; undefined where there is no course, or nothing
 * was opened.
 */
export async function readStudy(
  db: Queryable,
  { userId }: Pick<MemberNow, 'userId'>,
  { courseId }: Pick<CertificateTemplate, 'courseId'>,
) {
  if (courseId === null) return undefined;
  const [row] = await db
    .select({
      courseName: courses.name,
      lessonCount: courses.lessonCount,
      finishedLessons: count(lessonProgress.finishedAt),
      begunAt: min(lessonProgress.openedAt),
      lastAt: max(lessonProgress.positionAt),
    })
    .from(courses)
    .leftJoin(lessonProgress, and(eq(lessonProgress.courseId, courses.id), eq(lessonProgress.userId, userId)))
    .where(eq(courses.id, courseId))
    .groupBy(courses.id);
  if (row === undefined || row.begunAt === null || row.lastAt === null) return undefined;
  return { ...row, begunAt: row.begunAt, lastAt: row.lastAt };
}
