import { and, asc, countDistinct, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { rowReader } from '../../platform/database/rows/writtenRow.ts';
import { commodities, courses, lessons, isCourse } from './catalogue.tables.ts';
import { enrolments, type Review, reviews } from './students.tables.ts';

/** Reads all courses of a company with their commodity, oldest first. */
export const readCourseRows = async (db: Queryable, companyId: string) =>
  db
    .select({ course: courses, commodity: commodities })
    .from(courses)
    .innerJoin(commodities, and(eq(commodities.courseId, courses.id), isCourse))
    .where(eq(courses.companyId, companyId))
    .orderBy(asc(courses.id));

/** Finds the commodity of a course or a package; empty where there is none. */
export async function commodityOf(
  db: Queryable,
  { targetType, targetId }: { readonly targetType: 'COURSE' | 'PACKAGE'; readonly targetId: string },
): Promise<string> {
  const isSold =
    targetType === 'PACKAGE'
      ? eq(commodities.packageId, targetId)
      : and(eq(commodities.courseId, targetId), isCourse);
  const [row] = await db.select({ id: commodities.id }).from(commodities).where(isSold);
  return row?.id ?? '';
}

/** Reads all lessons of a company, in order by course. */
export const readLessonRows = rowReader(lessons, lessons.courseId, lessons.position, lessons.id);

/** Reads all enrolments of a company, oldest first. */
export const readEnrolmentRows = rowReader(enrolments, enrolments.id);

/** Counts how many students got each commodity of a company here. */
export async function countBuyers(db: Queryable, companyId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: enrolments.commodityId, count: countDistinct(enrolments.userId) })
    .from(enrolments)
    .where(eq(enrolments.companyId, companyId))
    .groupBy(enrolments.commodityId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Reads the reviews of a company's courses, oldest first, without those of erased students, who have no number
 * for the table.
 */
export const readReviewRows = (db: Queryable, companyId: string): Promise<Review[]> =>
  db
    .select(getTableColumns(reviews))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.companyId, companyId), ne(users.status, 'closed')))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
