import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { courses, coursesBehind, revokeCourses, enrolments, restoreCourses } from '../catalogue/index.ts';
import { readItems } from './order.repo.ts';
import { type Order, orderItems, orders } from './order.tables.ts';
import type { Returns } from './returns.ts';

/** Reads the studied percentage of each commodity of an order, weighted by lessons within a package. */
async function readStudied(db: Queryable, { id, userId }: Order): Promise<ReadonlyMap<string, number>> {
  const lessons = sql`greatest(${courses.lessonCount}, 1)`;
  const rows = await db
    .select({
      commodityId: enrolments.commodityId,
      percent: sql<number>`round(sum(${enrolments.progressPercent} * ${lessons}) / sum(${lessons}))`.mapWith(
        Number,
      ),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, userId), eq(enrolments.orderId, id)))
    .groupBy(enrolments.commodityId);
  return new Map(rows.map(({ commodityId, percent }) => [commodityId, percent]));
}

/** Reads what the student bought with other orders and has not returned, oldest first. */
function readOthers(tx: Queryable, { id, userId }: Order) {
  return tx
    .select({ orderId: orders.id, paidAt: orders.paidAt, commodityId: orderItems.commodityId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'paid'),
        ne(orders.id, id),
        gt(orderItems.priceCents, 0),
        isNull(orderItems.returnedAt),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id));
}

/**
 * Reassigns ended courses to other orders of the student that include them. @returns the courses that no other
 * order gives
 */
async function reassignCourses(
  tx: Queryable,
  order: Order,
  ended: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { companyId, userId } = order;
  let left = ended;
  if (left.length === 0) return left;
  for (const { orderId, paidAt, commodityId } of await readOthers(tx, order)) {
    const behind = new Set(await coursesBehind(tx, companyId, commodityId));
    const courseIds = left.filter((courseId) => behind.has(courseId));
    if (courseIds.length === 0 || paidAt === null) continue;
    const passed = await restoreCourses(
      tx,
      { companyId, userId, commodityId, source: 'order', orderId, now: paidAt },
      courseIds,
      now,
    );
    left = left.filter((courseId) => !passed.includes(courseId));
  }
  return left;
}

/** Courses and packages: each item can be returned separately. Free items are kept. */
export const courseReturns: Returns = {
  mayBeRequested: true,

  async parts(db, order) {
    const [items, studied] = await Promise.all([readItems(db, [order.id]), readStudied(db, order)]);
    return items
      .filter(({ priceCents }) => priceCents > 0)
      .map(({ commodityId, name, nameEn, priceCents }) => ({
        itemId: commodityId,
        name,
        nameEn,
        priceCents,
        studiedPercent: studied.get(commodityId) ?? 0,
      }));
  },

  async takeBack(tx, order, itemIds, now) {
    const { id: orderId, companyId, userId } = order;
    const returned = await tx
      .update(orderItems)
      .set({ returnedAt: now })
      .where(
        and(
          eq(orderItems.orderId, orderId),
          inArray(orderItems.commodityId, [...itemIds]),
          isNull(orderItems.returnedAt),
        ),
      )
      .returning({ commodityId: orderItems.commodityId });
    const ended: string[] = [];
    for (const { commodityId } of returned)
      ended.push(...(await revokeCourses(tx, { companyId, userId, commodityId, orderId, now })));
    return reassignCourses(tx, order, ended, now);
  },
};
