import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { commodities, packageItems } from './catalogue.tables.ts';
import { enrolments } from './students.tables.ts';

/** What gives a student a course. */
export interface Enrolling {
  readonly companyId: string;
  readonly userId: string;
  readonly commodityId: string;
  readonly source: 'order' | 'free' | 'studyCard' | 'gift';
  readonly orderId?: string;
  /** End of the right to study. @defaultValue as long as the commodity is valid */
  readonly expiresAt?: Date;
  readonly now: Date;
}

/** Lists the courses of a commodity: its course, or those of its package in the order of study. */
export async function coursesBehind(
  db: Queryable,
  companyId: string,
  commodityId: string,
): Promise<string[]> {
  const rows = await db
    .select({ courseId: sql<string>`coalesce(${packageItems.courseId}, ${commodities.courseId})` })
    .from(commodities)
    .leftJoin(packageItems, eq(packageItems.packageId, commodities.packageId))
    .where(and(eq(commodities.companyId, companyId), eq(commodities.id, commodityId)))
    .orderBy(asc(packageItems.position));
  return rows.map(({ courseId }) => courseId).filter((courseId) => courseId !== null);
}

/** Returns the end of a right to study that begins now; null for unlimited. */
async function endOf(tx: Queryable, { companyId, commodityId, now }: Enrolling): Promise<Date | null> {
  const [commodity] = await tx
    .select({ days: commodities.validDays })
    .from(commodities)
    .where(and(eq(commodities.companyId, companyId), eq(commodities.id, commodityId)));
  const days = commodity?.days ?? null;
  return days === null ? null : daysLater(now, days);
}

/**
 * Enrols a student in the courses of a commodity, and returns those newly given. Valid enrolments are left
 * unchanged; an expired or revoked one is renewed with its progress. The caller opens the transaction.
 */
export async function enrol(tx: Queryable, enrolling: Enrolling): Promise<string[]> {
  const { companyId, userId, commodityId, source, now } = enrolling;
  const courseIds = await coursesBehind(tx, companyId, commodityId);
  if (courseIds.length === 0) return [];
  const expiresAt = enrolling.expiresAt ?? (await endOf(tx, enrolling));
  const right = { commodityId, source, orderId: enrolling.orderId ?? null, expiresAt };
  const granted = await tx
    .insert(enrolments)
    .values(courseIds.map((courseId) => ({ companyId, userId, courseId, ...right, createdAt: now })))
    .onConflictDoUpdate({
      target: [enrolments.userId, enrolments.courseId],
      set: { ...right, revokedAt: null },
      setWhere: sql`${enrolments.revokedAt} is not null or ${enrolments.expiresAt} <= ${now.toISOString()}`,
    })
    .returning({ courseId: enrolments.courseId });
  if (granted.length > 0) {
    await tx
      .update(commodities)
      .set({ studentCount: sql`${commodities.studentCount} + 1` })
      .where(and(eq(commodities.companyId, companyId), eq(commodities.id, commodityId)));
  }
  return granted.map(({ courseId }) => courseId);
}

/**
 * Revokes the courses that an order gave with a commodity, and returns them. Progress is kept in case they are
 * bought again. The caller opens the transaction.
 */
export async function revokeCourses(
  tx: Queryable,
  {
    companyId,
    userId,
    commodityId,
    orderId,
    now,
  }: Required<Pick<Enrolling, 'companyId' | 'userId' | 'commodityId' | 'orderId' | 'now'>>,
): Promise<string[]> {
  const ended = await tx
    .update(enrolments)
    .set({ revokedAt: now })
    .where(
      and(
        eq(enrolments.companyId, companyId),
        eq(enrolments.userId, userId),
        eq(enrolments.commodityId, commodityId),
        eq(enrolments.orderId, orderId),
        isNull(enrolments.revokedAt),
      ),
    )
    .returning({ courseId: enrolments.courseId });
  if (ended.length > 0)
    await tx
      .update(commodities)
      .set({ studentCount: sql`greatest(0, ${commodities.studentCount} - 1)` })
      .where(and(eq(commodities.companyId, companyId), eq(commodities.id, commodityId)));
  return ended.map(({ courseId }) => courseId);
}

/**
 * Restores just revoked courses on the basis of another order that also includes them, valid from the time of
 * that order; the number of students is not changed.
 * @returns the restored courses
 */
export async function restoreCourses(
  tx: Queryable,
  basis: Enrolling & { readonly orderId: string },
  courseIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { userId, commodityId, source, orderId } = basis;
  const expiresAt = basis.expiresAt ?? (await endOf(tx, basis));
  if (expiresAt !== null && expiresAt <= now) return [];
  const passed = await tx
    .update(enrolments)
    .set({ commodityId, source, orderId, expiresAt, revokedAt: null })
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, [...courseIds])))
    .returning({ courseId: enrolments.courseId });
  return passed.map(({ courseId }) => courseId);
}

/**
 * Stores a student's progress in a course and the last lesson in the enrolment.
 * @returns the percentage; 0 without an enrolment.
 */
export async function storeCourseProgress(
  tx: Queryable,
  { userId, courseId }: { readonly userId: string; readonly courseId: string },
  { percent, finishedLessons }: { readonly percent: number; readonly finishedLessons: number },
  last: { readonly lessonId: string; readonly at: Date },
): Promise<number> {
  const isNewer = sql`(${enrolments.lastStudiedAt} is null or ${enrolments.lastStudiedAt} <= ${last.at.toISOString()})`;
  const [row] = await tx
    .update(enrolments)
    .set({
      progressPercent: percent,
      finishedLessons,
      lastLessonId: sql`case when ${isNewer} then ${last.lessonId}::bigint else ${enrolments.lastLessonId} end`,
      lastStudiedAt: sql`greatest(${enrolments.lastStudiedAt}, ${last.at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .returning({ percent: enrolments.progressPercent });
  return row?.percent ?? 0;
}
