import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { authorColumns } from '../../platform/http/author.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { isValidEnrolment } from './cards.repo.ts';
import { enrolments, reviews } from './students.tables.ts';

/** Counts the reviews of a course with 1, 2, 3, 4 and 5 stars. */
export async function readDistribution(
  db: Queryable,
  companyId: string,
  courseId: string,
): Promise<number[]> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), eq(reviews.courseId, courseId)))
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

/** Reads a page of reviews, newest first: an index finds their ids, and only these rows are read. */
export async function readReviews(
  db: Queryable,
  companyId: string,
  courseId: string,
  page: Pagination & { readonly rating: number | undefined },
) {
  // `nulls last` matches the index; without it PostgreSQL would sort again.
  const newest = [sql`${reviews.createdAt} desc nulls last`, asc(reviews.id)];
  const which = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.companyId, companyId),
        eq(reviews.courseId, courseId),
        page.rating === undefined ? undefined : eq(reviews.rating, page.rating),
      ),
    )
    .orderBy(...newest)
    .limit(page.limit)
    .offset(page.offset);
  return db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      ...authorColumns,
      rating: reviews.rating,
      content: reviews.content,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(inArray(reviews.id, which))
    .orderBy(...newest);
}

/** Reads the reviews of a company's courses since a moment. */
export const readReviewsSince = (
  db: Queryable,
  companyId: string,
  since: Date,
): Promise<{ readonly id: string; readonly at: Date; readonly userId: string; readonly text: string }[]> =>
  db
    .select({ id: reviews.id, at: reviews.createdAt, userId: reviews.userId, text: reviews.content })
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), gte(reviews.createdAt, since)));

/** Tells whether a student may review a course: they have it, and have not reviewed it yet. */
export async function mayReview(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const [row] = await db
    .select({ isReviewed: sql<boolean>`${reviews.id} is not null` })
    .from(enrolments)
    .leftJoin(reviews, and(eq(reviews.courseId, enrolments.courseId), eq(reviews.userId, enrolments.userId)))
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), isValidEnrolment));
  return row !== undefined && !row.isReviewed;
}
