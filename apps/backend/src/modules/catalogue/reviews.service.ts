import { eq, inArray, sql } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { reviewRemoved, writeMessages } from '../message/index.ts';
import { courses } from './catalogue.tables.ts';
import { reviews } from './students.tables.ts';

/** Inserts a review and counts it; undefined where the student has already reviewed the course. */
export async function insertReview(
  tx: Queryable,
  review: Pick<typeof reviews.$inferInsert, 'companyId' | 'courseId' | 'userId' | 'rating' | 'content'> & {
    readonly createdAt: Date;
  },
): Promise<string | undefined> {
  const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
  if (row === undefined) return undefined;
  await tx
    .update(courses)
    .set({
      ratingSum: sql`${courses.ratingSum} + ${review.rating}`,
      ratingCount: sql`${courses.ratingCount} + 1`,
    })
    .where(eq(courses.id, review.courseId));
  return row.id;
}

/**
 * Inserts or updates a review from a school's table; {@link sumUpReviews} counts it. @param id undefined for a
 * new one.
 */
export const saveReview = rowSaver(reviews);

/**
 * Deletes a review and its rating on behalf of the school; the student is notified, and may write another.
 * @throws {CommandError} where there is none.
 */
export async function removeReview(tx: Queryable, reviewId: string, now: Date): Promise<void> {
  const [removed] = await tx
    .delete(reviews)
    .where(eq(reviews.id, idOrNone(reviewId)))
    .returning({ companyId: reviews.companyId, userId: reviews.userId, courseId: reviews.courseId });
  if (removed === undefined) throw new CommandError(`There is no review ${reviewId}.`);
  const { companyId, userId, courseId } = removed;
  await sumUpReviews(tx, [courseId]);
  const [course] = await tx
    .select({ name: courses.name, nameEn: courses.nameEn })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (course !== undefined)
    await writeMessages(tx, [reviewRemoved({ companyId, userId, now }, { reviewId, ...course })]);
}

/** Recomputes the ratings of courses. */
export async function sumUpReviews(tx: Queryable, courseIds: readonly string[]): Promise<void> {
  const which = inArray(courses.id, [...courseIds]);
  // The lock waits for reviews being written, so that they are included here and counted by their own
  // transaction before.
  await tx.select({ id: courses.id }).from(courses).where(which).orderBy(courses.id).for('no key update');
  const ratings = (sum: 'sum' | 'count') =>
    sql`(select coalesce(${sql.raw(sum)}(rating), 0) from ${reviews} where course_id = ${courses}.id)`;
  await tx
    .update(courses)
    .set({ ratingSum: ratings('sum'), ratingCount: ratings('count') })
    .where(which);
}
